import { useState } from 'react';
import { Link } from 'react-router';
import type { BodyOf } from '#contract/api.ts';
import type { Group } from '#contract/groups/groups.ts';
import type { NewYear, Roll } from '#contract/groups/school-year.ts';
import { m } from '#messages';
import { useLedGroups } from '../../api/led-groups.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { groupViewPath } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { groupNameProblem, leaderLabel } from '../group-words.ts';
import { NewYearPreview } from './new-year-preview.tsx';
import { useMembersChanged, useRoll } from './roll-query.ts';

type NewYearDialogProps = { learnerId: string; group: Group; onDone: () => void; onClose: () => void };
type Wish = Omit<BodyOf<'POST /learners/:learnerId/groups/:groupId/new-year'>, 'isPreview'>;
type Choice = 'stays' | 'moves' | 'leaves';

/** A new school year in two steps: what becomes of the class and of each learner, then a preview and the yes. */
export function NewYearDialog({ learnerId, group, onDone, onClose }: NewYearDialogProps) {
  const { roll, isAway, tryAgain } = useRoll(learnerId, group.groupId);
  const membersChanged = useMembersChanged(learnerId);
  const [wish, setWish] = useState<Wish | null>(null);
  const [preview, setPreview] = useState<NewYear | null>(null);
  const send = (body: Wish, isPreview: boolean) =>
    request('POST /learners/:learnerId/groups/:groupId/new-year', {
      params: { learnerId, groupId: group.groupId },
      body: { ...body, isPreview },
    });
  return (
    <Dialog
      title={m['school_year.title']({ name: group.name })}
      sentence={m['school_year.lead']()}
      isOpen
      onOpenChange={onClose}
      wide
    >
      {!roll && (
        <p role={isAway ? 'alert' : undefined}>{isAway ? m['school_year.away']() : m['school_year.loading']()}</p>
      )}
      {isAway && <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>}
      {roll && (
        // Kept while the preview is shown, so that going back loses no choice.
        <div hidden={preview !== null}>
          <NewYearForm
            learnerId={learnerId}
            group={group}
            roll={roll}
            onLook={async (wanted) => {
              setPreview(await send(wanted, true));
              setWish(wanted);
            }}
          />
        </div>
      )}
      {preview && wish && (
        <NewYearPreview
          preview={preview}
          name={wish.name === group.name ? null : wish.name}
          onConfirm={async () => {
            await send(wish, false);
            onDone();
            await membersChanged();
          }}
          onBack={() => setPreview(null)}
        />
      )}
    </Dialog>
  );
}

type FormProps = { learnerId: string; group: Group; roll: Roll; onLook: (wish: Wish) => Promise<void> };

const NOWHERE = '';
const BY_CODE = 'code';

function NewYearForm({ learnerId, group, roll: { members }, onLook }: FormProps) {
  const { groups = [] } = useLedGroups(learnerId);
  const [name, setName] = useState(group.name);
  const [to, setTo] = useState(NOWHERE);
  const [code, setCode] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choiceOf = (memberId: string): Choice => {
    const choice = choices[memberId] ?? 'stays';
    return choice === 'moves' && to === NOWHERE ? 'stays' : choice;
  };
  const chosen = (wanted: Choice) =>
    members.map(({ memberId }) => memberId).filter((memberId) => choiceOf(memberId) === wanted);
  const checkSession = useSessionCheck();
  const { form, submit, isBusy, problems, problem, changes } = useSubmit<'name' | 'code'>(
    () =>
      onLook({
        ...{ name: name.trim(), moved: chosen('moves'), left: chosen('leaves') },
        to: to === NOWHERE ? null : to === BY_CODE ? { code } : { groupId: to },
      }),
    {
      check: () => ({
        name: groupNameProblem(name),
        code: to === BY_CODE && code.trim() === '' ? m['school_year.code_missing']() : undefined,
      }),
      fieldOf: (error) => (isRequestProblem(error, 'group-code-unknown') ? 'code' : null),
      onError: checkSession,
    },
  );
  const options = (to === NOWHERE ? ['stays', 'leaves'] : ['stays', 'moves', 'leaves']) as readonly Choice[];
  const others = groups.filter(
    (each) => each.kind === 'class' && each.role === 'leads' && each.endsOn === null && each.groupId !== group.groupId,
  );
  const first = chosen(choiceOf(members[0]?.memberId ?? '')).length === members.length;
  return (
    <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
      <p>
        <Link to={groupViewPath(group.groupId)}>{m['school_year.save_first']()}</Link>
      </p>
      <TextField
        name="name"
        label={m['school_year.name']()}
        value={name}
        error={problems.name}
        autoComplete="off"
        onChange={changes('name', setName)}
        isRequired
      />
      <SelectField label={m['school_year.to']()} value={to} onChange={setTo}>
        <option value={NOWHERE}>{m['school_year.to_none']()}</option>
        {others.map((each) => (
          <option key={each.groupId} value={each.groupId}>
            {each.name}
          </option>
        ))}
        <option value={BY_CODE}>{m['school_year.to_code']()}</option>
      </SelectField>
      {to === BY_CODE && (
        <TextField
          name="code"
          label={m['school_year.code']()}
          hint={m['school_year.code_hint']()}
          value={code}
          error={problems.code}
          autoComplete="off"
          onChange={changes('code', setCode)}
          maxLength={40}
        />
      )}
      {members.length > 1 && (
        <SelectField
          label={m['school_year.all']()}
          value={first ? choiceOf(members[0]?.memberId ?? '') : ''}
          onChange={(choice) =>
            setChoices(Object.fromEntries(members.map(({ memberId }) => [memberId, choice as Choice])))
          }
        >
          {!first && <option value="" />}
          <Options options={options} />
        </SelectField>
      )}
      {members.map(({ memberId, name: own }) => (
        <SelectField
          key={memberId}
          label={leaderLabel(own)}
          value={choiceOf(memberId)}
          onChange={(choice) => setChoices((now) => ({ ...now, [memberId]: choice as Choice }))}
        >
          <Options options={options} />
        </SelectField>
      ))}
      <FormEnd submit={m['school_year.look']()} isBusy={isBusy} problem={problem} />
    </Stack>
  );
}

const CHOICES: Record<Choice, () => string> = {
  stays: m['school_year.stays'],
  moves: m['school_year.moves'],
  leaves: m['school_year.leaves'],
};

function Options({ options }: { options: readonly Choice[] }) {
  return options.map((choice) => (
    <option key={choice} value={choice}>
      {CHOICES[choice]()}
    </option>
  ));
}
