import { addressOf } from '#contract/platform/endpoint.ts';
import { MOST_ATTEMPTS_A_DAY } from '#rules/screening/screening-sequence.ts';
import { letterQuizReport, simonReport } from '../../server/testing/runs/reports.ts';

/** A run or attempt that a learner finished. `answer` is what the server said it stored. */
export type Result = {
  id: string;
  learnerId: string;
  kind: 'run' | 'attempt';
  path: string;
  report: object;
  answer?: Record<string, unknown>;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** All results that were sent. The server must lose none that it acknowledged. */
export class History {
  readonly results: Result[] = [];
  acknowledgedCount = 0;
  readonly #firstAt = Date.now() - DAY_MS;
  /** The number of attempts of each learner. */
  readonly #attempts = new Map<string, number>();

  /**
   * Adds a new result before it is sent: runs and attempts alternately, each with a different report, and only runs once
   * the learner has made as many attempts as an account takes in a day.
   */
  add(learnerId: string): Result {
    const id = crypto.randomUUID();
    const finishedAt = new Date(this.#firstAt + this.results.length).toISOString();
    const attempts = this.#attempts.get(learnerId) ?? 0;
    const isRun = this.results.length % 2 === 0 || attempts >= MOST_ATTEMPTS_A_DAY;
    if (!isRun) this.#attempts.set(learnerId, attempts + 1);
    const runPath = { learnerId, game: 'simon', runId: id };
    const attemptPath = { learnerId, part: 'letter-quiz', attemptId: id };
    const result: Result = isRun
      ? {
          ...{ id, learnerId, kind: 'run', report: simonReport(1, finishedAt) },
          path: addressOf('PUT /learners/:learnerId/runs/:game/:runId', runPath),
        }
      : {
          ...{ id, learnerId, kind: 'attempt', report: letterQuizReport(7, finishedAt) },
          path: addressOf('PUT /learners/:learnerId/attempts/:part/:attemptId', attemptPath),
        };
    this.results.push(result);
    return result;
  }

  /** Records an acknowledgement. Returns false when an earlier one of the same result had another answer. */
  acknowledge(result: Result, json: unknown): boolean {
    const { run, attempt } = json as { run?: Result['answer']; attempt?: Result['answer'] };
    const answer = run ?? attempt ?? {};
    if (result.answer) return JSON.stringify(result.answer) === JSON.stringify(answer);
    result.answer = answer;
    this.acknowledgedCount += 1;
    return true;
  }

  get acknowledged(): Result[] {
    return this.results.filter(({ answer }) => answer !== undefined);
  }

  get unacknowledged(): Result[] {
    return this.results.filter(({ answer }) => answer === undefined);
  }
}
