import { z } from 'zod';
import { FOCUS_GAME, POINTING_DEVICES } from '#rules/screening/focus-game/focus-game.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import {
  AUTISM_BANDS,
  TRAIT_ANSWERS,
  TRAITS_QUESTIONNAIRE,
} from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { VALIDITY, VALIDITY_CODES } from '#rules/screening/validity.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';

/** Generated in the browser. An attempt is idempotent by its id. */
export const attemptIdSchema = z.uuid();

/** When the learner finished, by the device's clock: an ISO instant in UTC. */
const finishedAt = z.iso.datetime();
/** The time to an answer; a longer one is reported as an hour. */
const answeredAfterMs = z.int().min(0).max(VALIDITY.longestMs);
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
  /** From the sound of the letter to the answer. Reports made by earlier versions lack it. */
  answeredAfterMs: answeredAfterMs.optional(),
});

/** What was heard and typed in a letter quiz. The server computes the verdict. */
export const letterQuizReportSchema = z.strictObject({
  finishedAt,
  answers: z
    .array(letterAnswer)
    .length(LETTER_QUIZ.letters)
    .refine((answers) => new Set(answers.map(({ heard }) => heard)).size === answers.length, 'a letter came twice'),
  /** Whether the test letter was heard and typed right before the first letter. Reports made by earlier versions lack it. */
  isSoundConfirmed: z.boolean().optional(),
});
export type LetterQuizReport = z.infer<typeof letterQuizReportSchema>;

/** The answers to the traits questionnaire, in the order of its statements. The server computes the verdict. */
export const traitsQuestionnaireReportSchema = z.strictObject({
  finishedAt,
  answers: z.array(z.enum(TRAIT_ANSWERS)).length(TRAITS_QUESTIONNAIRE.statements),
  /** How long each statement was shown until it was answered first. Reports made by earlier versions lack it. */
  answeredAfterMs: z.array(answeredAfterMs).length(TRAITS_QUESTIONNAIRE.statements).optional(),
});
export type TraitsQuestionnaireReport = z.infer<typeof traitsQuestionnaireReportSchema>;

/** The reports by screening part. The keys are also path segments. */
export const reportSchemas = {
  'focus-game': focusGameReportSchema,
  'letter-quiz': letterQuizReportSchema,
  'traits-questionnaire': traitsQuestionnaireReportSchema,
} as const;

/**
 * Every attempt as stored and returned; `timestamp` is when it
 * was finished. `validity` is null for a valid measurement.
 */
const stored = {
  attemptId: z.string(),
  timestamp: instantSchema,
  validity: z.enum(VALIDITY_CODES).nullable(),
};
const count = z.int().min(0);
const percentage = z.int().min(0).max(100);
const { finishedAt: _focusGame, ...focusGameMeasurements } = focusGameReportSchema.shape;

/** A stored focus game. `hasADHD` is null when there was too little movement for a verdict. */
export const focusGameAttemptSchema = z.strictObject({
  ...stored,
  ...focusGameMeasurements,
  focusPercentage: percentage,
  hasADHD: z.boolean().nullable(),
});
export type FocusGameAttempt = z.infer<typeof focusGameAttemptSchema>;

/** A stored letter quiz. `correct` of `total` letters were right; `percentage` is rounded. */
export const letterQuizAttemptSchema = z.strictObject({
  ...stored,
  answers: letterQuizReportSchema.shape.answers,
  correct: count,
  total: count,
  percentage,
  hasDyslexia: z.boolean(),
  isSoundConfirmed: z.boolean().nullable(),
});
export type LetterQuizAttempt = z.infer<typeof letterQuizAttemptSchema>;

/** A stored traits questionnaire. `score` is the number of answers that match a trait, 0 to 10. */
export const traitsQuestionnaireAttemptSchema = z.strictObject({
  ...stored,
  answers: traitsQuestionnaireReportSchema.shape.answers,
  score: count,
  result: z.enum(AUTISM_BANDS),
  answeredAfterMs: z.array(answeredAfterMs).nullable(),
});
export type TraitsQuestionnaireAttempt = z.infer<typeof traitsQuestionnaireAttemptSchema>;

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
/** The attempts of each part, newest first, at most `ATTEMPTS_LISTED`. */
export const screeningAttemptsSchema = z.strictObject({
  'focus-game': z.array(focusGameAttemptSchema),
  'letter-quiz': z.array(letterQuizAttemptSchema),
  'traits-questionnaire': z.array(traitsQuestionnaireAttemptSchema),
});
export type ScreeningAttempts = z.infer<typeof screeningAttemptsSchema>;

const reportSchema = z.union(Object.values(reportSchemas));
const attemptAnswerSchema = z.strictObject({
  attempt: z.union([focusGameAttemptSchema, letterQuizAttemptSchema, traitsQuestionnaireAttemptSchema]),
});

export const screeningAttemptEndpoints = {
  'GET /learners/:learnerId/attempts': {
    summary: 'The newest attempts of each part of the screening',
    access: 'read-attempts',
    answers: { 200: screeningAttemptsSchema },
  },
  'DELETE /learners/:learnerId/attempts': {
    summary: 'Delete all attempts; answers with the empty lists',
    access: 'delete-attempts',
    answers: { 200: screeningAttemptsSchema },
  },
  'PUT /learners/:learnerId/attempts/:part/:attemptId': {
    summary: 'Save a finished attempt; the same attempt under the same id is saved once',
    access: 'save-attempt',
    // The server accepts the report of the part in the path only.
    body: reportSchema,
    answers: { 200: attemptAnswerSchema, 201: attemptAnswerSchema },
    problems: ['unknown-kind', 'attempt-differs', 'results-not-wanted', 'tests-off', 'attempt-too-early'],
  },
  'PUT /anonymous/attempts/:part/:attemptId': {
    summary: 'Save an attempt without a learner; it cannot be read again',
    access: 'anyone',
    body: reportSchema,
    answers: { 200: attemptAnswerSchema, 201: attemptAnswerSchema },
    problems: ['not-found', 'unknown-kind', 'attempt-differs', 'tests-off', 'too-many-tries'],
  },
} as const satisfies Endpoints;

function isAtMostOneCharacter(text: string): boolean {
  return [...new Intl.Segmenter('en').segment(text)].length <= 1;
}
