import type { Assignment } from '#contract/groups/assignments.ts';
import type { MemberView } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import { showsScore } from '#rules/games/runs.ts';
import { hasBegun } from '#rules/groups/assignments.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { assignedWords } from '../../activities/assigned-words.ts';
import { chartedFigure } from '../../activities/charted-figure.ts';
import layout from '../../ui/layout.module.css';
import { calendarDay, dayWords } from '../../ui/words/dates.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './member-view.module.css';
import { Section } from './section.tsx';

type SetAndDoneProps = { view: MemberView; set: readonly Assignment[]; now: Date };

/** What was set, whether it was done, how it went, and what came after it. */
export function SetAndDone({ view, set, now }: SetAndDoneProps) {
  return (
    <Section title={m['member_view.set.title']()} isWhole>
      <ul className={css.set}>
        {set.map((assignment) => (
          <li key={assignment.assignmentId}>
            <h3>{assignedWords(assignment)}</h3>
            <p className={layout.soft}>{dayWords(assignment.createdAt, now)}</p>
            <p>{howItWent(assignment, view, calendarDay(now))}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How a task went, in words. `today`: YYYY-MM-DD. */
export function howItWent(
  assignment: Assignment,
  { member, runs }: Pick<MemberView, 'member' | 'runs'>,
  today: string,
): string {
  if (!hasBegun(assignment, today)) return m['member_view.set.begins']();
  const done = member.done.find(({ assignmentId }) => assignmentId === assignment.assignmentId);
  if (!done) return m['member_view.set.not_yet']();
  if (done.right !== null) return m['member_view.set.done_right']({ right: done.right, of: READING_RUN.questions });
  return joinSentences(m['member_view.set.done'](), runs && beforeAndAfter(assignment, runs));
}

/** The newest result before a game was set, and the newest one of the same variant since then; null without the second. */
function beforeAndAfter({ kind, target, createdAt }: Assignment, runs: NonNullable<MemberView['runs']>): string | null {
  if (kind !== 'game') return null;
  const scored = runs.filter((run) => run.game === target && showsScore(run));
  const after = scored.find(({ timestamp }) => timestamp >= createdAt);
  if (!after) return null;
  const before = scored.find(({ timestamp, choice }) => timestamp < createdAt && choice === after.choice);
  const words = { after: chartedFigure(target, after).words };
  return before
    ? m['member_view.set.before_after']({ ...words, before: chartedFigure(target, before).words })
    : m['member_view.set.after'](words);
}
