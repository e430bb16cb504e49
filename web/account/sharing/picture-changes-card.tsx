import type { Memberships } from '#contract/groups/memberships.ts';
import { m } from '#messages';
import { dayWords, timeWords } from '../../ui/words/dates.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { leaderLabel } from './leader-words.ts';
import { LongList } from './long-list.tsx';

type PictureChangesCardProps = { changes: Memberships['pictureChanges']; now: Date };

/** When a teacher changed the sign-in pictures of a pupil; the newest first. */
export function PictureChangesCard({ changes, now }: PictureChangesCardProps) {
  const told = changes.map(({ changedAt, leaderName }) => ({
    instant: changedAt,
    sentence: m['pupils.told.given']({
      name: leaderLabel(leaderName),
      when: m['shared.day_and_time']({ day: dayWords(changedAt, now), time: timeWords(changedAt) }),
    }),
  }));
  return (
    <SettingsCard title={m['pupils.told.title']()}>
      <LongList told={told} />
      <p>{m['pupils.told.meaning']()}</p>
    </SettingsCard>
  );
}
