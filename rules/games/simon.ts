import { drawDistinct, seededRandom } from '../random.ts';
import { areInOrder, type RunResult } from '../runs.ts';

export const PADS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
/** A pad by its colour, clockwise from the top. */
export type Pad = (typeof PADS)[number];

export const SIMON_DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type SimonDifficulty = (typeof SIMON_DIFFICULTIES)[number];

/** Every number of Simon. */
export const SIMON = {
  flashMs: { easy: 1000, normal: 800, hard: 600 },
  pauseMs: { easy: 800, normal: 600, hard: 400 },
  /** Between a completed sequence and the next one; before the first sequence and after a pause as well. */
  nextSequenceAfterMs: 1500,
  /** Nobody gets here; a sequence this long, once repeated, ends the game too. */
  longestSequence: 50,
  /** Presses of all rounds together, when every round is repeated: 1 + 2 + … + 50. */
  mostPresses: 1275,
  mostImpulsiveClicks: 1000,
  /** From this level on a round's accuracy is the focus; before, it is blended with what was. */
  fullWeightFromLevel: 5,
  strongFrom: 80,
  steadyFrom: 60,
  /** What gets a sentence of its own at the end. */
  insights: { levelOver: 6, focusUnder: 75, consistencyUnder: 70 },
  /** What, taken together, asks for a closer look. */
  closerLook: { levelUnder: 5, focusUnder: 70, consistencyUnder: 70 },
} as const;

export type SimonPress = { pad: Pad; atMs: number };

/** What happened in a run. The sequence follows from the seed. */
export type SimonRun = {
  /** Milliseconds from the start to the end, without pauses. */
  durationMs: number;
  seed: number;
  difficulty: SimonDifficulty;
  /** The presses of the learner's turns in order; `atMs` is game time, which stands still during a pause. */
  presses: readonly SimonPress[];
  /** Presses after a full sequence, before the next one was shown. */
  impulsiveClicks: number;
};

/** One round of a run: its level is the length of its sequence. Only the last one can have a wrong press or too few. */
export type SimonTurn = { level: number; presses: readonly SimonPress[]; correct: number };

/** The first `length` pads of the sequence that follows from `seed`. Any pad may follow any. */
export function simonSequence(seed: number, length: number): Pad[] {
  const random = seededRandom(seed);
  return Array.from({ length }, () => drawDistinct(PADS, 1, random)).flat();
}

/** When each pad of a sequence is lit, in milliseconds from the first flash on. */
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

/** How long a sequence of `length` pads is shown, from its first flash to the end of its last, in milliseconds. */
export function watchMs(length: number, difficulty: SimonDifficulty): number {
  return length * SIMON.flashMs[difficulty] + (length - 1) * SIMON.pauseMs[difficulty];
}

/** The rounds of a run, found by playing its presses against its sequence. What comes after a wrong press counts for nothing. */
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

/** The level a run reached: one more than the longest sequence that was repeated. */
export function levelReached(turns: readonly SimonTurn[]): number {
  return Math.min(sequencesRepeated(turns) + 1, SIMON.longestSequence);
}

/** How many sequences were repeated, which is also how long the longest of them was. */
export function sequencesRepeated(turns: readonly SimonTurn[]): number {
  return turns.filter(({ level, correct }) => correct === level).length;
}

/**
 * Whether a run can have gone like that: it ended with its only wrong press or with the longest sequence repeated, its
 * presses are in order, and nobody clicked after a full sequence without having repeated one.
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
    areInOrder(run.presses, run.durationMs)
  );
}

/** The score of Simon is the level reached. */
export function simonResult(run: SimonRun): RunResult {
  const level = levelReached(simonTurns(run));
  return { score: level, level };
}

/** The least time a run can have taken, in milliseconds: every sequence was shown, each after 1.5 s. */
export function simonLeastDurationMs(run: SimonRun): number {
  const turns = simonTurns(run);
  return turns.reduce((sum, { level }) => sum + SIMON.nextSequenceAfterMs + watchMs(level, run.difficulty), 0);
}
