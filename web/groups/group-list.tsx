import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { GROUP_KINDS, type GroupKind } from '#rules/groups/groups.ts';
import { useLedGroups } from '../api/led-groups.ts';
import { useFreshSignIn } from '../learner/sign-in-again/use-fresh-sign-in.tsx';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { FormEnd } from '../ui/controls/form-end.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import { UsersThreeIcon } from '../ui/icons.ts';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Card, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { ChunkMissing } from '../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../ui/loading/lazy-chunk.ts';
import { GroupCard } from './group-card.tsx';
import { useGroupViewLoaded } from './group-view/group-view-page.tsx';
import { groupNameProblem } from './group-words.ts';
import css from './groups.module.css';
import { useGroupChanges } from './groups-query.ts';
import { InvitationCard, invitationIn } from './leaders/invitation-card.tsx';
import { SignUpInvitationCard } from './leaders/sign-up-invitation-card.tsx';

/** Loaded lazily, because it imports the rules of every game. */
const WorthALook = lazyChunk(
  () => import('./group-view/worth-a-look.tsx').then((chunk) => chunk.WorthALook),
  ChunkMissing,
);

/** The groups of a leader, oldest first, and a form for a new one. */
export function GroupList({ learner }: { learner: Learner }) {
  const { groups, isAway, tryAgain } = useLedGroups(learner.id);
  const given = invitationIn(useLocation().hash);
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
  const led = groups.find(({ role }) => role === 'leads');
  return (
    <>
      {given && <InvitationCard key={given} learner={learner} given={given} />}
      {groups.length === 0 ? (
        <p>{m['groups.none']()}</p>
      ) : (
        <ul className={css.groups} aria-label={m['groups.list']()}>
          {groups.map((group) => (
            <GroupCard key={group.groupId} learnerId={learner.id} group={group} />
          ))}
        </ul>
      )}
      {groups.length > 1 && (
        <Disclosure title={m['groups.worth_a_look.title_all']()} isLazy>
          <Suspense fallback={<p>{m['groups.worth_a_look.loading']()}</p>}>
            <WorthALook learnerId={learner.id} groups={groups} />
          </Suspense>
        </Disclosure>
      )}
      {learner.role === 'educator' && <PupilListCard />}
      {led && <SignUpInvitationCard learnerId={learner.id} groupId={led.groupId} />}
      <NewGroupForm learner={learner} />
      {!given && <InvitationCard learner={learner} given="" />}
    </>
  );
}

/** A link for a teacher to the page that creates accounts from a list. */
function PupilListCard() {
  return (
    <Card isRoomy isWide aria-labelledby="pupil-list">
      <h2 id="pupil-list">{m['pupils.list.card_title']()}</h2>
      <p>{m['pupils.list.card_sentence']()}</p>
      <Row>
        <ButtonLink look="line" to={PATHS.pupilList}>
          <UsersThreeIcon />
          {m['pupils.list.open']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

const KIND_NAMES: Record<GroupKind, () => string> = {
  class: m['groups.new.class'],
  family: m['groups.new.family'],
};

/** A form that creates a class or a family. */
function NewGroupForm({ learner }: { learner: Learner }) {
  const { make } = useGroupChanges(learner.id);
  const notify = useNotify();
  const [kind, setKind] = useState<GroupKind>(learner.role === 'parent' ? 'family' : 'class');
  const [name, setName] = useState('');
  const makeGroup = async () => {
    await make({ kind, name: name.trim() });
    setName('');
    notify({ sentence: m['groups.new.made']({ name: name.trim() }) });
  };
  const { form, submit, isBusy, problems, problem, changes, signInAgain } = useFreshSignIn(learner, makeGroup, {
    check: () => ({ name: groupNameProblem(name) }),
  });
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="new-group">
      <h2 id="new-group">{m['groups.new.title']()}</h2>
      <p>{m['groups.new.lead']()}</p>
      {signInAgain ?? (
        <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
          <SegmentedControl
            label={m['groups.new.kind']()}
            segments={GROUP_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
            value={kind}
            onChange={setKind}
          />
          <div className={layout.short}>
            <TextField
              name="name"
              label={m['groups.new.name']()}
              hint={m['groups.new.name_hint']({ kind })}
              value={name}
              error={problems.name}
              autoComplete="off"
              onChange={changes('name', setName)}
              isRequired
            />
          </div>
          <FormEnd submit={m['groups.new.make']({ kind })} isBusy={isBusy} problem={problem} />
        </Stack>
      )}
    </Card>
  );
}
