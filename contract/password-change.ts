import { z } from 'zod';

/** Long enough for whatever somebody pastes; which passwords can be used is checked apart, with sentences of its own. */
const typed = z.string().max(1000);

/** POST /api/learners/:learnerId/password. A learner who has no password yet leaves the current one out. */
export const passwordChangeSchema = z.strictObject({ currentPassword: typed.optional(), newPassword: typed });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
