import { Link } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { type Activity, leafCount, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { useToday } from '../../activities/todays-three/local-day.ts';
// useActivity imports it when it is needed. The dashboard always needs it, so it comes with the page.
import '../../api/activity.ts';
import { LeafPicture } from '../../activities/tree/leaf.tsx';
import { OwnTree } from '../../activities/tree/own-tree.tsx';
import { leafTitle } from '../../activities/tree/tree-words.ts';
import { useActivity } from '../../activities/tree/use-activity.ts';
import { LearnersOnly, TryingOnly, UnlessFocusMode, UnlessTrying } from '../../learner/shown-to.tsx';
import { PATHS } from '../../paths.ts';
import { StarIcon } from '../../ui/icons.ts';
import { Badge, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { UnlessCalm } from '../../ui/settings/unless-calm.tsx';
import { formatCount } from '../../ui/words/number-words.ts';
import css from '../dashboard.module.css';
import { HelloTitle } from '../landing/hello-title.tsx';
import { lastSevenDays } from './week.ts';

/** The top of the dashboard: the greeting, the points, and the tree with what is new on it. */
export function DashboardHead({ learner }: { learner: Learner | null }) {
  const activity = useActivity();
  return (
    <div className={css.head}>
      <Stack gap="s" className={css.headWords}>
        <HelloTitle learner={learner} />
        <TryingOnly>
          <p className={layout.lead}>{m['welcome.dashboard.lead']()}</p>
        </TryingOnly>
        <UnlessTrying>
          <TreeWords activity={activity} />
          <LearnersOnly>
            <UnlessFocusMode>
              <UnlessCalm>
                <Row>
                  <Badge tone="sun" large isBlank={!learner}>
                    <StarIcon />
                    {m['welcome.dashboard.points']({ count: learner?.points ?? 0 })}
                  </Badge>
                </Row>
              </UnlessCalm>
            </UnlessFocusMode>
          </LearnersOnly>
        </UnlessTrying>
      </Stack>
      <UnlessTrying>
        <TreePicture activity={activity} />
      </UnlessTrying>
    </div>
  );
}

/** Undefined until it is known; null for a visitor who has finished nothing. */
type ShownActivity = { activity: Activity | null | undefined };

/** The number of leaves, the newest one, and the last seven days; as high before the activity is known. */
function TreeWords({ activity }: ShownActivity) {
  const shown = activity ?? NO_ACTIVITY;
  const count = leafCount(shown);
  const newest = shown.newest.at(-1);
  return (
    <div className={classNames(css.treeWords, activity === undefined && layout.blank)}>
      <p>{m['welcome.dashboard.tree.count']({ count, number: formatCount(count) })}</p>
      {newest ? (
        <p className={css.newest}>
          <LeafPicture kind={newest} className={css.newestPicture} />
          <span className={layout.hidden}>{m['welcome.dashboard.tree.newest']()}</span>
          {leafTitle(newest)}
        </p>
      ) : (
        <p>{m['welcome.dashboard.tree.none']()}</p>
      )}
      <Week activity={shown} />
    </div>
  );
}

/** One leaf for each of the last seven days, darker for a day on which something was finished. None is empty. */
function Week({ activity }: { activity: Activity }) {
  const days = lastSevenDays(new Date(useToday().from));
  const count = days.filter((day) => activity.days.includes(day)).length;
  return (
    <span role="img" aria-label={m['welcome.dashboard.tree.week']({ count })} className={css.week}>
      {days.map((day) => (
        <svg key={day} viewBox="-16 -24 32 48" aria-hidden="true" data-here={activity.days.includes(day) || undefined}>
          <path d="M0-22C14-10 14 8 0 22C-14 8-14-10 0-22Z" />
        </svg>
      ))}
    </span>
  );
}

function TreePicture({ activity }: ShownActivity) {
  return (
    <Link to={PATHS.landing} className={css.treePicture} aria-label={m['welcome.dashboard.tree.open']()}>
      {activity !== undefined && <OwnTree activity={activity ?? NO_ACTIVITY} isAlone />}
    </Link>
  );
}
