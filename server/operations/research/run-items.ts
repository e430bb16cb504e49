import type { RunReportOf } from '#contract/games/game-runs.ts';
import { carefulTrials } from '#rules/games/careful-moles/careful-moles.ts';
import { letterQuestions } from '#rules/games/letter-round/letter-round.ts';
import type { Game } from '#rules/games/runs.ts';
import { rightOption, type SoundWord, soundQuestions } from '#rules/games/sound-match/sound-match.ts';
import { isRightAnswer, wordOrNotTrials } from '#rules/games/word-or-not/word-or-not.ts';
import { pictureWordItems } from '#rules/quizzes/picture-words.ts';
import { pictureWordsLevelItems } from '#rules/quizzes/picture-words-levels.ts';
import { rightAnswers } from '#rules/reading/reading-run.ts';

/** One question, press or trial of a run; the codebook says what each part means in each game. */
export type RunItem = {
  /** From 1; the place in the list of items where it is missing. */
  item?: number;
  asked?: string | undefined;
  answer?: string | number | null | undefined;
  picked?: number | null;
  isRight?: boolean | undefined;
  timeMs?: number | null;
  x?: number;
  y?: number;
};

/** The items of a report. What was asked follows from the seed where the rules alone decide it. */
export function runItems<G extends Game>(game: G, report: RunReportOf[G]): RunItem[] {
  return ITEMS[game](report);
}

const ITEMS: { [G in Game]: (report: RunReportOf[G]) => RunItem[] } = {
  simon: ({ presses }) => presses.map(({ pad, atMs }) => ({ answer: pad, timeMs: atMs })),
  'multitask-master': ({ rounds }) =>
    rounds.map(({ pickedShape, answeredSum, durationMs }) => ({
      picked: pickedShape,
      answer: answeredSum,
      timeMs: durationMs,
    })),
  'spot-the-difference': ({ presses }) => presses.map(({ x, y, atMs }) => ({ x, y, timeMs: atMs })),
  'whack-a-mole': (report) =>
    'hits' in report
      ? report.hits.map(({ mole, reactionMs }) => ({ item: mole + 1, timeMs: reactionMs }))
      : report.reactionsMs.map((timeMs) => ({ timeMs })),
  'picture-words'(report) {
    // Without levels the pictures are not stored, and a later version of the list gives others for the same seed.
    const pictures = 'pictures' in report ? report.pictures : [];
    const items = 'pictures' in report ? pictureWordsLevelItems(report) : pictureWordItems(report.seed);
    return report.answers.map(({ picked, answeredAfterMs }, at) => {
      const answer = items[at]?.options[picked];
      return { asked: pictures[at], answer, picked, isRight: answer === 'word', timeMs: answeredAfterMs };
    });
  },
  'careful-moles'({ seed, trials }) {
    const planned = carefulTrials(seed);
    return trials.flatMap(({ trial, pressesMs }, at) => {
      const shown = { item: at + 1, asked: planned[trial]?.animal };
      return pressesMs.length === 0 ? [shown] : pressesMs.map((timeMs) => ({ ...shown, timeMs }));
    });
  },
  'word-or-not'({ seed, set, answers }) {
    return wordOrNotTrials(seed, set).map((trial, at) => {
      const { answer, answeredAfterMs } = answers[at] ?? {};
      const asked = `${trial.isWord ? 'word' : 'not-a-word'} ${trial.part}-${trial.index}`;
      return { asked, answer, isRight: answer && isRightAnswer(trial, answer), timeMs: answeredAfterMs ?? null };
    });
  },
  'letter-round'({ seed, mixedUp, answers }) {
    return letterQuestions(seed, mixedUp).map(({ letter, options }, at) => {
      const { picked = -1, answeredAfterMs = null } = answers[at] ?? {};
      return {
        asked: letter,
        answer: options[picked],
        picked,
        isRight: options[picked] === letter,
        timeMs: answeredAfterMs,
      };
    });
  },
  'sound-match'({ seed, answers }) {
    const idOf = ({ sound, index }: SoundWord) => `${sound}-${index}`;
    return soundQuestions(seed).map((question, at) => {
      const { picked = -1, answeredAfterMs = null } = answers[at] ?? {};
      const option = question.options[picked];
      return {
        asked: idOf(question.word),
        answer: option && idOf(option),
        picked,
        isRight: picked === rightOption(question),
        timeMs: answeredAfterMs,
      };
    });
  },
  'reading-passage'(report) {
    const isRight = rightAnswers(report);
    return report.answers.map(({ picked, answeredAfterMs }, at) => ({
      picked,
      isRight: isRight[at],
      timeMs: answeredAfterMs,
    }));
  },
};
