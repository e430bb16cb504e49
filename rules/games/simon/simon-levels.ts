import { typicalTime } from '../../figures/typical-time.ts';
import { LEVELS, levelAfterRun, validLevel } from '../levels.ts';
import { arePressesInOrder, type RunResult, withValidity } from '../runs.ts';
import { type Pad, SIMON, type SimonPress, sequenceDurationMs, simonSequence } from './simon.ts';
import { reactionsMs } from './simon-summary.ts';

/** Simon with levels. A level is a number of pads. The numbers are our own choice, except where a comment names a source. */
export const SIMON_LEVELS = {
  /** The sequences of a run; about two minutes. */
  tries: 12,
  /** The flashes and pauses of this difficulty. */
  pace: 'normal',
  /** No run begins with a shorter sequence. */
  shortestFirst: 2,
  /** Whoever looks repeats some of the sequences up to this length. */
  shortUpTo: 3,
  /** The wait before a sequence that follows a wrong press, so that the missed pad can be shown, in ms. */
  afterMissMs: 3000,
  /** See `estimateThreshold`; the bias is smallest with it, see docs/measurement.md. */
  spread: 0.6,
  /** A median time between presses under this, in ms, is too fast to repeat anything. */
  tooFastUnderMs: 150,
  maxPresses: 12 * LEVELS.simon.highest,
} as const;

/** A finished run with levels. The seed determines the sequences. */
export type SimonLevelRun = {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  seed: number;
  startLevel: number;
  /** The presses of all sequences in order. A wrong press ends its sequence. */
  presses: readonly SimonPress[];
  /** Presses between two sequences. */
  impulsiveClicks: number;
};

/** One shown sequence: its length, its presses, and how many of them are right from the first on. */
type SimonTry = { level: number; presses: readonly SimonPress[]; correct: number };

type Repeated = Pick<SimonTry, 'level' | 'correct'>;

/** Whether the whole sequence was repeated. */
function isRepeated({ level, correct }: Repeated): boolean {
  return correct === level;
}

/**
 * The length of the next sequence, in pads. The first is one shorter than the level. Each length has two tries: a repeated
 * sequence leads to a longer one, two in a row that are not repeated to a shorter one (as in Woods et al. 2011,
 * https://doi.org/10.1080/13803395.2010.493149).
 */
export function nextLength(startLevel: number, tries: readonly Repeated[]): number {
  let length = Math.max(SIMON_LEVELS.shortestFirst, startLevel - 1);
  let wasMissed = false;
  for (const each of tries) {
    const isShorter = !isRepeated(each) && wasMissed;
    wasMissed = !isRepeated(each) && !wasMissed;
    length = validLevel('simon', length + (isRepeated(each) ? 1 : isShorter ? -1 : 0));
  }
  return length;
}

/** The sequence of a try; `number` counts the tries from 0. */
export function sequenceOfTry(seed: number, number: number, length: number): Pad[] {
  return simonSequence(seed + number, length);
}

/** The tries of a run, found by comparing its presses with its sequences. The last one may be incomplete. */
export function simonTries({ seed, startLevel, presses }: Omit<SimonLevelRun, 'durationMs'>): SimonTry[] {
  const tries: SimonTry[] = [];
  let from = 0;
  while (tries.length < SIMON_LEVELS.tries && from < presses.length) {
    const level = nextLength(startLevel, tries);
    const sequence = sequenceOfTry(seed, tries.length, level);
    const pressed = presses.slice(from, from + level);
    const wrong = pressed.findIndex(({ pad }, place) => pad !== sequence[place]);
    const of = wrong < 0 ? pressed : pressed.slice(0, wrong + 1);
    tries.push({ level, presses: of, correct: wrong < 0 ? of.length : wrong });
    from += of.length;
  }
  return tries;
}

/** What the end of a run shows. */
type SimonLevelSummary = {
  /** The sequence length that the learner repeats in half of the tries, in steps of 0.05. */
  span: number;
  /** The length of the longest repeated sequence; 0 for none. */
  longest: number;
  /** The number of repeated sequences. */
  repeated: number;
  /** The length of the shortest shown sequence. */
  shortest: number;
  /** The median time between two presses in ms, and the distance from it of two thirds of them; null without any. */
  reactions: ReturnType<typeof typicalTime>;
};

/** The summary of a run. */
export function simonLevelSummary(run: SimonLevelRun): SimonLevelSummary {
  const tries = simonTries(run);
  const repeated = tries.filter(isRepeated);
  return {
    span: estimateThreshold(
      tries.map((each) => ({ level: each.level, isRight: isRepeated(each) })),
      // Half a level beyond the shortest and the longest sequence.
      { lowest: 0.5, highest: LEVELS.simon.highest + 0.5, spread: SIMON_LEVELS.spread },
    ),
    longest: Math.max(0, ...repeated.map(({ level }) => level)),
    repeated: repeated.length,
    shortest: Math.min(...tries.map(({ level }) => level)),
    reactions: typicalTime(reactionsMs(tries)),
  };
}

/**
 * Why a run is not a valid measurement: presses faster than a person can repeat, or no sequence repeated although short
 * ones were shown. After long ones only, the level is too high for the learner, and falls.
 */
export function simonLevelValidity({
  reactions,
  repeated,
  shortest,
}: Pick<SimonLevelSummary, 'reactions' | 'repeated' | 'shortest'>): 'too-fast' | 'like-chance' | null {
  if (reactions && reactions.medianMs < SIMON_LEVELS.tooFastUnderMs) return 'too-fast';
  return repeated === 0 && shortest <= SIMON_LEVELS.shortUpTo ? 'like-chance' : null;
}

/** The next level: the span, but at most one from the level before. */
export function simonLevelResult(run: SimonLevelRun): RunResult {
  const summary = simonLevelSummary(run);
  const validity = simonLevelValidity(summary);
  const { startLevel } = run;
  const level = validity ? startLevel : levelAfterRun('simon', startLevel, summary.span);
  return withValidity({ score: level, level }, validity);
}

/** Whether a run is plausible: all its sequences were played, its presses are in order, and no press is left over. */
export function isPossibleSimonLevelRun(run: SimonLevelRun): boolean {
  const tries = simonTries(run);
  const counted = tries.reduce((sum, { presses }) => sum + presses.length, 0);
  const isLastWhole = tries.every(({ level, presses, correct }) => correct < presses.length || correct === level);
  return (
    tries.length === SIMON_LEVELS.tries &&
    isLastWhole &&
    counted === run.presses.length &&
    arePressesInOrder(run.presses, run.durationMs)
  );
}

/** The shortest possible duration of a run, in milliseconds: every sequence is shown, each after its wait. */
export function simonLevelLeastDurationMs(run: SimonLevelRun): number {
  return simonTries(run).reduce((sum, { level }, number, tries) => {
    const before = tries[number - 1];
    const waitMs = before && !isRepeated(before) ? SIMON_LEVELS.afterMissMs : SIMON.nextSequenceAfterMs;
    return sum + waitMs + sequenceDurationMs(level, SIMON_LEVELS.pace);
  }, 0);
}

/** A try at a level, and whether it succeeded. */
export type LevelTry = { level: number; isRight: boolean };

/** The grid on which a threshold is looked for, in levels; our own choice. */
const STEP = 0.05;

type Assumed = {
  /** The lowest and the highest threshold that can be found. */
  lowest: number;
  highest: number;
  /** How many levels below the threshold, and above it, the odds of a success are e to 1, and 1 to e. */
  spread: number;
};

/**
 * The level, in steps of 0.05, at which a player succeeds in half of the tries: the mean of its posterior distribution,
 * where the share of successes falls with the level along a logistic curve and every threshold is as likely before the
 * first try (Watson and Pelli 1983, https://doi.org/10.3758/BF03202828, with the mean in place of the mode).
 */
export function estimateThreshold(tries: readonly LevelTry[], { lowest, highest, spread }: Assumed): number {
  const thresholds = Array.from({ length: Math.round((highest - lowest) / STEP) + 1 }, (_, at) => lowest + at * STEP);
  const logLikelihoods = thresholds.map((threshold) =>
    tries.reduce((sum, { level, isRight }) => {
      const towardsRight = (threshold - level) / spread;
      return sum - Math.log1p(Math.exp(isRight ? -towardsRight : towardsRight));
    }, 0),
  );
  const highestLikelihood = Math.max(...logLikelihoods);
  const weights = logLikelihoods.map((logLikelihood) => Math.exp(logLikelihood - highestLikelihood));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = thresholds.reduce((sum, threshold, at) => sum + threshold * (weights[at] ?? 0), 0) / total;
  return Math.round(mean / STEP) * STEP;
}
