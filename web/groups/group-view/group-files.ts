import { strToU8, zipSync } from 'fflate';
import type { Assignment } from '#contract/groups/assignments.ts';
import type { ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { WITH_LEVELS } from '#rules/games/levels.ts';
import { GAMES, type Game, showsScore } from '#rules/games/runs.ts';
import { GROUP } from '#rules/groups/groups.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { assignedWords } from '../../activities/assigned-words.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { csvOf } from '../csv.ts';
import { memberName } from '../group-words.ts';
import { seesDone } from './group-view-rows.ts';

/** A column of the table. Its name is the same in every language. An empty cell: not shared, or nothing to count. */
type Column = { name: string; meaning: string; of: (member: ShownMember) => string | number | null | undefined };

/**
 * A zip file with `learners.csv`, one row for each member and one number in each cell, and `codebook.csv`, which says what each
 * column means. Days are YYYY-MM-DD in UTC. Nothing of a report is in it.
 */
export function groupZip(members: readonly ShownMember[], set: readonly Assignment[]): Uint8Array<ArrayBuffer> {
  const files = groupFiles(members, set);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, strToU8(csvOf(rows))])));
}

/** The rows of both files, each with its titles first. */
export function groupFiles(members: readonly ShownMember[], set: readonly Assignment[]) {
  const columns = [...ofMembers(), ...GAMES.flatMap((game) => ofGame(game, members)), ...set.flatMap(ofAssignment)];
  const cells = members.map((member) => columns.map(({ of }) => String(of(member) ?? '')));
  const meanings = columns.map(({ name, meaning }) => [name, meaning]);
  return {
    'learners.csv': [columns.map(({ name }) => name), ...cells],
    'codebook.csv': [['column', 'meaning'], ...meanings],
  };
}

function ofMembers(): Column[] {
  return [
    { name: 'name', meaning: m['groups.file.name'](), of: memberName },
    { name: 'joined_on', meaning: m['groups.file.joined_on'](), of: ({ joinedAt }) => joinedAt.slice(0, 10) },
    {
      name: 'active_days',
      meaning: m['groups.file.active_days']({ whole: GROUP.activityDays }),
      of: ({ activity }) => activity?.days.length,
    },
    { name: 'last_active_on', meaning: m['groups.file.last_active_on'](), of: ({ activity }) => activity?.days.at(-1) },
    {
      name: 'finished',
      meaning: m['groups.file.finished']({ whole: GROUP.activityDays }),
      of: ({ activity }) => activity?.finished,
    },
  ];
}

/** None for a game that nobody finished. Only levels can be compared, so there is no other best. */
function ofGame(game: Game, members: readonly ShownMember[]): Column[] {
  if (!members.some(({ progress }) => progress?.finished[game])) return [];
  const name = game.replaceAll('-', '_');
  const inputs = { title: GAME_INFO[game].title() };
  return [
    {
      name: `${name}_finished`,
      meaning: m['groups.file.game_finished'](inputs),
      of: ({ progress }) => progress?.finished[game],
    },
    {
      name: `${name}_best_level`,
      meaning: m['groups.file.game_best_level'](inputs),
      of: ({ progress }) =>
        progress?.best.find((run) => run.game === game && run.choice === WITH_LEVELS && showsScore(run))?.score,
    },
  ];
}

function ofAssignment(assignment: Assignment, at: number): Column[] {
  const inputs = { title: assignedWords(assignment), day: assignment.createdAt.slice(0, 10) };
  const doneBy = ({ done }: ShownMember) => done.find(({ assignmentId }) => assignmentId === assignment.assignmentId);
  const name = `set_${at + 1}`;
  return [
    {
      name: `${name}_done`,
      meaning: m['groups.file.set_done'](inputs),
      of: (member) => (seesDone(assignment, member) ? Number(doneBy(member) !== undefined) : null),
    },
    ...(assignment.kind === 'passage'
      ? [
          {
            name: `${name}_right`,
            meaning: m['groups.file.set_right']({ ...inputs, of: READING_RUN.questions }),
            of: (member: ShownMember) => (seesDone(assignment, member) ? doneBy(member)?.right : null),
          },
        ]
      : []),
  ];
}
