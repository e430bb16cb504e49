import { COURSE, type Course, courseOf } from '../figures/course.ts';
import { usualRangeOf } from '../figures/usual-range.ts';
import { CAREFUL_MOLES } from '../games/careful-moles/careful-moles.ts';
import type { TurningLetter } from '../games/letter-round/letter-round.ts';
import { hasLevels, validLevel, WITH_LEVELS } from '../games/levels.ts';
import type { LetterMixUp } from '../games/mix-ups.ts';
import {
  CARD_GAMES,
  GAME_FACTS,
  type Game,
  type GameFacts,
  PLAYED_GAMES,
  type PlayedGame,
  type RunResult,
  runsToCompare,
  showsScore,
} from '../games/runs.ts';
import { averageMoleMs } from '../games/whack-a-mole/whack-a-mole.ts';
import { levelOfPassage, PASSAGE_IDS, type PassageId } from '../reading/passages.ts';
import { READING_RUN } from '../reading/reading-run.ts';
import type { Assigned } from './assignments.ts';
import {
  type LeaderSuggestion,
  leaderSuggestionsFor,
  OFTEN_ACTIVE_DAYS,
  type ResultSuggestion,
} from './leader-suggestion.ts';

/** Limits of what a leader sees of one member; all numbers are our own choice. */
export const MEMBER_VIEW = {
  /** The days that are shown, up to today: six weeks. */
  days: COURSE.days,
  mostRuns: 500,
  /** The newest runs in which mix-ups are counted. */
  mostRunsRead: 200,
  mostLetters: 4,
  mostWords: 6,
  /** The bars of a chart that fit on a phone. */
  charted: 8,
  /** Letters are worth a step from this number of times on. */
  leastMixedUp: 3,
  /** The newest readings whose questions are counted. */
  readings: 3,
  mostToTry: 2,
} as const;

/** A run as a leader sees it. `timestamp` is an ISO instant in UTC. */
export type ViewedRun = RunResult & { game: Game; choice: string; durationMs: number; timestamp: string };

/** How one game went. */
export type GameCourse<Run extends ViewedRun = ViewedRun> = {
  game: PlayedGame;
  /** The runs of the variant that was played last from which the course is read, newest first. */
  runs: readonly Run[];
  course: Course;
  /** The usual range of the score before the newest run; null when there are too few, or the chart has no scores. */
  usual: { from: number; until: number } | null;
  /** The runs of the game that say little, newest first. */
  sayLittle: readonly Run[];
};

/** The least distance of the usual range from the mean, in the unit of the score; with levels it is 1. */
const LEAST_DISTANCE: Record<PlayedGame, number> = {
  simon: 1,
  'multitask-master': 1,
  'spot-the-difference': 5,
  'whack-a-mole': 2,
  'picture-words': 1,
  'careful-moles': CAREFUL_MOLES.usualDifferencePercent,
  // About one of ten questions.
  'word-or-not': 8,
  'letter-round': 2,
  'sound-match': 1,
};

/** What went well comes first. */
const ORDER: readonly Course[] = ['improving', 'steady', 'harder', 'too-little'];

/** How each game went that was played, those that went well first. `runs`: newest first. */
export function gameCourses<Run extends ViewedRun>(runs: readonly Run[]): GameCourse<Run>[] {
  return PLAYED_GAMES.flatMap((game) => courseOfGame(game, runs) ?? []).sort(
    (a, b) => ORDER.indexOf(a.course) - ORDER.indexOf(b.course),
  );
}

function courseOfGame<Run extends ViewedRun>(game: PlayedGame, all: readonly Run[]): GameCourse<Run> | null {
  const ofGame = all.filter((run) => run.game === game);
  const sayLittle = ofGame.filter(({ validity }) => validity);
  const [newest] = ofGame.filter(showsScore);
  if (!newest) return sayLittle.length === 0 ? null : { game, runs: [], course: 'too-little', usual: null, sayLittle };
  const runs = runsToCompare(ofGame.filter(({ choice }) => choice === newest.choice));
  const leastDistance = newest.choice === WITH_LEVELS ? 1 : LEAST_DISTANCE[game];
  const earlier = runs.slice(1).filter(showsScore);
  const { questions }: GameFacts = GAME_FACTS[game];
  // Without a clock the chart has times, and all scores are equal.
  const isTimed = averageMoleMs(newest) !== null;
  return {
    ...{ game, runs, sayLittle },
    course: isTimed ? 'too-little' : courseOf(runs.map(({ score }) => score)),
    usual: isTimed
      ? null
      : within(
          usualRangeOf(
            earlier.map(({ score }) => score),
            leastDistance,
          ),
          questions,
        ),
  };
}

/** The part of a range that scores can have. */
function within(range: GameCourse['usual'], highest = Number.POSITIVE_INFINITY): GameCourse['usual'] {
  return range && { from: Math.max(0, range.from), until: Math.min(highest, range.until) };
}

/** How the newest readings with questions went; null without one. `runs`: newest first. */
export function newestReadings(runs: readonly ViewedRun[]): { right: number; of: number; level: number } | null {
  const read = runs.filter(({ game, validity }) => game === 'reading-passage' && !validity);
  const newest = read.slice(0, MEMBER_VIEW.readings);
  if (newest.length === 0) return null;
  return {
    right: newest.reduce((sum, { score }) => sum + score, 0),
    of: newest.length * READING_RUN.questions,
    level: Math.min(...newest.map(({ level }) => level ?? 1)),
  };
}

/** Two letters that were mixed up in either direction, with how often in all; null when it was seldom. */
export function oftenMixedUp(
  letters: readonly (LetterMixUp & { times: number })[],
): readonly [TurningLetter, TurningLetter] | null {
  const timesOf = ({ asked, picked }: LetterMixUp) =>
    letters
      .filter((each) => [asked, picked].every((letter) => letter === each.asked || letter === each.picked))
      .reduce((sum, { times }) => sum + times, 0);
  const [most] = [...letters].sort((a, b) => timesOf(b) - timesOf(a));
  if (!most || timesOf(most) < MEMBER_VIEW.leastMixedUp) return null;
  return most.asked < most.picked ? [most.asked, most.picked] : [most.picked, most.asked];
}

/** What results say to a leader. */
export type MemberResults = {
  courses: readonly GameCourse[];
  readings: ReturnType<typeof newestReadings>;
  pair: ReturnType<typeof oftenMixedUp>;
  /** The passages that were read. */
  passages: readonly string[];
};

/** What a leader can try with a member. `toSet`: what can be set for it; null when there is nothing to set. */
export type ToTry = {
  suggestion: LeaderSuggestion | 'something-new';
  toSet: (Assigned & { level: number | null }) | null;
};

/**
 * What to try, at most `MEMBER_VIEW.mostToTry`, the most helpful first.
 * @param results null when progress is not shared
 * @param activeDays and `toDo` are those of `leaderSuggestionsFor`
 */
export function whatToTry(results: MemberResults | null, activeDays: number | null, toDo: number): ToTry[] {
  const steps = leaderSuggestionsFor(activeDays, toDo, results ? suggestedBy(results) : []);
  const tries: ToTry[] = steps.map((suggestion) => ({ suggestion, toSet: results && setFor(suggestion, results) }));
  const unplayed = results && CARD_GAMES.reading.find((game) => !results.courses.some((each) => each.game === game));
  const isNew = PLAYED_GAMES.find((game) => game === unplayed);
  if (isNew) tries.push({ suggestion: 'something-new', toSet: { kind: 'game', target: isNew, level: null } });
  return tries.slice(0, MEMBER_VIEW.mostToTry);
}

/** What results suggest; see `RESULT_SUGGESTIONS`. */
export function suggestedBy({ courses, readings, pair }: Omit<MemberResults, 'passages'>): ResultSuggestion[] {
  const harder = harderGame(courses);
  const all: (ResultSuggestion | false)[] = [
    harder !== undefined && 'play-together',
    readings !== null && readings.right * 2 < readings.of && 'read-together',
    pair !== null && harder?.game !== 'letter-round' && 'look-at-letters',
  ];
  return all.filter((each) => each !== false);
}

/** The first thing that results suggest, and the game that it is about; undefined when they suggest nothing. `runs`: newest first. */
export function firstSuggestedBy(
  runs: readonly ViewedRun[],
): { suggestion: ResultSuggestion; game: Game | null } | undefined {
  const courses = gameCourses(runs);
  const [suggestion] = suggestedBy({ courses, readings: newestReadings(runs), pair: null });
  if (!suggestion) return undefined;
  return { suggestion, game: suggestion === 'play-together' ? (harderGame(courses)?.game ?? null) : null };
}

function harderGame(courses: readonly GameCourse[]): GameCourse | undefined {
  return courses.find(({ course }) => course === 'harder');
}

function setFor(suggestion: LeaderSuggestion, results: MemberResults): ToTry['toSet'] {
  if (suggestion === 'look-at-letters') return { kind: 'game', target: 'letter-round', level: null };
  if (suggestion === 'read-together') {
    const target = easierPassage(results);
    return { kind: 'passage', target, level: null };
  }
  const harder = suggestion === 'play-together' && harderGame(results.courses);
  if (!harder) return null;
  const { game, runs } = harder;
  // The level of a run with levels is the one to play next.
  const newest = runs.find(showsScore);
  const next = newest?.choice === WITH_LEVELS ? newest.level : null;
  return { kind: 'game', target: game, level: next && hasLevels(game) ? validLevel(game, next - 1) : null };
}

/** A passage one level below those that were read, if there is one, and one that was not read. */
function easierPassage({ readings, passages }: MemberResults): PassageId {
  const level = Math.max(1, (readings?.level ?? 1) - 1);
  const ofLevel = PASSAGE_IDS.filter((passage) => levelOfPassage(passage) === level);
  return ofLevel.find((passage) => !passages.includes(passage)) ?? ofLevel[0] ?? 'last-bus';
}

/** What went well. */
export type Strength =
  | { code: 'improving' | 'steady'; games: readonly PlayedGame[] }
  | { code: 'often-active'; days: number }
  | { code: 'reading'; right: number; of: number }
  | { code: 'set-done'; done: number; of: number };

/** What went well: games, days of the last four weeks, questions and what was set. Nothing of the test. */
export function strengthsOf({
  results,
  activeDays,
  set,
}: {
  results: MemberResults | null;
  activeDays: number | null;
  set: { done: number; of: number };
}): Strength[] {
  const gamesThat = (course: 'improving' | 'steady'): Strength[] => {
    const games = results?.courses.filter((each) => each.course === course).map(({ game }) => game) ?? [];
    return games.length > 0 ? [{ code: course, games }] : [];
  };
  const { right, of } = results?.readings ?? { right: 0, of: 0 };
  const days = activeDays ?? 0;
  return [
    ...gamesThat('improving'),
    ...(days >= OFTEN_ACTIVE_DAYS ? [{ code: 'often-active' as const, days }] : []),
    ...(right * 3 >= of * 2 && of > 0 ? [{ code: 'reading' as const, right, of }] : []),
    ...(set.done > 0 && set.done * 2 >= set.of ? [{ code: 'set-done' as const, ...set }] : []),
    ...gamesThat('steady'),
  ];
}
