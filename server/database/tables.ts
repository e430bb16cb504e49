import type { Generated } from 'kysely';
import type { AgeBand } from '#rules/age-band.ts';
import type { ConsentGiver, ConsentKind } from '#rules/consent.ts';
import type { VisitorKind } from '#rules/demo-request.ts';
import type { Game } from '#rules/runs.ts';
import type { PointingDevice } from '#rules/screening/focus-game.ts';
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
  /** Null for a learner of an earlier version who never had a session. */
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
  /** Null for a learner from before it was asked. */
  ageBand: Generated<AgeBand | null>;
  /** When the learner was here last, to the day; it outlives their sessions. */
  lastUsedAt: Generated<Instant | null>;
};

/** One way in of one learner: a password (`credential`), or an account elsewhere. */
export type AccountsTable = {
  id: string;
  userId: string;
  providerId: string;
  accountId: string;
  password: string | null;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Instant | null;
  refreshTokenExpiresAt: Instant | null;
  scope: string | null;
  createdAt: Instant;
  updatedAt: Instant;
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
  pointing: PointingDevice | null;
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

export type ConsentsTable = {
  consentId: string;
  learnerId: string;
  kind: ConsentKind;
  answer: 'yes' | 'no';
  givenBy: ConsentGiver;
  /** Which text was answered; see rules/consent.ts. */
  textVersion: string;
  givenAt: Instant;
};

/** One row: what the clock said last, and since when it has gone on without a jump. */
export type ClockReadingsTable = { id: number; steadySince: Instant; readAt: Instant };

export type MailsTable = {
  mailId: string;
  /** Which letter is sent; each feature names its own. */
  kind: string;
  recipient: string;
  /** Null where nobody may learn whether the address has an account. */
  learnerId: string | null;
  /** JSON: what the mail needs besides. */
  details: string;
  createdAt: Instant;
  tries: Generated<number>;
  /** When the wait for the next try began. */
  waitsSince: Instant;
  nextTryAt: Instant;
  lastFault: string | null;
};

/** Somebody who has a link to finish signing up. The link itself is nowhere but in their mail. */
export type UnfinishedSignUpsTable = {
  tokenHash: string;
  email: string;
  name: string;
  passwordHash: string;
  ageBand: AgeBand;
  isGrownUp: Flag;
  consentVersion: string;
  createdAt: Instant;
  expiresAt: Instant;
};

/** Days whose reports are queued, so that none is sent twice. */
export type DailyReportDaysTable = { day: string; queuedAt: Instant };

export type ProfilePicturesTable = {
  learnerId: string;
  pictureId: string;
  mediaType: string;
  base64: string;
  changedAt: Instant;
};

/** Learners who are gone here and whose rows in the database of the questionnaire still have to go. */
export type AutismDeletionsTable = { learnerId: string; requestedAt: Instant };

/** One row, the same in two databases that belong together; none where one database holds everything. */
export type DatabasePairsTable = { id: number; pairId: string };

/** The tables that may live in a database of their own; no foreign key leads out of them. */
export type AutismTables = {
  databasePairs: DatabasePairsTable;
  traitsQuestionnaireAttempts: TraitsQuestionnaireAttemptsTable;
  autismFlags: { learnerId: string; autism: AutismBand };
};

export type MainTables = {
  learners: LearnersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  preferences: PreferencesTable;
  settings: SettingsTable;
  rateLimits: RateLimitsTable;
  focusGameAttempts: FocusGameAttemptsTable;
  letterQuizAttempts: LetterQuizAttemptsTable;
  gameRuns: GameRunsTable;
  demoRequests: DemoRequestsTable;
  consents: ConsentsTable;
  clockReadings: ClockReadingsTable;
  mails: MailsTable;
  unfinishedSignUps: UnfinishedSignUpsTable;
  dailyReportDays: DailyReportDaysTable;
  profilePictures: ProfilePicturesTable;
  autismDeletions: AutismDeletionsTable;
  databasePairs: DatabasePairsTable;
};

export type Tables = MainTables & AutismTables;
