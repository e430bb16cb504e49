import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#messages';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import css from '../groups.module.css';
import { useGroupsChanged } from '../groups-query.ts';
import { pupilCardsQuery } from './pupil-cards-query.ts';
import { pupilNameProblem } from './rename-pupil.tsx';

const AGES = ['under-13', '13-to-17'] as const;
const SHARES = ['activity', 'progress'] as const;

type ChildFormProps = { learnerId: string; groupId: string; onClose: () => void };

/** Makes the account of a child in a family: a name, the age, and what the family sees, as parent and child choose together. */
export function ChildForm({ learnerId, groupId, onClose }: ChildFormProps) {
  const [name, setName] = useState('');
  const [ageBand, setAgeBand] = useState<(typeof AGES)[number] | null>(null);
  const [shares, setShares] = useState({ activity: false, progress: false });
  const queries = useQueryClient();
  const groupsChanged = useGroupsChanged(learnerId);
  const notify = useNotify();
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(
    async () => {
      if (ageBand === null) return;
      const params = { learnerId, groupId };
      const body = { name: name.trim(), ageBand, shares };
      const made = await request('POST /learners/:learnerId/groups/:groupId/children', { params, body });
      queries.setQueryData(pupilCardsQuery(learnerId, groupId).queryKey, made);
      onClose();
      notify({ sentence: m['pupils.children.made']({ name: body.name }), takesFocus: true });
      await groupsChanged();
    },
    {
      check: () => ({
        name: pupilNameProblem(name),
        age: ageBand === null ? m['pupils.children.age_missing']() : undefined,
      }),
      onError: useSessionCheck(),
    },
  );
  return (
    <Dialog
      title={m['pupils.children.make']()}
      sentence={m['pupils.children.no_email']()}
      isOpen
      onOpenChange={onClose}
    >
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={m['pupils.children.name']()}
          value={name}
          error={problems.name}
          autoComplete="off"
          onChange={changes('name', setName)}
          isRequired
        />
        <SegmentedControl
          name="age"
          label={m['pupils.children.age']()}
          segments={AGES.map((value) => ({ value, label: m['screening.who.age']({ ageBand: value }) }))}
          value={ageBand}
          error={problems.age}
          onChange={changes('age', setAgeBand)}
          isRequired
        />
        <Stack as="fieldset" gap="s" isWide>
          <legend className={css.legend}>{m['pupils.children.sees']()}</legend>
          {SHARES.map((share) => (
            <Checkbox
              key={share}
              label={m['pupils.children.share']({ share })}
              isSelected={shares[share]}
              onChange={(isOn) => setShares({ ...shares, [share]: isOn })}
            />
          ))}
        </Stack>
        <FormEnd submit={m['pupils.children.make_it']()} isBusy={isBusy} problem={problem} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
