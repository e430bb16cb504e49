import type { HeardSegment, TextWord } from '#rules/reading/heard-reading.ts';

/** A word of the text; empty for a word in another language than English. */
export type WrittenWord = { text: string; sentence: number };

export type FollowRequest = { kind: 'load' } | { kind: 'follow'; words: readonly WrittenWord[]; samples: Float32Array };

/** Of each word: whether it can be recognized, and whether the dictionary has it, so that its sounds are no guess. */
export type Followed = { parts: HeardSegment[]; words: Pick<TextWord, 'isFollowed' | 'isKnown'>[] };
export type FollowAnswer = { kind: 'loaded' } | { kind: 'failed' } | ({ kind: 'followed' } & Followed);
