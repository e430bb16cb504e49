import { useSyncExternalStore } from 'react';
import { stored } from '../device/stored.ts';

/** The number of highlighted lines; 0 means all. */
export const FOCUS_LINES = [0, 1, 3, 5] as const;
type FocusLines = (typeof FOCUS_LINES)[number];

export type ReadingTools = {
  /** The id of the passage that was selected last; null for the first one. */
  passage: string | null;
  lines: FocusLines;
  ruler: boolean;
  syllables: boolean;
  /** Whether parts of speech, such as nouns, are marked. */
  kinds: boolean;
};

export const DEFAULT_TOOLS: ReadingTools = { passage: null, lines: 0, ruler: false, syllables: false, kinds: false };
const kept = stored<ReadingTools>('reading-tools');

const listeners = new Set<() => void>();
let tools: ReadingTools | undefined;

/** The reading tools as stored on this device. */
export function useReadingTools(): ReadingTools {
  return useSyncExternalStore(listen, currentTools, () => DEFAULT_TOOLS);
}

/** Changes some of the tools. Without storage they last until the page is left. */
export function changeTools(change: Partial<ReadingTools>): void {
  tools = { ...currentTools(), ...change };
  kept.write(tools);
  for (const listener of listeners) listener();
}

/** Validates stored values; invalid ones are replaced by defaults. */
export function usableTools(stored: unknown): ReadingTools {
  const { passage, lines, ruler, syllables, kinds } = { ...(stored as Partial<Record<keyof ReadingTools, unknown>>) };
  return {
    passage: typeof passage === 'string' ? passage : DEFAULT_TOOLS.passage,
    lines: FOCUS_LINES.find((known) => known === lines) ?? DEFAULT_TOOLS.lines,
    ruler: typeof ruler === 'boolean' ? ruler : DEFAULT_TOOLS.ruler,
    syllables: typeof syllables === 'boolean' ? syllables : DEFAULT_TOOLS.syllables,
    kinds: typeof kinds === 'boolean' ? kinds : DEFAULT_TOOLS.kinds,
  };
}

function currentTools(): ReadingTools {
  tools ??= kept.read(usableTools) ?? DEFAULT_TOOLS;
  return tools;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
