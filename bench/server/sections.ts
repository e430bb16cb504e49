import type { Figure } from '../figures.ts';
import { classOfLearners } from './class-of-learners.ts';
import { growth } from './growth.ts';
import { memory } from './memory.ts';
import { mostLearners } from './most-learners.ts';
import { overload } from './overload.ts';
import { reading } from './reading.ts';
import { saving } from './saving.ts';
import { signInRate } from './sign-in-rate.ts';
import { workers } from './workers.ts';
import type { Workshop } from './workshop.ts';

/** What is measured of the server alone, without a browser. `server` stands for all of them. */
export const SERVER_SECTIONS: { name: string; measure: (workshop: Workshop) => Promise<Figure[]> }[] = [
  { name: 'saving', measure: saving },
  { name: 'reading', measure: reading },
  { name: 'sign-in-rate', measure: signInRate },
  { name: 'growth', measure: growth },
  { name: 'memory', measure: memory },
  { name: 'class', measure: classOfLearners },
  { name: 'most-learners', measure: mostLearners },
  { name: 'overload', measure: overload },
  { name: 'workers', measure: workers },
];
