import { useSyncExternalStore } from 'react';
import { onStoredChange, storedText } from '../../device/stored.ts';

/** A draft that survives a reload, and that the tabs which share the storage share. */
export function storedDraft(key: string, storage?: () => Storage) {
  const kept = storedText(key, storage);
  /** Without storage the text is lost when the page is left. */
  let notKept: string | null = null;
  const read = () => notKept ?? kept.read() ?? '';
  const write = (text: string) => {
    notKept = text;
    if (kept.write(text === '' ? null : text)) notKept = null;
  };
  return { use: () => useSyncExternalStore(onStoredChange, read, () => ''), read, write };
}
