import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { isTrying, useIsSessionKnown, useSession } from '../api/session.tsx';
import { useLeaderboard } from '../api/use-leaderboard.ts';
import { lastEntry } from '../device/texts/diary-reading.ts';
import { onDiaryChange } from '../device/texts/diary-writing.ts';
import { useDeviceData } from '../device/use-device-data.ts';
import { useSettings } from '../ui/settings/device-settings.ts';
import { writtenWords } from './written-words.ts';

/** When the last diary entry on this device was written. */
export function DiaryStatus() {
  const isKnown = useIsSessionKnown();
  const { data: last, isRefused } = useDeviceData('', lastEntry, onDiaryChange);
  if (!isKnown || last === undefined || isRefused) return m['lab.page.diary_closed']();
  return last ? m['lab.page.diary_last_entry']({ when: writtenWords(last, new Date()) }) : m['lab.page.diary_empty']();
}

/** The XP and the rank of the learner. */
export function LeaderboardStatus() {
  const { learner } = useSession().session;
  if (isTrying(learner)) return m['lab.page.leaderboard_trying']();
  return learner ? <OwnStanding learner={learner} /> : m['lab.page.leaderboard_visitor']();
}

/** The points come from the session; XP and rank are missing until the server responds. */
function OwnStanding({ learner }: { learner: Learner }) {
  const you = useLeaderboard().leaderboard?.you;
  if (useSettings().calm) return m['lab.page.leaderboard_calm']();
  return you
    ? m['lab.page.leaderboard_place']({ points: you.points, place: you.place })
    : m['lab.page.leaderboard_points']({ points: learner.points });
}
