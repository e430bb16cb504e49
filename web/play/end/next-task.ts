import type { QueryClient } from '@tanstack/react-query';
import type { GameRun } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { Learner } from '#contract/people/learner.ts';
import type { Game } from '#rules/games/runs.ts';
import { isDone } from '#rules/groups/assignments.ts';
import { pointsOfRun } from '#rules/rewards/points.ts';
import { daysList, gameOfTask } from '#rules/rewards/todays-three.ts';
import { suggestedGames } from '#rules/screening/report/suggestions.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { localDay } from '../../activities/todays-three/local-day.ts';
import { finishedWork, gamesOfDay, setForDay, threeForDay } from '../../activities/todays-three/todays-list.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { ownAssignmentsQuery } from '../../api/own-assignments.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import { entriesOf } from '../../device/results/outbox.ts';
import { storeThree } from '../../device/stored-three.ts';
import { GAME_PATHS, PATHS, setTextPath } from '../../paths.ts';

/** Something to do next, and its page. */
export type NextTask = { title: string; path: string };

type Known = {
  /** Null for the visitor of this device. */
  learner: Learner | null;
  /** The game that has just ended, and its run if it is known. */
  game: Game;
  run: GameRun | null;
  now: Date;
};

/**
 * The first that is open on the list of the day, as on the dashboard: what a leader set, then Today's three. Null when they
 * are done, or hidden today. What the server does not answer at once counts as nothing.
 */
export async function nextTask(queries: QueryClient, { learner, game, run, now }: Known): Promise<NextTask | null> {
  const owner = learner?.id ?? null;
  const today = localDay(now);
  const [runs, attempts, set, outbox] = await Promise.all([
    queries.ensureQueryData(runsQuery(owner)).catch(() => undefined),
    // A picture sign-in session shows no results of the test.
    learner?.isByPictures ? undefined : queries.ensureQueryData(attemptsQuery(owner)).catch(() => undefined),
    owner === null ? undefined : queries.ensureQueryData(ownAssignmentsQuery(owner)).catch(() => undefined),
    entriesOf(owner).catch(() => []),
  ]);
  const finished = finishedWork({ runs, attempts, outbox });
  if (!run || pointsOfRun(run) > 0)
    finished.push({ kind: game, timestamp: run?.timestamp ?? now.toISOString(), ...(run && { passage: run.choice }) });
  const three = threeForDay({ owner, today, finished, fromReport: attempts ? suggestedGames(attempts) : [] });
  storeThree(three);
  if (three.hiddenOn === three.day) return null;
  const known = set?.assignments.map((each) => ({ ...each, isDone: each.isDone || isDone(each, finished) }));
  const list = daysList(setForDay(known ?? [], finished, today), three.three);
  const done = gamesOfDay(finished, today);
  // The run that has just ended can be repeated with a button of its own.
  const isRepeat = (task: OwnAssignment) =>
    gameOfTask(task) === game && (task.kind !== 'passage' || task.target === run?.choice);
  const open = list.set.filter((task) => !task.isDone && !isRepeat(task)).map(taskOf);
  const games = list.games.filter((each) => each !== game && !done.includes(each));
  return [...open, ...games.map(gameTask)].find((task) => task !== null) ?? null;
}

function gameTask(game: Game): NextTask {
  return { title: GAME_INFO[game].title(), path: GAME_PATHS[game] };
}

/** The test begins in a dialog of the dashboard, so it is no next task. */
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
