import { z } from 'zod';
import { FOCUS_GAME, POINTING_DEVICES } from '#rules/screening/focus-game.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import { type AUTISM_BANDS, TRAIT_ANSWERS, TRAITS_QUESTIONNAIRE } from '#rules/screening/traits-questionnaire.ts';

/** Generated in the browser. An attempt is idempotent by its id. */
export const attemptIdSchema = z.uuid();

/** When the learner finished, by the device's clock: an ISO instant in UTC. */
const finishedAt = z.iso.datetime();
const milliseconds = z.int().min(0).max(FOCUS_GAME.durationMs);

const checks = z
  .strictObject({
    focusedMoments: z.int().min(0),
    totalChecks: z.int().min(0).max(FOCUS_GAME.maxChecks),
  })
  .refine(({ focusedMoments, totalChecks }) => focusedMoments <= totalChecks, 'more focused moments than checks');

/** What the browser measured in a focus game. The server computes the verdict. */
export const focusGameReportSchema = z
  .strictObject({
    finishedAt,
    focusedMoments: z.int().min(0),
    totalChecks: z.int().min(0).max(FOCUS_GAME.maxChecks),
    firstHalf: checks,
    secondHalf: checks,
    timeOnTargetMs: milliseconds,
    longestDriftMs: milliseconds,
    pointing: z.enum(POINTING_DEVICES).nullable(),
  })
  .refine(
    ({ focusedMoments, totalChecks, firstHalf, secondHalf }) =>
      focusedMoments <= totalChecks &&
      firstHalf.focusedMoments + secondHalf.focusedMoments === focusedMoments &&
      firstHalf.totalChecks + secondHalf.totalChecks === totalChecks,
    'the two halves do not make the whole',
  )
  .refine(
    ({ timeOnTargetMs, longestDriftMs }) => timeOnTargetMs + longestDriftMs <= FOCUS_GAME.durationMs,
    'more time than the game has',
  );
export type FocusGameReport = z.infer<typeof focusGameReportSchema>;

const letterAnswer = z.strictObject({
  heard: z.enum(LETTER_QUIZ.alphabet),
  /** At most one grapheme. */
  typed: z.string().max(LETTER_QUIZ.maxTypedUnits).refine(isAtMostOneCharacter, 'more than one character'),
  /** How often the learner asked to hear the letter again. */
  repeats: z.int().min(0).max(LETTER_QUIZ.maxRepeats),
});

/** What was heard and typed in a letter quiz. The server computes the verdict. */
export const letterQuizReportSchema = z.strictObject({
  finishedAt,
  answers: z
    .array(letterAnswer)
    .length(LETTER_QUIZ.letters)
    .refine((answers) => new Set(answers.map(({ heard }) => heard)).size === answers.length, 'a letter came twice'),
});
export type LetterQuizReport = z.infer<typeof letterQuizReportSchema>;

/** The answers to the traits questionnaire, in the order of its statements. The server computes the verdict. */
export const traitsQuestionnaireReportSchema = z.strictObject({
  finishedAt,
  answers: z.array(z.enum(TRAIT_ANSWERS)).length(TRAITS_QUESTIONNAIRE.statements),
});
export type TraitsQuestionnaireReport = z.infer<typeof traitsQuestionnaireReportSchema>;

/** The reports by screening part. The keys are also path segments. */
export const reportSchemas = {
  'focus-game': focusGameReportSchema,
  'letter-quiz': letterQuizReportSchema,
  'traits-questionnaire': traitsQuestionnaireReportSchema,
} as const;

type Stored = { attemptId: string; timestamp: string };

/** Attempts as stored and returned; `timestamp` is an ISO instant in UTC. */
export type FocusGameAttempt = Stored &
  Omit<FocusGameReport, 'finishedAt'> & { focusPercentage: number; hasADHD: boolean | null };
export type LetterQuizAttempt = Stored &
  Omit<LetterQuizReport, 'finishedAt'> & { correct: number; total: number; percentage: number; hasDyslexia: boolean };
export type TraitsQuestionnaireAttempt = Stored &
  Omit<TraitsQuestionnaireReport, 'finishedAt'> & { score: number; result: (typeof AUTISM_BANDS)[number] };

export type ReportOf = {
  'focus-game': FocusGameReport;
  'letter-quiz': LetterQuizReport;
  'traits-questionnaire': TraitsQuestionnaireReport;
};
export type AttemptOf = {
  'focus-game': FocusGameAttempt;
  'letter-quiz': LetterQuizAttempt;
  'traits-questionnaire': TraitsQuestionnaireAttempt;
};

/** The number of attempts listed per screening part, newest first. */
export const ATTEMPTS_LISTED = 50;
export type ScreeningAttempts = { [Part in keyof AttemptOf]: AttemptOf[Part][] };

function isAtMostOneCharacter(text: string): boolean {
  return [...new Intl.Segmenter('en').segment(text)].length <= 1;
}
