import { z } from 'zod';
import { FOCUS_GAME, POINTING_WAYS } from '#rules/screening/focus-game.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import { type AUTISM_BANDS, TRAIT_ANSWERS, TRAITS_QUESTIONNAIRE } from '#rules/screening/traits-questionnaire.ts';

/** Made in the browser; sending the same attempt twice changes nothing. */
export const attemptIdSchema = z.uuid();

/** When the learner finished, by the clock of their device: an ISO instant in UTC. */
const finishedAt = z.iso.datetime();
const milliseconds = z.int().min(0).max(FOCUS_GAME.durationMs);

const checks = z
  .strictObject({
    focusedMoments: z.int().min(0),
    totalChecks: z.int().min(0).max(FOCUS_GAME.mostChecks),
  })
  .refine(({ focusedMoments, totalChecks }) => focusedMoments <= totalChecks, 'more focused moments than checks');

/** What happened in a focus game. The verdict is the server's. */
export const focusGameReportSchema = z
  .strictObject({
    finishedAt,
    focusedMoments: z.int().min(0),
    totalChecks: z.int().min(0).max(FOCUS_GAME.mostChecks),
    firstHalf: checks,
    secondHalf: checks,
    timeOnTargetMs: milliseconds,
    longestDriftMs: milliseconds,
    pointing: z.enum(POINTING_WAYS).nullable(),
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
  /** One character as a person counts them, or none. */
  typed: z.string().max(LETTER_QUIZ.longestTypedUnits).refine(isAtMostOneCharacter, 'more than one character'),
  /** How often the letter was asked for again. */
  repeats: z.int().min(0).max(LETTER_QUIZ.mostRepeats),
});

/** What was heard and typed in a letter quiz. The verdict is the server's. */
export const letterQuizReportSchema = z.strictObject({
  finishedAt,
  answers: z
    .array(letterAnswer)
    .length(LETTER_QUIZ.letters)
    .refine((answers) => new Set(answers.map(({ heard }) => heard)).size === answers.length, 'a letter came twice'),
});
export type LetterQuizReport = z.infer<typeof letterQuizReportSchema>;

/** What was answered in the traits questionnaire, in the order of its statements. The verdict is the server's. */
export const traitsQuestionnaireReportSchema = z.strictObject({
  finishedAt,
  answers: z.array(z.enum(TRAIT_ANSWERS)).length(TRAITS_QUESTIONNAIRE.statements),
});
export type TraitsQuestionnaireReport = z.infer<typeof traitsQuestionnaireReportSchema>;

/** The reports by the part of the screening they belong to; the part is also the name in the address. */
export const reportSchemas = {
  'focus-game': focusGameReportSchema,
  'letter-quiz': letterQuizReportSchema,
  'traits-questionnaire': traitsQuestionnaireReportSchema,
} as const;

type Stored = { attemptId: string; timestamp: string };

/** Attempts as they are stored and answered; `timestamp` is an ISO instant in UTC. */
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

/** A learner's own attempts, the newest first, at most `ATTEMPTS_LISTED` of each part. */
export const ATTEMPTS_LISTED = 50;
export type ScreeningAttempts = { [Part in keyof AttemptOf]: AttemptOf[Part][] };

function isAtMostOneCharacter(text: string): boolean {
  return [...new Intl.Segmenter('en').segment(text)].length <= 1;
}
