import type { HeardSegment } from '#rules/reading/heard-reading.ts';

/** A word of the text. */
export type WrittenWord = { text: string; sentence: number };

export type FollowRequest = { kind: 'load' } | { kind: 'follow'; words: readonly WrittenWord[]; samples: Float32Array };

/** `isFollowed`: for each word, whether its pronunciation is known, so that it can be recognized. */
export type Followed = { parts: HeardSegment[]; isFollowed: boolean[] };
export type FollowAnswer = { kind: 'loaded' } | { kind: 'failed' } | ({ kind: 'followed' } & Followed);
