import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { GROUP_KINDS, type GroupKind } from '#rules/groups/groups.ts';
import { useSubmit } from '../http/use-submit.ts';
import { FormEnd } from '../ui/controls/form-end.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import { Card } from '../ui/layout/card.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { groupNameProblem } from './group-name.ts';
import css from './groups.module.css';
import { useGroupChanges } from './groups-query.ts';

const KIND_NAMES: Record<GroupKind, () => string> = {
  class: m['groups.new.class'],
  family: m['groups.new.family'],
};

/** A form that creates a class or a family. */
export function NewGroupForm({ learner }: { learner: Learner }) {
  const { make } = useGroupChanges(learner.id);
  const notify = useNotify();
  const [kind, setKind] = useState<GroupKind>(learner.role === 'parent' ? 'family' : 'class');
  const [name, setName] = useState('');
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(
    async () => {
      await make({ kind, name: name.trim() });
      setName('');
      notify({ sentence: m['groups.new.made']({ name: name.trim() }) });
    },
    { check: () => ({ name: groupNameProblem(name) }) },
  );
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="new-group">
      <h2 id="new-group">{m['groups.new.title']()}</h2>
      <p>{m['groups.new.lead']()}</p>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
        <SegmentedControl
          label={m['groups.new.kind']()}
          segments={GROUP_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
          value={kind}
          onChange={setKind}
        />
        <div className={css.field}>
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
    </Card>
  );
}
