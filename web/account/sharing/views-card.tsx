import type { Memberships } from '#contract/groups/memberships.ts';
import { m } from '#messages';
import { SHARES, type Share } from '#rules/groups/groups.ts';
import { dayWords, isSameDay, timeWords } from '../../ui/words/dates.ts';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { leaderLabel } from './leader-words.ts';
import { LongList } from './long-list.tsx';

const SHOWN: Record<Share, () => string> = {
  activity: m['sharing.views.activity'],
  progress: m['sharing.views.progress'],
  screening: m['sharing.views.screening'],
};

type View = Memberships['views'][number];

/** When a leader viewed the learner's data, and which data; the newest first. */
export function ViewsCard({ views, now }: { views: readonly View[]; now: Date }) {
  const told = views.map((view) => ({
    instant: view.viewedAt,
    name: leaderLabel(view.leaderName),
    sentence: viewWords(view, now),
  }));
  return (
    <SettingsCard title={m['sharing.views.title']()}>
      {views.length === 0 ? <p>{m['sharing.views.none']()}</p> : <LongList told={told} />}
    </SettingsCard>
  );
}

function viewWords({ firstViewedAt, viewedAt, shown }: View, now: Date): string {
  const [first, last] = [whenWords(firstViewedAt, now), whenWords(viewedAt, now)];
  const seen = joinWithAnd(SHARES.filter((share) => shown[share]).map((share) => SHOWN[share]()));
  if (first === last) return m['sharing.views.shown']({ when: first, shown: seen });
  const isOneDay = isSameDay(new Date(firstViewedAt), new Date(viewedAt));
  return m['sharing.views.shown_again']({ first, last: isOneDay ? timeWords(viewedAt) : last, shown: seen });
}

function whenWords(instant: string, now: Date): string {
  return m['shared.day_and_time']({ day: dayWords(instant, now), time: timeWords(instant) });
}
