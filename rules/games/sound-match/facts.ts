import type { GameFacts } from '../game-facts.ts';

export const SOUND_MATCH_FACTS = {
  minutes: 2,
  practises: 'sounds',
  questions: 14,
  next: 'word-or-not',
} as const satisfies GameFacts;
