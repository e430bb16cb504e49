import type { LeaderboardRow } from '#contract/leaderboard.ts';
import { Note } from '../../ui/note.tsx';

const NAMES = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Says which of the rows are made up, while there are any. */
export function SamplesNote({ rows }: { rows: readonly LeaderboardRow[] }) {
  const samples = rows.filter(({ isSample }) => isSample).map(({ name }) => name ?? '');
  if (samples.length === 0) return null;
  const are = samples.length === 1 ? 'is a made-up sample' : 'are made-up samples';
  return <Note>{`${NAMES.format(samples)} ${are}. Real learners are here when they choose to be shown.`}</Note>;
}
