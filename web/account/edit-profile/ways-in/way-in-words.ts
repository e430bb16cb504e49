import type { SignInMethod } from '#rules/sign-in-methods.ts';
import { wayName } from '../../sign-in-elsewhere/way-names.ts';

/** What a way in is called at the start of a sentence or alone. */
export function signInMethodName(way: SignInMethod): string {
  return way === 'password' ? 'Password' : wayName(way);
}

/** What is asked before a way in is taken away. */
export function takeAwayWords(way: SignInMethod): string {
  return `Then you cannot sign in with ${howToSignIn(way)} any more. Go on?`;
}

/** What is said once it is. */
export function takenAwayWords(way: SignInMethod): string {
  return `You cannot sign in with ${howToSignIn(way)} here any more.`;
}

function howToSignIn(way: SignInMethod): string {
  return way === 'password' ? 'your password' : wayName(way);
}
