import { useQuery } from '@tanstack/react-query';
import type { Learner } from '#contract/people/learner.ts';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { RUN } from '#rules/games/runs.ts';
import { daySummary, isWithinDay } from '#rules/rewards/day-summary.ts';
import { useToday } from '../../activities/todays-three/local-day.ts';
import { notListed } from '../../activities/todays-three/outbox-entries.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { Card } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { useSettings } from '../../ui/settings/device-settings.ts';
import { daySummaryWords } from './day-summary-words.ts';

/** The placeholder of the report until the learner is known. */
export function BlankDailyReport() {
  return (
    <Card isSoft gap="s" className={layout.blank} aria-hidden="true">
      <h2 className={layout.extraLarge}>{m['welcome.daily_report.title']()}</h2>
      <p>{m['welcome.daily_report.loading']()}</p>
    </Card>
  );
}

/** A picture sign-in session must not show attempts. */
const NO_ATTEMPTS: ScreeningAttempts = { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] };

type DailyReportProps = {
  learner: Learner;
  /** Results on this device that the server may not have stored yet. */
  outbox: readonly OutboxEntry[];
};

/** A short summary of the learner's day. */
export function DailyReport({ learner: { id: learnerId, isByPictures }, outbox }: DailyReportProps) {
  const today = useToday();
  const settings = useSettings();
  const asked = useQuery({ ...attemptsQuery(learnerId), enabled: !isByPictures });
  const attempts = isByPictures ? { data: NO_ATTEMPTS, isError: false } : asked;
  const runs = useQuery(runsQuery(learnerId));
  const unsent = notListed(outbox, attempts.data, runs.data);
  const isKnown = attempts.data && runs.data;
  // Cached results may be outdated, but with an unsent result of today the summary is still correct.
  const isAway = (attempts.isError || runs.isError) && !(isKnown && unsent.some((each) => isWithinDay(today, each)));
  const words = () => {
    if (isAway) return m['welcome.daily_report.away']();
    if (!isKnown) return m['welcome.daily_report.loading']();
    const activity = { attempts: attempts.data, runs: runs.data, maxListed: RUN.maxListed, waiting: unsent };
    return daySummaryWords(daySummary(activity, today), settings);
  };
  return (
    <Card isSoft gap="s">
      <h2 className={layout.extraLarge}>{m['welcome.daily_report.title']()}</h2>
      <p>{words()}</p>
    </Card>
  );
}
