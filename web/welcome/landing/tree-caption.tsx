import type { Activity } from '#rules/rewards/activity.ts';
import { TreeLegend } from '../../activities/tree/tree-legend.tsx';
import { dayCountWords, leafWords } from '../../activities/tree/tree-words.ts';
import { Stack } from '../../ui/layout/layout.tsx';

/** The learner's tree as text. */
export function TreeCaption({ activity }: { activity: Activity }) {
  const days = dayCountWords(activity);
  return (
    <Stack gap="s" isWide>
      <p>{leafWords(activity)}</p>
      {days && <p>{days}</p>}
      <TreeLegend counts={activity.counts} />
    </Stack>
  );
}
