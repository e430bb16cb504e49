import type { ResultOf } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';

/** An attempt as the report needs it. `timestamp` is an ISO instant in UTC. */
export type Attempt<Part extends ScreeningPart> = ResultOf[Part] & { attemptId: string; timestamp: string };
