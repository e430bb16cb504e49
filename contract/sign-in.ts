import { z } from 'zod';
import { AGE_BANDS } from '#rules/age-band.ts';
import { type Learner, nameSchema } from './learner.ts';
import { PASSWORD } from './password.ts';

const email = z.email().max(254);

/** The age band of the learner, and the consent of the learner or of a grown-up to the text of this version. */
const agreementSchema = z.strictObject({
  ageBand: z.enum(AGE_BANDS),
  /** True when a grown-up makes the account; required for a child under 13. */
  isGrownUp: z.boolean(),
  consentVersion: z.string().max(40),
});
export type Agreement = z.infer<typeof agreementSchema>;

export const signUpSchema = z.strictObject({
  name: nameSchema,
  email,
  password: z.string().min(PASSWORD.shortest).max(PASSWORD.longest),
  ...agreementSchema.shape,
});
export const logInSchema = z.strictObject({ email, password: z.string().min(1).max(PASSWORD.longest) });

/** Begins signing in elsewhere. The provider is not checked here: a name that nobody knows has a sentence of its own. */
export const socialSignInSchema = z.strictObject({
  provider: z.string().max(40),
  /** Made by the page that opened the window, so that it knows the answer for its own. */
  nonce: z.uuid(),
});
/** What somebody says who is new here. `nonce`: of their window; several can be at this point at the same time. */
export const finishSignUpSchema = z.strictObject({ ...agreementSchema.shape, nonce: z.uuid() });
/** Where the window goes next. */
export type SocialSignInAnswer = { url: string };

/** `openMail`: an account comes to be once the link in the mail is opened, if the address has none yet. */
export type SignUpAnswer = { learner: Learner; openMail: false } | { learner: null; openMail: true };

/** Where the callback leads: PATHS.signInDone with these parameters. `outcome` is `done` or one of these codes. */
export const SIGN_IN_OUTCOMES = [
  'done',
  /** Nobody has this account yet: PATHS.signInDone asks for the age band, then POSTs to /api/auth/finish-sign-up. */
  'age-band-needed',
  'denied',
  'account-not-linked',
  'way-in-use',
  'expired',
  'failed',
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** Asks for a mail to an address, whether or not anybody has an account under it. */
export const mailRequestSchema = z.strictObject({ email });
/** What stands behind the # of the address in a mail. */
export const mailTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/);
/** `password`: only whoever signed up knows it; a link that makes an account works with it alone. */
export const confirmEmailSchema = z.strictObject({ token: mailTokenSchema, password: z.string().max(1000).optional() });
/** `learner`: who is signed in here by it, where the link made their account; null where it confirmed the address of one. */
export type ConfirmEmailAnswer = { learner: Learner | null };
/** The password is checked apart, for it has sentences of its own. */
export const resetPasswordSchema = z.strictObject({ token: mailTokenSchema, password: z.string().max(1000) });
