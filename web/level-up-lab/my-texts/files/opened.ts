import type { TextBlock } from '#rules/reading/my-texts.ts';

/** What was read of a file. The title is empty where the file has none. */
export type Opened = { title: string; blocks: TextBlock[] };

/** Tells how much of the work is done: 0 to 1, or null where that is not known; and what is done now. */
export type Progress = { step: 'loading' | 'reading'; done: number | null };

export type OnProgress = (progress: Progress) => void;
