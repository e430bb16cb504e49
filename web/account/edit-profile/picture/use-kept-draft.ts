import { useState } from 'react';

const kept = new Map<string, unknown>();

/** State that is there again when somebody comes back to the page, until the app is loaded anew. Null: nothing. */
export function useKeptDraft<Draft>(key: string) {
  const [draft, setDraft] = useState(() => (kept.get(key) ?? null) as Draft | null);
  const keep = (next: Draft | null) => {
    if (next === null) kept.delete(key);
    else kept.set(key, next);
    setDraft(next);
  };
  return [draft, keep] as const;
}
