import { percentageOf } from '../../figures/percentage.ts';
import { drawDistinct, seededRandom } from '../../figures/random.ts';
import { arePressesInOrder, type RunResult } from '../runs.ts';

/** The pads by colour, clockwise from the top. */
export const PADS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Pad = (typeof PADS)[number];

/** The difficulties, the easiest first. */
export const SIMON_DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type SimonDifficulty = (typeof SIMON_DIFFICULTIES)[number];

/**
 * The numbers are from the product specification, except for the longest sequence, the limits of a report, the
 * reactions from which figures are shown, and the tips, which are our own.
 */
export const SIMON = {
  flashMs: { easy: 1000, normal: 800, hard: 600 },
  pauseMs: { easy: 800, normal: 600, hard: 400 },
  /** The wait before every sequence: at the start, after a completed one, and after a pause. */
  nextSequenceAfterMs: 1500,
  /** Repeating a sequence of this length ends the game. */
  longestSequence: 50,
  /** The presses of a game in which every sequence is repeated: 1 + 2 + … + 50. */
  maxPresses: 1275,
  maxImpulsiveClicks: 1000,
  /** From this level on the focus is the round's accuracy alone; below, it is averaged with earlier rounds. */
  fullWeightFromLevel: 5,
  /** The lowest focus or consistency, 0 to 100, of the bands `strong` and `steady`. */
  strongFrom: 80,
  steadyFrom: 60,
  /** Limits beyond which the summary has a sentence about a value. */
  insights: { levelOver: 6, focusUnder: 75, consistencyUnder: 70 },
  /** Limits beyond which the summary suggests a closer look. */
  closerLook: { levelUnder: 5, focusUnder: 70, consistencyUnder: 70 },
  /** Focus, consistency and the sentences about them are shown from this many reactions on. */
  shownFromReactions: 8,
  /** When a tip fits; `unevenSpreadOver` is the spread of the reactions as a share of their median. */
  tips: { waitFromClicks: 2, slowerUnderLevel: 5, groupsFromLevel: 4, unevenSpreadOver: 1 },
} as const;

/** The percentage of the level from which a sequence is long, 0 to 100, that a run reached. */
export function simonPercent({ level }: { level: number }): number {
  return percentageOf(Math.min(level - 1, SIMON.insights.levelOver), SIMON.insights.levelOver);
}

/** A press on a pad; `atMs` is game time, which excludes pauses. */
export type SimonPress = { pad: Pad; atMs: number };

/** A finished run. The seed determines the sequence. */
export type SimonRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  seed: number;
  difficulty: SimonDifficulty;
  /** The presses in order; `atMs` is game time, which excludes pauses. */
  presses: readonly SimonPress[];
  /** Presses between a completed sequence and the next one. */
  impulsiveClicks: number;
};

/** A round of a run; `level` is the length of its sequence. Only the last round can have a wrong or missing press. */
export type SimonTurn = { level: number; presses: readonly SimonPress[]; correct: number };

/** The first `length` pads of the sequence for a seed. The same pad can follow itself. */
export function simonSequence(seed: number, length: number): Pad[] {
  const random = seededRandom(seed);
  return Array.from({ length }, () => drawDistinct(PADS, 1, random)).flat();
}

/** When each pad of a sequence is lit, in milliseconds from the first flash. */
export function sequenceFlashes(
  sequence: readonly Pad[],
  difficulty: SimonDifficulty,
): { pad: Pad; fromMs: number; untilMs: number }[] {
  const flashMs = SIMON.flashMs[difficulty];
  return sequence.map((pad, place) => {
    const fromMs = place * (flashMs + SIMON.pauseMs[difficulty]);
    return { pad, fromMs, untilMs: fromMs + flashMs };
  });
}

/** The duration of a sequence of `length` pads in milliseconds, from its first flash to the end of its last. */
export function sequenceDurationMs(length: number, difficulty: SimonDifficulty): number {
  return length * SIMON.flashMs[difficulty] + (length - 1) * SIMON.pauseMs[difficulty];
}

/** The rounds of a run, found by comparing its presses with its sequence. Presses after a wrong one are ignored. */
export function simonTurns({ seed, presses }: Pick<SimonRun, 'seed' | 'presses'>): SimonTurn[] {
  const sequence = simonSequence(seed, SIMON.longestSequence);
  const turns: SimonTurn[] = [];
  let from = 0;
  for (let level = 1; level <= SIMON.longestSequence && from < presses.length; level++) {
    const pressed = presses.slice(from, from + level);
    const wrong = pressed.findIndex(({ pad }, place) => pad !== sequence[place]);
    if (wrong >= 0) return [...turns, { level, presses: pressed.slice(0, wrong + 1), correct: wrong }];
    turns.push({ level, presses: pressed, correct: pressed.length });
    from += level;
  }
  return turns;
}

/** The level reached: the length of the longest repeated sequence plus 1. */
export function levelReached(turns: readonly SimonTurn[]): number {
  return Math.min(sequencesRepeated(turns) + 1, SIMON.longestSequence);
}

/** The number of repeated sequences, which is also the length of the longest one. */
export function sequencesRepeated(turns: readonly SimonTurn[]): number {
  return turns.filter(({ level, correct }) => correct === level).length;
}

/**
 * Whether a run is plausible: it ended with its only wrong press or with the longest sequence, its presses are in
 * order, and it has impulsive clicks only after a repeated sequence.
 */
export function isPossibleSimonRun(run: SimonRun): boolean {
  const turns = simonTurns(run);
  const counted = turns.reduce((sum, { presses }) => sum + presses.length, 0);
  const last = turns.at(-1);
  const isLost = last !== undefined && last.correct < last.presses.length;
  const repeated = sequencesRepeated(turns);
  return (
    counted === run.presses.length &&
    (isLost || repeated === SIMON.longestSequence) &&
    (run.impulsiveClicks === 0 || repeated > 0) &&
    arePressesInOrder(run.presses, run.durationMs)
  );
}

/** Score and level are the level reached. */
export function simonResult(run: SimonRun): RunResult {
  const level = levelReached(simonTurns(run));
  return { score: level, level };
}

/** The shortest possible duration of a run, in milliseconds: every sequence is shown, each after a wait of 1.5 s. */
export function simonLeastDurationMs(run: SimonRun): number {
  const turns = simonTurns(run);
  return turns.reduce(
    (sum, { level }) => sum + SIMON.nextSequenceAfterMs + sequenceDurationMs(level, run.difficulty),
    0,
  );
}
