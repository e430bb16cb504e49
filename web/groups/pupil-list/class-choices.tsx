import { useId } from 'react';
import { m } from '#messages';
import type { ListedClass } from '#rules/groups/lists/classes.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import css from './pupil-list.module.css';

/** Values of the select that are no class of the teacher. */
const [NEW, LEAVE_OUT] = ['new', 'leave-out'];
const EXISTING = 'class ';

type Chosen = ListedClass & { chosen: string | null };
type ClassChoicesProps = {
  listed: readonly Chosen[];
  lead: string;
  existing: readonly { name: string }[];
  onChange: (key: string, chosen: string | null) => void;
};

/** For each class of the list: a class of the teacher, a new one, or none. */
export function ClassChoices({ listed, lead, existing, onChange }: ClassChoicesProps) {
  const id = useId();
  return (
    <Stack as="section" isWide aria-labelledby={id}>
      <h3 id={id}>{m['pupils.list.columns.classes']()}</h3>
      <p>{lead}</p>
      <ul className={css.columns}>
        {listed.map((its) => (
          <li key={its.key}>
            <ClassChoice its={its} isOnly={listed.length === 1} existing={existing} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type ClassChoiceProps = Omit<ClassChoicesProps, 'listed' | 'lead'> & { its: Chosen; isOnly: boolean };

function ClassChoice({ its: { key, label, count, chosen }, isOnly, existing, onChange }: ClassChoiceProps) {
  const isExisting = existing.some(({ name }) => name === chosen);
  const value = chosen === null ? LEAVE_OUT : isExisting ? `${EXISTING}${chosen}` : NEW;
  const choose = (picked: string) => {
    if (picked === LEAVE_OUT) onChange(key, null);
    else onChange(key, picked.startsWith(EXISTING) ? picked.slice(EXISTING.length) : label);
  };
  return (
    <Stack isWide>
      <SelectField label={labelOf(label, count, isOnly)} value={value} onChange={choose}>
        {existing.map(({ name }) => (
          <option key={name} value={`${EXISTING}${name}`}>
            {m['pupils.list.columns.class_yours']({ name })}
          </option>
        ))}
        <option value={NEW}>
          {label === '' ? m['pupils.list.columns.class_other']() : m['pupils.list.columns.class_new']({ name: label })}
        </option>
        {!isOnly && <option value={LEAVE_OUT}>{m['pupils.list.columns.class_none']()}</option>}
      </SelectField>
      {label === '' && value === NEW && (
        <TextField
          label={m['pupils.list.columns.class_name']()}
          value={chosen ?? ''}
          autoComplete="off"
          onChange={(name) => onChange(key, name)}
        />
      )}
    </Stack>
  );
}

function labelOf(name: string, count: number, isOnly: boolean): string {
  if (name !== '') return m['pupils.list.columns.class_of']({ name, count });
  return isOnly ? m['pupils.list.columns.class_all']({ count }) : m['pupils.list.columns.class_missing']({ count });
}
