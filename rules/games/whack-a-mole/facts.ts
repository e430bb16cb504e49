import type { GameFacts } from '../game-facts.ts';

export const WHACK_A_MOLE_FACTS = { minutes: 1, practises: 'speed' } as const satisfies GameFacts;
