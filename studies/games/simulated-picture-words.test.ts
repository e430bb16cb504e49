import { expect, it } from 'vitest';
import { type Random, seededRandom } from '#rules/figures/random.ts';
import {
  type ChoicesState,
  choiceRun,
  choicesReducer,
  newChoicesState,
  questionOnScreen,
} from '#rules/games/choices-reducer.ts';
import {
  PICTURE_WORDS,
  type PictureWordItem,
  type PictureWordsRun,
  pictureWordItems,
} from '#rules/quizzes/picture-words.ts';
import { pictureWordsValidity } from '#rules/quizzes/picture-words-validity.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { type Pace, pictureTimes, timesAround } from '../screening/paces.ts';

const FRAME_MS = 1000 / 60;

type PictureWordsState = ChoicesState<PictureWordItem>;
const reduce = choicesReducer<PictureWordItem>(PICTURE_WORDS.nextItemAfterMs);

/** How a simulated learner takes the picture quiz. */
type PictureLearner = {
  name: string;
  /** Draws the time from one press to the next, in ms. Readers wait until the next picture is there. */
  waits: (random: Random) => () => number;
  /** Draws the index of the option that is pressed. */
  picks: (random: Random) => (state: PictureWordsState) => number;
};

const WORDS = PICTURE_WORDS.optionsPerItem;
/** The mean number of words read when reading stops at the right one. */
const WORDS_UNTIL_RIGHT = (WORDS + 1) / 2;

/** Learners who read, and find every word. */
const READERS: readonly PictureLearner[] = [
  reader('fast-adult-stops-at-the-word', 'fast-adult', WORDS_UNTIL_RIGHT),
  reader('fast-adult', 'fast-adult', WORDS),
  reader('adult', 'adult', WORDS),
  reader('child', 'child', WORDS),
  reader('slow-child', 'slow-child', WORDS),
];

/**
 * Learners who press without reading; the waits of the last
 * two are those of the pace `rushed` in the screening studies.
 */
const PRESSERS: readonly PictureLearner[] = [
  { name: 'one-key-every-150-ms', waits: (random) => timesAround(150, random), picks: onePlace },
  { name: 'one-key-every-300-ms', waits: (random) => timesAround(300, random), picks: onePlace },
  { name: 'one-key-every-2-s', waits: (random) => timesAround(2000, random), picks: onePlace },
  { name: 'keys-in-turn-every-300-ms', waits: (random) => timesAround(300, random), picks: inTurn },
  { name: 'random-at-sight', waits: afterPicture((random) => timesAround(180, random)), picks: anyPlace },
  { name: 'random-after-a-look', waits: afterPicture((random) => timesAround(350, random)), picks: anyPlace },
];

/** Takes a whole quiz through the reducer. */
function playPictureWords({ waits, picks }: PictureLearner, seed: number): PictureWordsRun {
  // A different random sequence from the one that draws the pictures.
  const random = seededRandom(~seed);
  const [wait, pick] = [waits(random), picks(random)];
  let [state, atMs, pressMs] = [newChoicesState(seed, pictureWordItems(seed)), 0, -PICTURE_WORDS.nextItemAfterMs];
  while (state.status !== 'finished') {
    pressMs = Math.max(0, pressMs + wait());
    for (; atMs <= pressMs; atMs += FRAME_MS) state = reduce(state, { type: 'frame-shown', atMs });
    state = reduce(state, { type: 'option-picked', picked: pick(state), atMs: pressMs });
  }
  return choiceRun(state);
}

function reader(name: string, pace: Pace, wordsRead: number): PictureLearner {
  return {
    name,
    waits: afterPicture((random) => pictureTimes(pace, wordsRead, random)),
    picks: () => (state) => questionOnScreen(state).question.options.indexOf('word'),
  };
}

function afterPicture(times: (random: Random) => () => number): PictureLearner['waits'] {
  return (random) => {
    const time = times(random);
    return () => PICTURE_WORDS.nextItemAfterMs + FRAME_MS + time();
  };
}

function onePlace(random: Random): () => number {
  const place = anyPlace(random)();
  return () => place;
}

function anyPlace(random: Random): () => number {
  return () => Math.floor(random() * WORDS);
}

function inTurn(): () => number {
  let presses = 0;
  return () => presses++ % WORDS;
}

// docs/measurement.md has the shares of 10,000 of each kind.
const COUNT = inLongForm(1000, 300);

function percentThatSaysLittle(learner: PictureLearner): number {
  const runs = Array.from({ length: COUNT }, (_, seed) => playPictureWords(learner, seed + 1));
  return (100 * runs.filter((run) => pictureWordsValidity(run) !== null).length) / COUNT;
}

it.each(READERS)('says something about 99.5 % or more of those who read: $name', (learner) => {
  expect(percentThatSaysLittle(learner)).toBeLessThanOrEqual(0.5);
});

it.each(PRESSERS)('says little about 90 % or more of those who press without reading: $name', (learner) => {
  expect(percentThatSaysLittle(learner)).toBeGreaterThanOrEqual(90);
});
