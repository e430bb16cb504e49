import { m } from '#messages';
import { type Activity, groupCounts, LEAF_KINDS } from '#rules/rewards/activity.ts';
import { LeafPicture } from '../../activities/tree/leaf.tsx';
import css from '../../activities/tree/tree.module.css';
import { dayCountWords, leafTitle, leafWords } from '../../activities/tree/tree-words.ts';
import { useSession } from '../../api/session.tsx';
import { useNoTests } from '../../api/test-offer.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { formatCount } from '../../ui/words/number-words.ts';
import { DeviceResultsNote } from '../device-results-note.tsx';

/** The learner's tree as text. */
export function TreeCaption({ activity }: { activity: Activity }) {
  const days = dayCountWords(activity);
  const { learner } = useSession().session;
  const hasTests = useNoTests() === null;
  return (
    <Stack gap="s" isWide>
      <p>{leafWords(activity)}</p>
      {days && <p>{days}</p>}
      <TreeLegend counts={activity.counts} />
      {learner && hasTests && groupCounts(activity).test === 0 && <DeviceResultsNote />}
    </Stack>
  );
}

/** A collapsible legend: what each kind of leaf stands for, and how many there are. */
function TreeLegend({ counts }: Pick<Activity, 'counts'>) {
  return (
    <Disclosure title={m['play.tree.legend']()}>
      <ul className={css.legend}>
        {LEAF_KINDS.map((kind) => (
          <li key={kind}>
            <LeafPicture kind={kind} className={css.leaf} />
            <span>{m['play.tree.legend_entry']({ title: leafTitle(kind), number: formatCount(counts[kind]) })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
