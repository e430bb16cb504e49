import { type Random, seededRandom } from '#rules/figures/random.ts';
import type { ChoiceRun } from '#rules/games/choices.ts';
import {
  type ChoicesState,
  choiceRun,
  choicesReducer,
  newChoicesState,
  questionOnScreen,
} from '#rules/games/choices-reducer.ts';
import { LETTER_ROUND, letterQuestions, letterRoundResult } from '#rules/games/letter-round/letter-round.ts';
import type { RunResult } from '#rules/games/runs.ts';
import { rightOption, SOUND_MATCH, soundMatchResult, soundQuestions } from '#rules/games/sound-match/sound-match.ts';
import { drawNormal, type Sample } from '../figures.ts';

/** A question as a player sees it: the index of the right option, and the number of options. */
type Asked = { right: number; options: number; at: number };

/** The option that a player presses, and the ms from the question to the press. */
export type ChoicePlayer = (asked: Asked, random: Random) => { picked: number; afterMs: number };

/** The spread of the times of all players, log-normal; our own estimate, as for Word or not?. */
const TIME_SPREAD = 0.35;
/** The median time of players who listen; our own estimate. */
const LISTENING_MS = 1500;

/** Players who do not listen; all their runs should be invalid. */
export const WILD_CHOOSERS: readonly { name: string; player: ChoicePlayer }[] = [
  { name: 'by chance', player: guesser(LISTENING_MS) },
  { name: 'by chance, fast', player: guesser(250) },
  { name: 'one place', player: (_, random) => ({ picked: 0, afterMs: time(LISTENING_MS, random) }) },
  {
    name: 'places in turn',
    player: ({ at, options }, random) => ({ picked: at % options, afterMs: time(LISTENING_MS, random) }),
  },
];

/** A player who knows a share of the answers, 0 to 1, and guesses the others. */
export function chooser(knownShare: number): ChoicePlayer {
  const guess = guesser(LISTENING_MS);
  return (asked, random) =>
    random() < knownShare ? { picked: asked.right, afterMs: time(LISTENING_MS, random) } : guess(asked, random);
}

/** The two games: plays a whole game through the reducer, to its run and its result. */
export const CHOICE_GAMES = {
  'letter-round': (player: ChoicePlayer, seed: number) =>
    withResult(
      play(player, seed, {
        questions: letterQuestions(seed),
        rightOf: ({ letter, options }) => options.indexOf(letter),
        nextAfterMs: LETTER_ROUND.nextQuestionAfterMs,
      }),
      letterRoundResult,
    ),
  'sound-match': (player: ChoicePlayer, seed: number) =>
    withResult(
      play(player, seed, {
        questions: soundQuestions(seed),
        rightOf: rightOption,
        nextAfterMs: SOUND_MATCH.nextQuestionAfterMs,
      }),
      soundMatchResult,
    ),
} as const;
export type ChoiceGame = keyof typeof CHOICE_GAMES;

/** The number of invalid runs of a player, of `count` runs with the seeds from `seed` on. */
export function countUntellingChoices(game: ChoiceGame, player: ChoicePlayer, { count, seed }: Sample): number {
  const results = Array.from({ length: count }, (_, each) => CHOICE_GAMES[game](player, seed + each).result);
  return results.filter(({ validity }) => validity !== undefined).length;
}

type PlayedGame<Question> = {
  questions: readonly Question[];
  rightOf: (question: Question) => number;
  nextAfterMs: number;
};

function play<Question extends { options: readonly unknown[] }>(
  player: ChoicePlayer,
  seed: number,
  { questions, rightOf, nextAfterMs }: PlayedGame<Question>,
): ChoiceRun {
  // A different random sequence from the one that draws the questions.
  const random = seededRandom(~seed);
  const reduce = choicesReducer<Question>(nextAfterMs);
  let atMs = 0;
  let state: ChoicesState<Question> = reduce(newChoicesState(seed, questions), { type: 'frame-shown', atMs });
  while (state.status !== 'finished') {
    const { question, at } = questionOnScreen(state);
    const { picked, afterMs } = player({ right: rightOf(question), options: question.options.length, at }, random);
    atMs += afterMs;
    state = reduce(state, { type: 'option-picked', picked, atMs });
    atMs += nextAfterMs;
    state = reduce(state, { type: 'frame-shown', atMs });
  }
  return choiceRun(state);
}

function withResult(run: ChoiceRun, resultOf: (run: ChoiceRun) => RunResult): { run: ChoiceRun; result: RunResult } {
  return { run, result: resultOf(run) };
}

function guesser(medianMs: number): ChoicePlayer {
  return ({ options }, random) => ({ picked: Math.floor(random() * options), afterMs: time(medianMs, random) });
}

/** A log-normal time in ms, at least the shortest that counts. */
function time(medianMs: number, random: Random): number {
  return Math.max(101, medianMs * Math.exp(TIME_SPREAD * drawNormal(random)));
}
