import { drawDistinct, type Random, seededRandom } from '../../figures/random.ts';
import { RUN } from '../runs.ts';

/** The animal of a trial: the mole is the go stimulus, the rabbit the no-go stimulus, which must not be touched. */
export type Animal = 'mole' | 'rabbit';

/** The numbers are our own choice, except where a comment names a source. */
export const CAREFUL_MOLES = {
  trials: 120,
  /** Sections of ten trials with these numbers of rabbits alternately, so that 25 % of every 20 trials are rabbits. */
  sectionTrials: 10,
  rabbitsInSection: [2, 3],
  maxRabbitsInARow: 2,
  /** Missed moles are counted in this many sections of the game. */
  quarters: 4,
  /** How long an animal can be touched. */
  shownMs: 900,
  /** The times before an animal; a section has each of them equally often. */
  gapsMs: [250, 300, 350, 400, 450],
  /** A faster touch cannot be a reaction to what was seen: a simple reaction takes 231 ms (Woods et al. 2015). */
  anticipationBelowMs: 150,
  /** `restMs`: more time after an animal, in which words say what happened. */
  practice: { trials: 8, rabbits: 2, gapMs: 400, restMs: 1100 },
  /** The most that practice and game take together with the countdowns before them, without pauses. */
  longestInAllMs: 180_000,
  /** The presses in one trial that a report can contain. */
  maxPressesPerTrial: 20,
  /** The limits of a valid run; docs/measurement.md shows their effect on simulated players. */
  minDPrime: 0.75,
  /** Touched moles, more than half of them all. */
  minHits: 46,
  /** Presses without an animal, as many as one for each trial. */
  mostEmptyPresses: 120,
  /** Touches that were too early, a quarter of the trials. */
  mostAnticipations: 30,
  /** Nine of ten simulated children who play twice differ by no more than these percentage points (docs/measurement.md). */
  usualDifferencePercent: 6,
} as const;

/** An animal and the time before it in ms. */
export type CarefulTrial = { animal: Animal; gapMs: number };

/**
 * A trial as it was played: its index in `carefulTrials`, and the presses in it in ms from the frame that showed its animal;
 * a press before that frame is negative.
 */
export type PlayedTrial = { trial: number; pressesMs: readonly number[] };

/** A finished run. */
export type CarefulRun = {
  /** Milliseconds from start to end, without pauses and without the practice. */
  durationMs: number;
  /** Whether the end shows no numbers. */
  isCalm: boolean;
  seed: number;
  /** In the order of play: a trial that a pause interrupted comes again at the end. */
  trials: readonly PlayedTrial[];
};

/** The trials of a game. The same seed gives the same trials. */
export function carefulTrials(seed: number): readonly CarefulTrial[] {
  const random = seededRandom(seed);
  const trials: CarefulTrial[] = [];
  const { sectionTrials, rabbitsInSection } = CAREFUL_MOLES;
  for (let section = 0; trials.length < CAREFUL_MOLES.trials; section++) {
    const rabbits = rabbitsInSection[section % rabbitsInSection.length] ?? 0;
    const animals = drawnSection(sectionTrials, rabbits, random, trials);
    const gaps = shuffledGaps(random);
    trials.push(...animals.map((animal, place) => ({ animal, gapMs: gaps[place] ?? CAREFUL_MOLES.gapsMs[0] })));
  }
  return trials;
}

/** The trials of a practice. The same seed gives the same trials. */
export function practiceTrials(seed: number): readonly CarefulTrial[] {
  const { trials, rabbits, gapMs } = CAREFUL_MOLES.practice;
  return drawnSection(trials, rabbits, seededRandom(seed), []).map((animal) => ({ animal, gapMs }));
}

/** The animals of a section. The first of all is a mole, and never more than two rabbits follow each other. */
function drawnSection(count: number, rabbits: number, random: Random, before: readonly CarefulTrial[]): Animal[] {
  const places = Array.from({ length: count }, (_, place) => place);
  const lastBefore = before.slice(-CAREFUL_MOLES.maxRabbitsInARow).map(({ animal }) => animal);
  for (;;) {
    const drawn = new Set(drawDistinct(places, rabbits, random));
    const section = places.map((place): Animal => (drawn.has(place) ? 'rabbit' : 'mole'));
    if ((before.length > 0 || section[0] === 'mole') && hasFewInARow([...lastBefore, ...section])) return section;
  }
}

function hasFewInARow(animals: readonly Animal[]): boolean {
  let inARow = 0;
  return animals.every((animal) => {
    inARow = animal === 'rabbit' ? inARow + 1 : 0;
    return inARow <= CAREFUL_MOLES.maxRabbitsInARow;
  });
}

function shuffledGaps(random: Random): number[] {
  const { gapsMs, sectionTrials } = CAREFUL_MOLES;
  const gaps = Array.from({ length: sectionTrials }, (_, place) => gapsMs[place % gapsMs.length] ?? gapsMs[0]);
  return drawDistinct(gaps, sectionTrials, random);
}

/** The shortest possible duration of a run in milliseconds: every animal with the time before it. */
export function carefulLeastDurationMs({ seed }: Pick<CarefulRun, 'seed'>): number {
  return carefulTrials(seed).reduce((sum, { gapMs }) => sum + gapMs + CAREFUL_MOLES.shownMs, 0);
}

/** Whether a run is plausible: every trial was played once, with its presses in order and within its time. */
export function isPossibleCarefulRun({ durationMs, trials }: CarefulRun): boolean {
  const played = new Set(trials.map(({ trial }) => trial));
  const earliestMs = -Math.max(...CAREFUL_MOLES.gapsMs);
  return (
    durationMs <= RUN.longestMs &&
    trials.length === CAREFUL_MOLES.trials &&
    played.size === CAREFUL_MOLES.trials &&
    [...played].every((trial) => Number.isInteger(trial) && trial >= 0 && trial < CAREFUL_MOLES.trials) &&
    trials.every(({ pressesMs }) =>
      pressesMs.every((atMs, place) => atMs >= (pressesMs[place - 1] ?? earliestMs) && atMs <= CAREFUL_MOLES.shownMs),
    )
  );
}
