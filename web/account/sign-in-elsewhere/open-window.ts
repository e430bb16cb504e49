import type { SocialProvider } from '#rules/sign-in-methods.ts';
import { PATHS } from '../../app/paths.ts';
import { keepNote, type SignInIntent } from './sign-in-note.ts';

const WINDOW_PX = { width: 480, height: 720 };

export type OpenedWindow = { nonce: string; way: SocialProvider; intent: SignInIntent; window: Window };

/**
 * Opens the window in which somebody signs in elsewhere; only within a press, or browsers refuse it. Where it is
 * refused, this tab goes there itself and comes back; then nothing is given.
 */
export function openSignInWindow(way: SocialProvider, intent: SignInIntent): OpenedWindow | null {
  const nonce = crypto.randomUUID();
  const address = `${PATHS.signInWith}?${new URLSearchParams({ way, nonce, intent })}`;
  keepNote(nonce, { way, intent, backTo: null });
  const opened = window.open(address, '_blank', features());
  if (opened) return { nonce, way, intent, window: opened };
  const { pathname, search, hash } = location;
  keepNote(nonce, { way, intent, backTo: pathname + search + hash });
  location.assign(address);
  return null;
}

/** In the middle of the window below it. */
function features(): string {
  const width = Math.min(WINDOW_PX.width, screen.availWidth);
  const height = Math.min(WINDOW_PX.height, screen.availHeight);
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
