import type { PlanNote } from '#contract/people/plan.ts';
import { m } from '#messages';
import { PLAN_SECTIONS, type Plan } from '#rules/plan/plan.ts';
import { leaderLabel } from '../learner/sharing/leader-words.ts';
import { saveFile } from '../ui/focus/save-file.ts';
import { calendarDay, fullDayWords } from '../ui/words/dates.ts';
import { SECTION_TITLES, tickWords } from './plan-words.ts';

type Written = { plan: Plan; title: string; notes: readonly PlanNote[]; changedAt: Date };

/** A plan as plain text, a line for each tick and sentence. */
export function planText({ plan, title, notes, changedAt }: Written): string {
  const sections = PLAN_SECTIONS.map((section) => {
    const { ticks, own } = plan[section];
    return listText(SECTION_TITLES[section](), [...ticks.map((tick) => tickWords(section, tick).words()), ...own]);
  });
  const added = notes.map(({ leaderName, sentences }) => listText(leaderLabel(leaderName), sentences));
  return [
    `${title}\n${m['plan.as_of']({ day: fullDayWords(changedAt) })}\n`,
    ...sections,
    ...(added.length > 0 ? [`${m['plan.notes.title']()}\n`, ...added] : []),
    `${m['plan.made_with']()}\n`,
  ].join('\n');
}

/** Downloads a plan as a text file. Returns the name of the file. */
export function savePlanFile(written: Written, now: Date): string {
  const name = m['plan.file_name']({ day: calendarDay(now) });
  saveFile(name, new Blob([planText(written)], { type: 'text/plain;charset=utf-8' }));
  return name;
}

function listText(title: string, lines: readonly string[]): string {
  const shown = lines.length > 0 ? lines : [m['plan.nothing']()];
  return `${title}\n${shown.map((line) => `- ${line}\n`).join('')}`;
}
