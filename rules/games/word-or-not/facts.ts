import type { GameFacts } from '../game-facts.ts';

export const WORD_OR_NOT_FACTS = {
  minutes: 3,
  practises: 'words',
  questions: 84,
  next: 'letter-round',
} as const satisfies GameFacts;
