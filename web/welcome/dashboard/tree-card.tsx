import { m } from '#messages';
import { NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { OwnTree } from '../../activities/tree/own-tree.tsx';
import { dayCountWords, leafWords } from '../../activities/tree/tree-words.ts';
import { useActivity } from '../../activities/tree/use-activity.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../dashboard.module.css';

/** The learner's tree as a small picture and as text. */
export function TreeCard() {
  const activity = useActivity();
  const shown = activity ?? NO_ACTIVITY;
  const days = dayCountWords(shown);
  return (
    <Card isFree className={classNames(css.tree, !activity && layout.blank)}>
      <div className={css.treePicture}>{activity && <OwnTree activity={activity} isAlone />}</div>
      <Stack gap="s" isWide className={css.words}>
        <h2>{m['welcome.dashboard.tree.title']()}</h2>
        <p>{leafWords(shown)}</p>
        {days && <p>{days}</p>}
        <Row>
          <ButtonLink look="quiet" to={PATHS.landing}>
            {m['welcome.dashboard.tree.open']()}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
