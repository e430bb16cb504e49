import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useLedGroups } from '../api/led-groups.ts';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import layout from '../ui/layout.module.css';
import { GroupCard } from './group-card.tsx';
import { useGroupViewLoaded } from './group-view/group-view-page.tsx';
import css from './groups.module.css';
import { NewGroupForm } from './new-group-form.tsx';
import { PupilListCard } from './pupil-list-card.tsx';

/** The groups of a leader, oldest first, and a form for a new one. */
export function GroupList({ learner }: { learner: Learner }) {
  const { groups, isAway, tryAgain } = useLedGroups(learner.id);
  useGroupViewLoaded();
  if (isAway)
    return (
      <Card as="div" isRoomy>
        <p role="alert">{m['groups.away']()}</p>
        <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>
      </Card>
    );
  if (!groups)
    return (
      <div className={layout.loading}>
        <p>{m['groups.loading']()}</p>
      </div>
    );
  return (
    <>
      {groups.length === 0 ? (
        <p>{m['groups.none']()}</p>
      ) : (
        <ul className={css.groups} aria-label={m['groups.list']()}>
          {groups.map((group) => (
            <GroupCard key={group.groupId} learnerId={learner.id} group={group} />
          ))}
        </ul>
      )}
      {learner.role === 'educator' && <PupilListCard />}
      <NewGroupForm learner={learner} />
    </>
  );
}
