import { m } from '#messages';

/** Says why nothing was read aloud. */
export function silentWords(): string {
  return navigator.onLine ? m['shared.listen.no_voice']() : m['shared.listen.no_network']();
}
