import { tabChannel } from './tab-channel.ts';

/**
 * Notifies this tab and other tabs that data on this device has changed.
 * @param name the name of the BroadcastChannel
 */
export function deviceChanges(name: string) {
  const { post, listen } = tabChannel<'changed'>(name);
  const listeners = new Set<() => void>();
  return {
    changed() {
      for (const listener of listeners) listener();
      post('changed');
    },
    /** Calls `listener` after every change, in this tab or another; returns the unsubscribe function. */
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
