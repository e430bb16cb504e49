import { useQuery } from '@tanstack/react-query';
import { RUNS_LISTED } from '#contract/game-runs.ts';
import { daySummary, isWithinDay } from '#rules/day-summary.ts';
import type { OutboxEntry } from '../api/device-store.ts';
import { runsQuery } from '../api/game-runs.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import css from './daily-report.module.css';
import { useToday } from './local-day.ts';
import { notListed } from './waiting.ts';

type DailyReportProps = {
  learnerId: string;
  /** What the learner did on this device and the server may not have yet. */
  outbox: readonly OutboxEntry[];
};

/** One short summary of a learner's day, for those who keep Daily Reports on. */
export function DailyReport({ learnerId, outbox }: DailyReportProps) {
  const today = useToday();
  const attempts = useQuery(attemptsQuery(learnerId));
  const runs = useQuery(runsQuery(learnerId));
  const waiting = notListed(outbox, attempts.data, runs.data);
  const isKnown = attempts.data && runs.data;
  // What was read before may be old; with what waits here it is at least true.
  const isAway = (attempts.isError || runs.isError) && !(isKnown && waiting.some((each) => isWithinDay(today, each)));
  const summary =
    isKnown && daySummary({ attempts: attempts.data, runs: runs.data, maxListed: RUNS_LISTED, waiting }, today);
  return (
    <section className={classNames(card.card, card.soft, layout.stack, layout.stackS)}>
      <h2 className={css.title}>Daily report</h2>
      <p>{isAway ? AWAY : (summary ?? 'Your day is being looked up.')}</p>
    </section>
  );
}

const AWAY = 'The server does not answer, so your day cannot be shown now. What you did is still stored.';
