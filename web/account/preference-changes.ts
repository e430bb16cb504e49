import type { Preferences } from '#contract/preferences.ts';

type Name = keyof Preferences;
type Needs = {
  send: (name: Name, value: boolean) => Promise<unknown>;
  show: (name: Name, value: boolean) => void;
};

/**
 * Changes toggles at once and sends each press, one after the other, so that the last press is also the last that the
 * server hears of. When the last press of a toggle fails, the toggle goes back to what the server took last.
 * @returns a function that changes one from what is shown; it throws what went wrong when the toggle went back
 */
export function createPreferenceChanges({ send, show }: Needs) {
  const pending = new Map<Name, number>();
  const confirmed = new Map<Name, boolean>();
  let lastSent: Promise<unknown> = Promise.resolve();
  const pendingOf = (name: Name) => pending.get(name) ?? 0;

  return async (name: Name, value: boolean, shown: boolean): Promise<void> => {
    // With no press on its way, what is shown is what the server has.
    if (pendingOf(name) === 0) confirmed.set(name, shown);
    pending.set(name, pendingOf(name) + 1);
    show(name, value);
    const sent = lastSent.then(() => send(name, value));
    lastSent = sent.catch(() => undefined);
    try {
      await sent;
      confirmed.set(name, value);
      pending.set(name, pendingOf(name) - 1);
    } catch (error) {
      pending.set(name, pendingOf(name) - 1);
      if (pendingOf(name) > 0) return;
      show(name, confirmed.get(name) ?? shown);
      throw error;
    }
  };
}
