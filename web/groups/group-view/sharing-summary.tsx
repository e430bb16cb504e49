import type { ShownGroup, ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { GROUP, medianActiveDays, SHARES, type Share } from '#rules/groups/groups.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { numberWord } from '../../ui/words/number-words.ts';
import css from '../group-view.module.css';
import { memberName } from '../group-words.ts';

const LINES: Record<Share, (inputs: { count: number; all: number }) => string> = {
  activity: m['groups.group_view.share_days'],
  progress: m['groups.group_view.share_games'],
  screening: m['groups.group_view.share_results'],
  plan: m['groups.group_view.share_plan'],
};

/** Who helps is never shown a report. */
const SHARES_FOR_HELPERS = SHARES.filter((share) => share !== 'screening');

type SummaryProps = {
  group: ShownGroup['group'];
  members: readonly ShownMember[];
  /** Null for a leader who only helps. */
  onRemove: ((member: ShownMember) => void) | null;
};

/** How many members share each kind of data, how to ask for it, and the members who share nothing. */
export function SharingSummary({ group: { kind, role }, members, onRemove }: SummaryProps) {
  const quiet = members.filter((member) => !SHARES.some((share) => isShown(member, share)));
  const all = members.length;
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="who-shares">
      <h2 id="who-shares">{m['groups.group_view.who_shares']()}</h2>
      <Stack as="ul" gap="s">
        {(role === 'leads' ? SHARES : SHARES_FOR_HELPERS).map((share) => (
          <li key={share}>{LINES[share]({ count: members.filter((member) => isShown(member, share)).length, all })}</li>
        ))}
      </Stack>
      {kind === 'class' && <p>{medianWords(members)}</p>}
      {quiet.length > 0 && (
        <>
          <p>{m['groups.group_view.how_to_ask']()}</p>
          <Disclosure title={m['groups.group_view.quiet']({ count: quiet.length })}>
            <ul className={css.quiet} aria-label={m['groups.group_view.quiet']({ count: quiet.length })}>
              {quiet.map((member) => (
                <li key={member.memberId}>
                  <span className={css.name}>{memberName(member)}</span>
                  {onRemove && <RemoveButton name={memberName(member)} onPress={() => onRemove(member)} />}
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
    </Card>
  );
}

function isShown(member: ShownMember, share: Share): boolean {
  if (share === 'screening') return member.sharesReport;
  return share === 'plan' ? member.sharesPlan : member[share] !== null;
}

function medianWords(members: readonly ShownMember[]): string {
  const median = medianActiveDays(members.map(({ activity }) => activity?.days.length ?? null));
  return median === null
    ? m['assignments.median.hidden']({ fewest: numberWord(GROUP.fewestForMedian) })
    : m['assignments.median.shown']({ days: median, whole: GROUP.activityDays });
}

export function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button look="quiet" aria-label={m['groups.group_view.remove_of']({ name })} onPress={onPress}>
      {m['groups.group_view.remove']()}
    </Button>
  );
}
