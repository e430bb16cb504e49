import type { GameFacts } from '../games/game-facts.ts';

export const READING_FACTS = { minutes: 3, practises: 'reading' } as const satisfies GameFacts;
