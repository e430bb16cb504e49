import { DEMO_REQUEST, VISITOR_KINDS, type VisitorKind } from '#rules/demo-request.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DemoDraft, DemoFaults } from './demo-draft.ts';

const KIND_LABELS: Record<VisitorKind, string> = { parent: 'A parent', educator: 'An educator', other: 'Someone else' };
const KINDS = VISITOR_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

type DemoFieldsProps = {
  draft: DemoDraft;
  faults: DemoFaults;
  onChange: (change: Partial<DemoDraft>) => void;
};

/** What is asked of somebody who would like a demo session. */
export function DemoFields({ draft, faults, onChange }: DemoFieldsProps) {
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <TextField {...field('name')} label="Your name" autoComplete="name" isRequired />
      <TextField {...field('email')} label="Email Address" type="email" autoComplete="email" isRequired />
      <ChoiceGroup
        name="visitorKind"
        label="You are"
        choices={KINDS}
        value={draft.visitorKind}
        error={faults.visitorKind}
        isRequired
        onChange={(visitorKind) => onChange({ visitorKind })}
      />
      <TextField
        {...field('message')}
        label="Message"
        hint={`You can leave this empty. Up to ${DEMO_REQUEST.maxMessageLength} characters.`}
        multiline
      />
    </>
  );
}
