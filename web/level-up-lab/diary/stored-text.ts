import { useSyncExternalStore } from 'react';

/** A text that is being typed: it survives a reload, and every tab that shares the storage shows the same. */
export type StoredText = { use: () => string; read: () => string; write: (text: string) => void };

/** Where the browser keeps nothing, the text holds until the page is left. */
export function storedText(storage: () => Storage, key: string): StoredText {
  const listeners = new Set<() => void>();
  let text: string | undefined;

  const read = () => {
    text ??= textIn(storage, key);
    return text;
  };
  const write = (next: string) => {
    text = next;
    keepText(storage, key, next);
    for (const listener of listeners) listener();
  };
  const listen = (listener: () => void) => {
    const changedElsewhere = (event: StorageEvent) => {
      if (event.key !== key) return;
      text = undefined;
      listener();
    };
    listeners.add(listener);
    addEventListener('storage', changedElsewhere);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', changedElsewhere);
    };
  };
  return { use: () => useSyncExternalStore(listen, read, () => ''), read, write };
}

function textIn(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keepText(storage: () => Storage, key: string, text: string): void {
  try {
    if (text === '') storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // A private window may refuse to keep anything.
  }
}
