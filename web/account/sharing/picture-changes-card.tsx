import type { Memberships } from '#contract/memberships.ts';
import { m } from '#messages';
import { dayWords, timeWords } from '../../ui/dates.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { leaderLabel } from './leader-words.ts';
import css from './sharing.module.css';

const SHOWN = 5;

type PictureChangesCardProps = { changes: Memberships['pictureChanges']; now: Date };

/** When a teacher gave a pupil new pictures; the newest first. */
export function PictureChangesCard({ changes, now }: PictureChangesCardProps) {
  return (
    <SettingsCard title={m['pupils.told.title']()}>
      <ul className={css.changes}>
        {changes.slice(0, SHOWN).map(({ changedAt, leaderName }) => (
          <li key={changedAt} className={css.name}>
            {m['pupils.told.given']({
              name: leaderLabel(leaderName),
              when: m['shared.day_and_time']({ day: dayWords(changedAt, now), time: timeWords(changedAt) }),
            })}
          </li>
        ))}
      </ul>
      <p>{m['pupils.told.meaning']()}</p>
    </SettingsCard>
  );
}
