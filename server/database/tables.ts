import type { Generated } from 'kysely';
import type { VisitorKind } from '#rules/demo-request.ts';
import type { Game } from '#rules/runs.ts';
import type { PointingWay } from '#rules/screening/focus-game.ts';
import type { AutismBand } from '#rules/screening/traits-questionnaire.ts';

/** True or false as every database of ours can keep it. */
export type Flag = 0 | 1;
/** An instant as ISO text in UTC with milliseconds, so that the order of the texts is the order in time. */
export type Instant = string;

export type LearnersTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  image: string | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** Null for the moment between the sign-up and its session. */
  lastSignInAt: Instant | null;
  points: Generated<number>;
  adhd: 'yes' | 'no' | null;
  dyslexia: 'yes' | 'no' | null;
  /** Under which name others see the learner; null while they see only themselves. */
  leaderboardNickname: Generated<string | null>;
  /** The same for all ways of writing that nickname. */
  leaderboardNicknameKey: Generated<string | null>;
  /** Null for a new learner, until the first points. */
  pointsReachedAt: Generated<Instant | null>;
};

export type SessionsTable = {
  id: string;
  userId: string;
  token: string;
  expiresAt: Instant;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Instant;
  updatedAt: Instant;
};

/** What proves an email or a sign-in elsewhere, for a short while. */
export type VerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Instant;
  createdAt: Instant;
  updatedAt: Instant;
};

export type AttemptColumns = {
  attemptId: string;
  /** Null for an attempt of somebody who was not signed in. */
  learnerId: string | null;
  timestamp: Instant;
  receivedAt: Instant;
  /** Tells a repeat of the same report from another report under the same id. */
  reportHash: string;
};

export type FocusGameAttemptsTable = AttemptColumns & {
  focusedMoments: number;
  totalChecks: number;
  firstHalfFocusedMoments: number;
  firstHalfTotalChecks: number;
  secondHalfFocusedMoments: number;
  secondHalfTotalChecks: number;
  timeOnTargetMs: number;
  longestDriftMs: number;
  pointing: PointingWay | null;
  focusPercentage: number;
  hasADHD: Flag | null;
};

export type LetterQuizAttemptsTable = AttemptColumns & {
  /** JSON. */
  answers: string;
  correct: number;
  total: number;
  percentage: number;
  hasDyslexia: Flag;
};

export type TraitsQuestionnaireAttemptsTable = AttemptColumns & {
  /** JSON. */
  answers: string;
  score: number;
  result: AutismBand;
};

export type GameRunsTable = {
  runId: string;
  learnerId: string;
  game: Game;
  timestamp: Instant;
  receivedAt: Instant;
  /** Tells a repeat of the same report from another report under the same id. */
  reportHash: string;
  durationMs: number;
  choice: string;
  score: number;
  level: number | null;
  /** JSON: what happened in the run. */
  report: string;
};

export type PreferencesTable = { learnerId: string; stutterDetection: Flag; focusMode: Flag; dailyReports: Flag };

export type SettingsTable = {
  learnerId: string;
  name: string;
  /** JSON. */
  value: string;
  /** When the learner changed it, so that the last change stays. */
  changedAt: Instant;
};

export type RateLimitsTable = { key: string; count: number; startedAt: Instant; endsAt: Instant };

export type DemoRequestsTable = {
  requestId: string;
  receivedAt: Instant;
  name: string;
  email: string;
  visitorKind: VisitorKind;
  message: string;
};

/** The tables that may live in a database of their own; no foreign key leads out of them. */
export type AutismTables = {
  traitsQuestionnaireAttempts: TraitsQuestionnaireAttemptsTable;
  autismFlags: { learnerId: string; autism: AutismBand };
};

export type MainTables = {
  learners: LearnersTable;
  sessions: SessionsTable;
  verifications: VerificationsTable;
  preferences: PreferencesTable;
  settings: SettingsTable;
  rateLimits: RateLimitsTable;
  focusGameAttempts: FocusGameAttemptsTable;
  letterQuizAttempts: LetterQuizAttemptsTable;
  gameRuns: GameRunsTable;
  demoRequests: DemoRequestsTable;
};

export type Tables = MainTables & AutismTables;
