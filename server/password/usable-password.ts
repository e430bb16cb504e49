import { PASSWORD } from '#contract/password.ts';
import { Problem } from '../problems.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks that a new password is long enough, not too long, and not what guessers try first.
 * @throws Problem that says which of these it is.
 */
export function checkUsablePassword(password: string, email: string): void {
  if (password.length < PASSWORD.shortest) throw new Problem('weak-password');
  if (password.length > PASSWORD.longest) throw new Problem('long-password');
  if (isCommonPassword(password, email)) throw new Problem('common-password');
}
