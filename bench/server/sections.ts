import type { Figure } from '../figures.ts';
import { growth } from './growth.ts';
import { classOfLearners, mostLearners } from './learners.ts';
import { memory } from './memory.ts';
import { overload } from './overload.ts';
import { parallelSaves } from './parallel-saves.ts';
import { postgresCost, sqliteCost } from './request-cost.ts';
import type { ServerBench } from './server-bench.ts';
import { signInRate } from './sign-in-rate.ts';
import { reading, saving } from './throughput.ts';

/** Sections that need no browser; `npm run bench server` runs all of them. */
export const SERVER_SECTIONS: { name: string; measure: (bench: ServerBench) => Promise<Figure[]> }[] = [
  { name: 'saving', measure: saving },
  { name: 'reading', measure: reading },
  { name: 'sqlite-cost', measure: sqliteCost },
  { name: 'postgres-cost', measure: postgresCost },
  { name: 'parallel-saves', measure: parallelSaves },
  { name: 'sign-in-rate', measure: signInRate },
  { name: 'growth', measure: growth },
  { name: 'memory', measure: memory },
  { name: 'class', measure: classOfLearners },
  { name: 'most-learners', measure: mostLearners },
  { name: 'overload', measure: overload },
];
