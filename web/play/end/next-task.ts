import type { GameRun, GameRuns } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { Game } from '#rules/games/runs.ts';
import { isDone, isOpen } from '#rules/groups/assignments.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { storedAssignments } from '../../api/own-assignments.ts';
import { storedThree } from '../../device/stored-three.ts';
import { GAME_PATHS, PATHS, setTextPath } from '../../paths.ts';
import { calendarDay } from '../../ui/words/dates.ts';

/** Something to do next, and its page. */
export type NextTask = { title: string; path: string };

type Known = {
  /** Null for the visitor of this device. */
  owner: string | null;
  /** The game that has just ended, and its run if it is known. */
  game: Game;
  run: GameRun | null;
  /** The earlier runs, if they are known. */
  runs: GameRuns | undefined;
  now: Date;
};

/** What the dashboard of this device offers and is still open: the first of Today's three, else work that a leader set. */
export function nextTask(known: Known): NextTask | null {
  return ofTodaysThree(known) ?? ofSetWork(known);
}

function ofTodaysThree({ owner, game, runs, now }: Known): NextTask | null {
  const day = calendarDay(now);
  const stored = storedThree(owner);
  if (stored?.day !== day || stored.hiddenOn === day) return null;
  const isPlayed = (each: Game) =>
    each === game || runs?.[each].some(({ timestamp }) => calendarDay(new Date(timestamp)) === day);
  const open = stored.three.find((each) => !isPlayed(each));
  return open ? { title: GAME_INFO[open].title(), path: GAME_PATHS[open] } : null;
}

function ofSetWork({ owner, game, run, now }: Known): NextTask | null {
  const day = calendarDay(now);
  const stored = owner === null ? null : storedAssignments(owner);
  const hidden = stored?.hiddenOn === day ? stored.notToday : [];
  const finished = [
    { kind: game, timestamp: run?.timestamp ?? now.toISOString(), ...(run && { passage: run.choice }) },
  ];
  const open = stored?.assignments.filter(
    (each) => !each.isDone && !isDone(each, finished) && isOpen(each, day) && !hidden.includes(each.assignmentId),
  );
  return open?.map(taskOf).find((task) => task !== null) ?? null;
}

/** The three tests begin in a dialog of the dashboard, so they are no next task. */
function taskOf({ kind, target, level, textTitle }: OwnAssignment): NextTask | null {
  const reading = textTitle ?? GAME_INFO['reading-passage'].title();
  switch (kind) {
    case 'game':
      return {
        title: GAME_INFO[target].title(),
        path: level === null ? GAME_PATHS[target] : `${GAME_PATHS[target]}?level=${level}`,
      };
    case 'passage':
      return { title: reading, path: `${PATHS.assignment}?passage=${target}` };
    case 'text':
      return { title: reading, path: setTextPath(target) };
    case 'sequence':
      return null;
  }
}
