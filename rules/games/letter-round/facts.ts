import type { GameFacts } from '../game-facts.ts';

export const LETTER_ROUND_FACTS = {
  minutes: 2,
  practises: 'letters',
  questions: 24,
  next: 'sound-match',
} as const satisfies GameFacts;
