import { type ReactNode, useId } from 'react';
import type { PlanNote } from '#contract/people/plan.ts';
import { m } from '#messages';
import { PLAN_SECTIONS, type Plan, type PlanSection } from '#rules/plan/plan.ts';
import { leaderLabel } from '../learner/sharing/leader-words.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { PrinterIcon } from '../ui/icons.ts';
import { Card, classNames, Row } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { dayWords, fullDayWords } from '../ui/words/dates.ts';
import css from './plan.module.css';
import { SECTION_TITLES, tickWords } from './plan-words.ts';
import { TickPicture } from './tick-picture.tsx';

type PlanSheetProps<Note extends PlanNote> = {
  plan: Plan;
  notes: readonly Note[];
  changedAt: string | null;
  now: Date;
  /** What stands below the note of a grown-up, such as a button. */
  actions?: (note: Note) => ReactNode;
};

/** From so many lines on, the letters of the printed page are smaller, so that it stays one page. */
const LINES = { full: 20, packed: 30, tight: 53 } as const;

/** The three sections of a plan and what grown-ups added, on one printed page. */
export function PlanSheet<Note extends PlanNote>({ plan, notes, changedAt, now, actions }: PlanSheetProps<Note>) {
  return (
    <div className={css.sections} data-fill={fillOf(lineCount(plan, notes))}>
      {PLAN_SECTIONS.map((section) => (
        <SectionCard key={section} section={section} plan={plan} />
      ))}
      {notes.length > 0 && <NotesCard notes={notes} now={now} actions={actions} />}
      <p className={classNames(layout.soft, layout.small)}>
        {changedAt && m['plan.as_of']({ day: fullDayWords(new Date(changedAt)) })} {m['plan.made_with']()}
      </p>
    </div>
  );
}

/** The buttons above a plan that somebody else reads. */
export function PrintAndListen() {
  return (
    <Row className={layout.screenOnly}>
      <Button look="line" onPress={() => print()}>
        <PrinterIcon />
        {m['plan.print']()}
      </Button>
      <ListenButton />
    </Row>
  );
}

function fillOf(lines: number): keyof typeof LINES | 'roomy' {
  if (lines > LINES.tight) return 'tight';
  if (lines > LINES.packed) return 'packed';
  return lines > LINES.full ? 'full' : 'roomy';
}

/** A long sentence takes two lines. */
function lineCount(plan: Plan, notes: readonly PlanNote[]): number {
  const ofPlan = PLAN_SECTIONS.map((section) => plan[section].ticks.length / 2 + plan[section].own.length * 1.5);
  const ofNotes = notes.map(({ sentences }) => 2 + sentences.length * 1.5);
  return [...ofPlan, ...ofNotes].reduce((sum, lines) => sum + lines, 0);
}

function SectionCard({ section, plan }: { section: PlanSection; plan: Plan }) {
  const id = useId();
  const { ticks, own } = plan[section];
  return (
    <Card isRoomy isWide className={css.section} aria-labelledby={id}>
      <h2 id={id}>{SECTION_TITLES[section]()}</h2>
      {ticks.length + own.length === 0 && <p className={layout.soft}>{m['plan.nothing']()}</p>}
      {ticks.length > 0 && (
        <ul className={css.ticked}>
          {ticks.map((tick) => {
            const { words, picture } = tickWords(section, tick);
            return (
              <li key={tick}>
                <TickPicture name={picture} />
                <span>{words()}</span>
              </li>
            );
          })}
        </ul>
      )}
      {own.length > 0 && (
        <ul className={css.own}>
          {own.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type NotesCardProps<Note extends PlanNote> = {
  notes: readonly Note[];
  now: Date;
  actions: ((note: Note) => ReactNode) | undefined;
};

function NotesCard<Note extends PlanNote>({ notes, now, actions }: NotesCardProps<Note>) {
  const id = useId();
  return (
    <Card isRoomy isWide className={css.section} aria-labelledby={id}>
      <h2 id={id}>{m['plan.notes.title']()}</h2>
      {notes.map((note) => (
        <div key={note.noteId} className={css.note}>
          <h3>{m['plan.notes.by']({ name: leaderLabel(note.leaderName), day: dayWords(note.addedAt, now) })}</h3>
          <ul className={css.own}>
            {note.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {actions && <div className={layout.screenOnly}>{actions(note)}</div>}
        </div>
      ))}
    </Card>
  );
}
