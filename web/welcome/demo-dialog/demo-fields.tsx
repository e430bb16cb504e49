import { m } from '#messages';
import { DEMO_REQUEST, VISITOR_KINDS, type VisitorKind } from '#rules/people/demo-request.ts';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import type { DemoDraft, DemoProblems } from './demo-draft.ts';

const KIND_LABELS: Record<VisitorKind, () => string> = {
  parent: m['welcome.demo.parent'],
  educator: m['welcome.demo.educator'],
  other: m['welcome.demo.other'],
};

type DemoFieldsProps = {
  draft: DemoDraft;
  problems: DemoProblems;
  onChange: <Field extends keyof DemoDraft>(field: Field, value: DemoDraft[Field]) => void;
};

/** The fields of a request for a demo session. */
export function DemoFields({ draft, problems, onChange }: DemoFieldsProps) {
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <TextField {...field('name')} label={m['welcome.demo.name']()} autoComplete="name" isRequired />
      <TextField {...field('email')} label={m['welcome.demo.email']()} type="email" autoComplete="email" isRequired />
      <ChoiceGroup
        name="visitorKind"
        label={m['welcome.demo.visitor_kind']()}
        choices={VISITOR_KINDS.map((value) => ({ value, label: KIND_LABELS[value]() }))}
        value={draft.visitorKind}
        error={problems.visitorKind}
        isRequired
        onChange={(kind) => onChange('visitorKind', kind)}
      />
      <TextField
        {...field('message')}
        label={m['welcome.demo.message']()}
        hint={m['welcome.demo.message_hint']({ count: DEMO_REQUEST.maxMessageLength })}
        multiline
      />
    </>
  );
}
