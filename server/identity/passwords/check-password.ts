import { PASSWORD } from '#contract/password.ts';
import { Problem } from '../../http/problems.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks the length of a new password and that it is not common.
 * @throws Problem `weak-password`, `long-password` or `common-password`.
 */
export function checkNewPassword(password: string, email: string): void {
  if (password.length < PASSWORD.shortest) throw new Problem('weak-password');
  if (password.length > PASSWORD.longest) throw new Problem('long-password');
  if (isCommonPassword(password, email)) throw new Problem('common-password');
}
