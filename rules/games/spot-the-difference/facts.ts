import type { GameFacts } from '../game-facts.ts';

export const SPOT_THE_DIFFERENCE_FACTS = {
  minutes: 2,
  practises: 'looking',
} as const satisfies GameFacts;
