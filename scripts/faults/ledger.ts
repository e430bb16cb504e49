import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { letterQuizReport } from '../../server/testing/reports.ts';
import { simonReport } from '../../server/testing/runs.ts';

/** Something that a learner finished, on its way to the server; `answer` is what the server said it kept. */
export type Result = {
  id: string;
  learnerId: string;
  kind: 'run' | 'attempt';
  path: string;
  report: object;
  answer?: Record<string, unknown>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const PART: ScreeningPart = 'letter-quiz';

/** What browsers sent, and what they were told is kept: the server may lose none of that. */
export class Ledger {
  readonly #results = new Map<string, Result>();
  #acknowledged = 0;
  readonly #firstAt = Date.now() - DAY_MS;

  /** Notes a new result before it is sent; every second one is an attempt of the screening. */
  write(learnerId: string): Result {
    const id = crypto.randomUUID();
    const isRun = this.#results.size % 2 === 0;
    // Each has an instant of its own, and so a report of its own.
    const finishedAt = new Date(this.#firstAt + this.#results.size).toISOString();
    const result: Result = isRun
      ? { id, learnerId, kind: 'run', path: `runs/simon/${id}`, report: simonReport(1, finishedAt) }
      : { id, learnerId, kind: 'attempt', path: `attempts/${PART}/${id}`, report: letterQuizReport(7, finishedAt) };
    this.#results.set(id, result);
    return result;
  }

  /** Notes what the server said that it kept. A second answer has to say the same: gives whether it does. */
  acknowledge(result: Result, json: unknown): boolean {
    const { run, attempt } = json as { run?: Result['answer']; attempt?: Result['answer'] };
    const answer = run ?? attempt ?? {};
    const isSame = result.answer === undefined || JSON.stringify(result.answer) === JSON.stringify(answer);
    if (!result.answer) this.#acknowledged += 1;
    result.answer ??= answer;
    return isSame;
  }

  get all(): Result[] {
    return [...this.#results.values()];
  }

  get acknowledgedCount(): number {
    return this.#acknowledged;
  }

  get acknowledged(): Result[] {
    return this.all.filter(({ answer }) => answer !== undefined);
  }

  /** Those of which nobody knows whether they were kept. */
  get unanswered(): Result[] {
    return this.all.filter(({ answer }) => answer === undefined);
  }
}
