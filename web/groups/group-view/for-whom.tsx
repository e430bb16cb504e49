import type { ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldProblem, useFieldTexts } from '../../ui/controls/field-problem.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import css from '../group-view.module.css';
import { memberName } from '../group-words.ts';

type ForWhomProps = {
  members: readonly ShownMember[];
  /** The chosen members; null: everyone. */
  value: readonly string[] | null;
  error: string | undefined;
  onChange: (memberIds: readonly string[] | null) => void;
};

/** For whom something is set: everyone, or chosen members. */
export function ForWhom({ members, value, error, onChange }: ForWhomProps) {
  const { problemId, described } = useFieldTexts({ error });
  if (members.length === 0) return null;
  return (
    <Stack gap="s" isWide>
      <SegmentedControl
        label={m['assignments.set.for_whom']()}
        segments={[
          { value: 'all', label: m['assignments.set.for_all']() },
          { value: 'some', label: m['assignments.set.for_some']() },
        ]}
        value={value === null ? 'all' : 'some'}
        onChange={(who) => onChange(who === 'all' ? null : [])}
      />
      {value && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
        <div role="group" aria-label={m['assignments.set.for_some']()} className={css.quiet} {...described}>
          {members.map((member) => (
            <Checkbox
              key={member.memberId}
              name="members"
              label={memberName(member)}
              isSelected={value.includes(member.memberId)}
              onChange={(isChosen) =>
                onChange(
                  isChosen ? [...value, member.memberId] : value.filter((memberId) => memberId !== member.memberId),
                )
              }
            />
          ))}
        </div>
      )}
      <FieldProblem id={problemId}>{error}</FieldProblem>
    </Stack>
  );
}
