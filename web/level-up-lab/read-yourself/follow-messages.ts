import type { HeardPart } from '#rules/reading/heard-reading.ts';

/** A word as it stands in the text. */
export type WrittenWord = { text: string; sentence: number };

export type FollowRequest = { kind: 'load' } | { kind: 'follow'; words: readonly WrittenWord[]; samples: Float32Array };

/** `isFollowed`: for each word, whether the follower knows how it sounds. */
export type Followed = { parts: HeardPart[]; isFollowed: boolean[] };
export type FollowAnswer = { kind: 'loaded' } | { kind: 'failed' } | ({ kind: 'followed' } & Followed);
