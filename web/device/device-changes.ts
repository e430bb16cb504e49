import { tabChannel } from './tab-channel.ts';

/**
 * Tells this tab and the others that data of this device changed.
 * @param name of the channel between tabs
 */
export function deviceChanges(name: string) {
  const { post, listen } = tabChannel<'changed'>(name);
  const listeners = new Set<() => void>();
  return {
    changed() {
      for (const listener of listeners) listener();
      post('changed');
    },
    /** Calls `listener` after every change, in this tab or another; returns what ends this. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      const stopListening = listen(listener);
      return () => {
        listeners.delete(listener);
        stopListening();
      };
    },
  };
}
