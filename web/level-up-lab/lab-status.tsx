import type { Learner } from '#contract/learner.ts';
import { m } from '#messages';
import { lastEntry } from '../api/diary-reading.ts';
import { onDiaryChange } from '../api/diary-writing.ts';
import { isTrying, useIsSessionKnown, useSession } from '../api/session.tsx';
import { useDeviceData } from '../api/use-device-data.ts';
import { useLeaderboard } from '../api/use-leaderboard.ts';
import { useSettings } from '../ui/device-settings.ts';
import { writtenWords } from './written-words.ts';

/** When the last diary entry on this device was written. */
export function DiaryStatus() {
  const isKnown = useIsSessionKnown();
  const { data: last, isRefused } = useDeviceData('', lastEntry, onDiaryChange);
  if (!isKnown || last === undefined || isRefused) return m['lab.page.diary_closed']();
  return last ? m['lab.page.diary_last_entry']({ when: writtenWords(last, new Date()) }) : m['lab.page.diary_empty']();
}

/** The XP and the place of the learner. */
export function LeaderboardStatus() {
  const { learner } = useSession().session;
  if (isTrying(learner)) return m['lab.page.leaderboard_trying']();
  return learner ? <OwnStanding learner={learner} /> : m['lab.page.leaderboard_visitor']();
}

/** The session has the points; XP and place are missing until the server answers. */
function OwnStanding({ learner }: { learner: Learner }) {
  const you = useLeaderboard().leaderboard?.you;
  if (useSettings().calm) return m['lab.page.leaderboard_calm']();
  return you
    ? m['lab.page.leaderboard_place']({ points: you.points, place: you.place })
    : m['lab.page.leaderboard_points']({ points: learner.points });
}
