import { useSyncExternalStore } from 'react';

/** A draft in web storage: it survives a reload, and the tabs that share the storage share it. */
type StoredText = { use: () => string; read: () => string; write: (text: string) => void };

/** Without storage the text is lost when the page is left. */
export function storedText(storage: () => Storage, key: string): StoredText {
  const listeners = new Set<() => void>();
  let text: string | undefined;

  const read = () => {
    text ??= readText(storage, key);
    return text;
  };
  const write = (next: string) => {
    text = next;
    writeText(storage, key, next);
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

function readText(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeText(storage: () => Storage, key: string, text: string): void {
  try {
    if (text === '') storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // A private window may refuse storage.
  }
}
