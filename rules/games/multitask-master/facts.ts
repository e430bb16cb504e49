import type { GameFacts } from '../game-facts.ts';

export const MULTITASK_MASTER_FACTS = {
  minutes: 2,
  practises: 'two-tasks',
} as const satisfies GameFacts;
