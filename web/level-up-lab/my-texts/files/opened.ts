import type { TextBlock } from '#rules/reading/my-texts.ts';

/** The content of a file. The title is empty if the file has none. */
export type Opened = { title: string; blocks: TextBlock[] };

/** The progress: the current step, and the share that is done, from 0 to 1, or null if unknown. */
export type Progress = { step: 'loading' | 'reading'; done: number | null };

export type OnProgress = (progress: Progress) => void;
