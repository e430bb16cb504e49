import type { GameFacts } from '../games/game-facts.ts';

export const PICTURE_WORDS_FACTS = { minutes: 2, practises: 'words' } as const satisfies GameFacts;
