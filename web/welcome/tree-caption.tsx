import type { Activity } from '#rules/activity.ts';
import { TreeLegend } from '../play/tree/tree-legend.tsx';
import { dayCountWords, leafWords } from '../play/tree/tree-words.ts';
import { Stack } from '../ui/stack.tsx';

/** What the learner's tree shows, in words. */
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
