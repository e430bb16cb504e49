const listeners = new Set<() => void>();

/** One channel for posting and listening, so that a tab does not hear itself. */
let channel: BroadcastChannel | undefined;

/** Calls `listener` after every change of the diary, in this tab or another. */
export function onDiaryChange(listener: () => void): () => void {
  listenToOtherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says, in this tab and in others, that the diary changed. */
export function diaryChanged(): void {
  tellListeners();
  listenToOtherTabs().postMessage('changed');
}

function listenToOtherTabs(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('diary');
    channel.addEventListener('message', tellListeners);
  }
  return channel;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
