import type { GameFacts } from '../game-facts.ts';

export const CAREFUL_MOLES_FACTS = {
  minutes: 3,
  practises: 'stopping',
  next: 'whack-a-mole',
} as const satisfies GameFacts;
