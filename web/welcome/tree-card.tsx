import { m } from '#messages';
import { NO_ACTIVITY } from '#rules/activity.ts';
import { PATHS } from '../app/paths.ts';
import { OwnTree } from '../play/tree/own-tree.tsx';
import { dayCountWords, leafWords } from '../play/tree/tree-words.ts';
import { useActivity } from '../play/tree/use-activity.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Row, Stack } from '../ui/stack.tsx';
import css from './dashboard.module.css';

/** The learner's tree, small, and in words. */
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
