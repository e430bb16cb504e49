import type { GameFacts } from '../game-facts.ts';

export const SIMON_FACTS = { minutes: 2, practises: 'memory' } as const satisfies GameFacts;
