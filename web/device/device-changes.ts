/**
 * Tells this tab and the others that data of this device changed.
 * @param name of the channel between tabs
 */
export function deviceChanges(name: string) {
  const listeners = new Set<() => void>();
  // One channel for posting and listening, as a channel does not receive its own messages.
  let channel: BroadcastChannel | undefined;
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const openChannel = () => {
    if (!channel) {
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', notifyListeners);
    }
    return channel;
  };
  return {
    changed() {
      notifyListeners();
      openChannel().postMessage('changed');
    },
    /** Calls `listener` after every change, in this tab or another; returns what ends this. */
    onChange(listener: () => void): () => void {
      openChannel();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
