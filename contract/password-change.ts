import { z } from 'zod';

/** Accepts any pasted text; the password rules are checked separately, because each has its own problem code. */
const anyPassword = z.string().max(1000);

/** POST /api/learners/:learnerId/password. `currentPassword` is omitted when the account has none yet. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: anyPassword.optional(),
  newPassword: anyPassword,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
