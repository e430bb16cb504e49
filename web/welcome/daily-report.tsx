import { useQuery } from '@tanstack/react-query';
import { daySummary } from '#rules/day-summary.ts';
import { runsQuery } from '../api/game-runs.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import css from './daily-report.module.css';
import { useToday } from './local-day.ts';

/** One short summary of a learner's day, for those who keep Daily Reports on. */
export function DailyReport({ learnerId }: { learnerId: string }) {
  const today = useToday();
  const attempts = useQuery(attemptsQuery(learnerId));
  const runs = useQuery(runsQuery(learnerId));
  const isAway = [attempts, runs].some(({ data, isError }) => data === undefined && isError);
  const summary = attempts.data && runs.data && daySummary({ attempts: attempts.data, runs: runs.data }, today);
  return (
    <section className={classNames(card.card, card.soft, layout.stack, layout.stackS)}>
      <h2 className={css.title}>Daily report</h2>
      <p>{summary ?? (isAway ? AWAY : 'Your day is being looked up.')}</p>
    </section>
  );
}

const AWAY = 'The server does not answer, so your day cannot be shown now. What you did is still stored.';
