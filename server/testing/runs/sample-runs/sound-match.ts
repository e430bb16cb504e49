import { RUN } from '#rules/games/runs.ts';
import { rightOption, SOUND_MATCH, soundQuestions } from '#rules/games/sound-match/sound-match.ts';
import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

/** Every sound is matched after 900 ms. */
const soundAnswers = soundQuestions(SEED).map((question) => ({ picked: rightOption(question), answeredAfterMs: 900 }));

export const SAMPLE: SampleRun<'sound-match'> = {
  report: { finishedAt: FINISHED_AT, durationMs: 41_000, seed: SEED, withWords: true, answers: soundAnswers },
  stored: { score: 14, level: null, choice: 'words' },
  tooShort: {
    answers: soundAnswers.map((answer) => ({ ...answer, answeredAfterMs: RUN.minPressMs })),
    durationMs: SOUND_MATCH.questions * (SOUND_MATCH.nextQuestionAfterMs + RUN.minPressMs) - 1,
  },
  refusals: [
    ['a score', { score: 14 }],
    ['nothing about its words', { withWords: undefined }],
    ['one answer fewer', { answers: soundAnswers.slice(1) }],
    ['a word that was not offered', { answers: soundAnswers.map((answer) => ({ ...answer, picked: 3 })) }],
    ['more time than its duration', { durationMs: 40_000 }],
  ],
};
