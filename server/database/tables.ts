import type { Generated } from 'kysely';
import type { Game, RunValidityCode } from '#rules/games/runs.ts';
import type { AssignmentKind } from '#rules/groups/assignments.ts';
import type { GroupKind, GroupRole, Role } from '#rules/groups/groups.ts';
import type { ShownByLink } from '#rules/groups/share-link.ts';
import type { AgeBand } from '#rules/people/age-band.ts';
import type { ConsentGiver, ConsentKind } from '#rules/people/consent.ts';
import type { VisitorKind } from '#rules/people/demo-request.ts';
import type { PointingDevice } from '#rules/screening/focus-game/focus-game.ts';
import type { AutismBand } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { ValidityCode } from '#rules/screening/validity.ts';

/** A boolean, as both SQLite and PostgreSQL can store it. */
export type Flag = 0 | 1;
/** An instant as ISO 8601 text in UTC with milliseconds, which sorts in order of time. */
export type Instant = string;

/** An account: how a person signs in. */
export type AccountsTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  image: string | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** Null for an account of an earlier version that never had a session. */
  lastSignInAt: Instant | null;
  /** The day of the last use; stays when the sessions are deleted. */
  lastUsedAt: Generated<Instant | null>;
  /** The last use when the retention deleted the results; null when it never did. */
  resultsDeletedAfter: Generated<Instant | null>;
};

/** The data of the person who has an account. A learner has the id of the account and is created with it. */
export type LearnersTable = {
  id: string;
  /** The same instant as `createdAt` of the account. */
  createdAt: Instant;
  points: Generated<number>;
  /** Null until the part of the screening is done; the same for `dyslexia`. */
  adhd: Generated<'yes' | 'no' | null>;
  dyslexia: Generated<'yes' | 'no' | null>;
  /** The name on the leaderboard; null: the learner is not shown there. */
  leaderboardNickname: Generated<string | null>;
  /** The same value again, because nicknames are unique. An earlier version stored a normalized spelling here. */
  leaderboardNicknameKey: Generated<string | null>;
  /** The nickname that was typed in an earlier version and is hidden; null after the next choice. */
  formerNickname: Generated<string | null>;
  /** Null for a new learner, until the first points. */
  pointsReachedAt: Generated<Instant | null>;
  /** The experience points, which order the leaderboard. */
  xp: Generated<number>;
  /** Null for a new learner, until the first XP. */
  xpReachedAt: Generated<Instant | null>;
  /**
   * The XP that the learner can still get, at `allowancesAt`. Null
   * until a run is saved in this version; the same for the next two.
   */
  xpAllowance: Generated<number | null>;
  /** The play time that runs can still claim, in ms. */
  playTimeLeftMs: Generated<number | null>;
  /** When the last run was saved. */
  allowancesAt: Generated<Instant | null>;
  /** Null for a learner who signed up before the app asked for it. */
  ageBand: Generated<AgeBand | null>;
  role: Generated<Role>;
  /** Whether runs, points and attempts are stored; always for a learner. */
  usesForSelf: Generated<Flag>;
};

/** A sign-in method of an account: a password (`credential`) or an account at a provider, `accountId`. */
export type SignInMethodsTable = {
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
  /** Whether it is on a shared computer; such a session is not renewed. */
  isShared: Generated<Flag>;
  /** Whether it was opened with pictures; such a session also counts as on a shared computer. */
  isByPictures: Generated<Flag>;
};

/** Short-lived tokens of e-mail links and of sign-ins at a provider. */
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
  /** Null for an anonymous attempt. */
  learnerId: string | null;
  timestamp: Instant;
  receivedAt: Instant;
  /** Distinguishes a repeated request from a different report under the same id. */
  reportHash: string;
};

/** `validity` is null when the attempt is a valid measurement. */
export type AttemptRow = AttemptColumns & { validity: ValidityCode | null };

export type FocusGameAttemptsTable = AttemptRow & {
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

export type LetterQuizAttemptsTable = AttemptRow & {
  /** JSON. */
  answers: string;
  correct: number;
  total: number;
  percentage: number;
  hasDyslexia: Flag;
  /** Null in attempts from before the test letter. */
  isSoundConfirmed: Flag | null;
};

export type TraitsQuestionnaireAttemptsTable = AttemptRow & {
  /** JSON. */
  answers: string;
  score: number;
  result: AutismBand;
  /** JSON; null in attempts from before times were measured. */
  answeredAfterMs: string | null;
};

export type GameRunsTable = {
  runId: string;
  learnerId: string;
  game: Game;
  timestamp: Instant;
  receivedAt: Instant;
  /** Distinguishes a repeated request from a different report under the same id. */
  reportHash: string;
  durationMs: number;
  choice: string;
  score: number;
  level: number | null;
  /** Why the run is not a valid measurement; null when it is, and in games that are not checked. */
  validity: RunValidityCode | null;
  /** JSON: the report of the run. */
  report: string;
};

export type PreferencesTable = { learnerId: string; stutterDetection: Flag; focusMode: Flag; dailyReports: Flag };

export type SettingsTable = {
  learnerId: string;
  name: string;
  /** JSON. */
  value: string;
  /** When the learner changed it; the latest change wins. */
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
  /** The version of the consent text; see rules/people/consent.ts. */
  textVersion: string;
  givenAt: Instant;
};

/** An item of the shop that a learner bought. */
export type PurchasesTable = {
  purchaseId: string;
  learnerId: string;
  item: string;
  /** The points paid. */
  price: number;
  boughtAt: Instant;
  /** When the learner undid it, which returned the points. */
  undoneAt: Instant | null;
};

/** A link that shows a learner's newest results. Only a hash of its token is stored. */
export type ShareLinksTable = {
  linkId: string;
  learnerId: string;
  shows: Generated<ShownByLink>;
  tokenHash: string;
  createdAt: Instant;
  expiresAt: Instant;
  /** When the learner revoked it. */
  revokedAt: Instant | null;
  lastOpenedAt: Instant | null;
  openedCount: Generated<number>;
};

/** A class or a family. Learners can join only while it has a code. */
export type GroupsTable = {
  groupId: string;
  kind: GroupKind;
  name: string;
  code: string | null;
  /** Null if and only if `code` is null. */
  codeExpiresAt: Instant | null;
  createdAt: Instant;
  /** For signing in with pictures; null until a teacher creates accounts in the class. It does not expire. */
  pupilCode: Generated<string | null>;
  /** The day on which it is deleted, as YYYY-MM-DD in UTC; null unless a leader deleted it with pupils' accounts. */
  endsOn: Generated<string | null>;
  /** Until when its pupils sign in with a typed name on any device. */
  signInOpenUntil: Generated<Instant | null>;
  /** Whether its members are offered the test. */
  offersTests: Generated<Flag>;
};

/** A person who leads a group, or helps in it. A class can be without any. */
export type GroupLeadersTable = { leaderId: string; groupId: string; role: GroupRole; since: Instant };

/** A code with which one person becomes a leader of a group. It is deleted when it is used. */
export type LeaderInvitationsTable = {
  invitationId: string;
  groupId: string;
  code: string;
  role: GroupRole;
  expiresAt: Instant;
};

/** What a learner shares with the leaders of a group. */
type SharedThings = { activity: Flag; progress: Flag; screening: Flag; plan: Generated<Flag> };

export type GroupMembersTable = {
  learnerId: string;
  groupId: string;
  joinedAt: Instant;
  /** When the member answered the question what to share; null until then. */
  answeredAt: Instant | null;
} & SharedThings;

/** A leader's views of a learner's results on one day that showed the same kinds of data. */
export type GroupViewDaysTable = {
  viewId: string;
  learnerId: string;
  /** Null when the account of the leader was deleted. */
  leaderId: string | null;
  /** As YYYY-MM-DD in UTC. */
  day: string;
  firstViewedAt: Instant;
  /** The last view of the day; views within the same minute are not stored again. */
  viewedAt: Instant;
} & SharedThings;

/** An account that a teacher created. */
export type PupilAccountsTable = {
  learnerId: string;
  /** Null when the account of the teacher was deleted. */
  madeById: string | null;
  /** The class whose leaders look after the account; null when the class was deleted. */
  groupId: string | null;
  /**
   * The name in the list, as `nameKey` of rules/groups/pupil-names.ts, or with accents and spaces, as earlier versions stored it.
   * Unique in the class.
   */
  nameKey: string;
  /** The school's own number, as `numberKey` of rules/groups/pupils.ts; null when no list had one. Unique in the class. */
  schoolNumber: Generated<string | null>;
  pictureHash: string;
  picturesChangedAt: Instant;
  /** SHA-256 of the secret in the card's QR code. Null, as the next two columns, in accounts of earlier versions. */
  cardHash: Generated<string | null>;
  /** The typed code of the account. */
  cardCode: Generated<string | null>;
  /** The secret and the pictures, encrypted; see `pupilSecrets`. */
  sealedCard: Generated<string | null>;
  /** How many wrong pictures were tried since `wrongSince`; both times are null when there were none. */
  wrongTries: Generated<number>;
  wrongSince: Generated<Instant | null>;
  lastWrongAt: Generated<Instant | null>;
  /** Wrong tries of the school year of `elsewhereSince` with a typed name, on devices that nothing admitted. */
  elsewhereTries: Generated<number>;
  elsewhereSince: Generated<Instant | null>;
  /** When there last were so many wrong tries that a teacher is told. */
  manyWrongAt: Generated<Instant | null>;
  /** The code of the class on the card. It works when the pupil moves to another class, and when the class is deleted. */
  classCode: Generated<string | null>;
  /** The day on which the account is deleted, as YYYY-MM-DD in UTC; null: it stays. */
  endsOn: Generated<string | null>;
  /** 1: a child under 13 signed up with the school's provider, and the school answered. It has no class and no pictures. */
  isBySchool: Generated<Flag>;
};

/**
 * The agreement of a parent to storing screening results of a pupil. It is in force while it has no end and the parent leads
 * a family of the pupil; of each pupil and parent at most one has no end.
 */
export type ParentAgreementsTable = {
  agreementId: string;
  /** The pupil. */
  learnerId: string;
  /** Null when the account of the parent was deleted, which ends the agreement. */
  parentId: string | null;
  /** The version of the text that was shown, as `PARENT_AGREEMENT_VERSION`. */
  textVersion: string;
  agreedAt: Instant;
  endedAt: Generated<Instant | null>;
  /** `not-linked`: another parent agreed after this one had left. `removed`: by the operator. Null without an end. */
  endReason: Generated<'taken-back' | 'removed' | 'not-linked' | null>;
};

/** The last report of a leader of the class that a person is not the parent of a pupil. */
export type ParentReportsTable = {
  /** The pupil. */
  learnerId: string;
  parentId: string;
  /** Null when the account of the leader was deleted. */
  reportedById: string | null;
  reportedAt: Instant;
  /** What the operator decided; null before. */
  decision: Generated<'confirmed' | 'removed' | null>;
  decidedAt: Generated<Instant | null>;
};

/** `new`: a teacher changed a learner's sign-in pictures. `seen`: a teacher looked at the card to print it again. */
export type PictureChangesTable = {
  kind: Generated<'new' | 'seen'>;
  changeId: string;
  learnerId: string;
  /** Null when the account of the teacher was deleted. */
  leaderId: string | null;
  changedAt: Instant;
};

/** An assignment of a leader to a group. */
export type AssignmentsTable = {
  assignmentId: string;
  groupId: string;
  kind: AssignmentKind;
  /** The id of a passage, a game or a text of the group; null for the three tests. */
  target: string | null;
  note: string | null;
  /** The due date as YYYY-MM-DD; null when there is none. */
  dueDay: string | null;
  createdAt: Instant;
  /** Whether the card of it says that the leader sees when it is done; not of what was set by an earlier version. */
  leaderSees: Flag;
  /** The first day on which learners see it, as YYYY-MM-DD; null: at once. */
  startDay: string | null;
  /** The level of a game; null when the learner's own is played, and of other tasks. */
  level: number | null;
  /** Whether it is only for the learners of `assignmentMembers`. */
  isForSome: Flag;
};

/** A learner for whom an assignment is that is not for everyone in the group. */
export type AssignmentMembersTable = { assignmentId: string; learnerId: string };

/** A text that a leader added to a group. */
export type GroupTextsTable = {
  textId: string;
  groupId: string;
  /** Who added it; null when their account was deleted. */
  leaderId: string | null;
  title: string;
  /** JSON: a list of strings. */
  paragraphs: string;
  words: number;
  createdAt: Instant;
};

/** When a learner last read a text that was set for them. */
export type TextReadingsTable = { learnerId: string; textId: string; readAt: Instant };

/** The plan of a learner as it was at the end of a day. */
export type PlanVersionsTable = {
  learnerId: string;
  /** As YYYY-MM-DD in UTC. */
  day: string;
  /** JSON: see `Plan` of rules/plan/plan.ts. */
  plan: string;
  changedAt: Instant;
};

/** The sentences that one grown-up added to the plan of a learner. */
export type PlanNotesTable = {
  noteId: string;
  learnerId: string;
  /** Null when the account of the grown-up was deleted. */
  leaderId: string | null;
  /** JSON: a list of strings. */
  sentences: string;
  addedAt: Instant;
};

/** One row: the last reading of the clock, and the instant since which it has not jumped. */
export type ClockReadingsTable = { id: number; steadySince: Instant; readAt: Instant };

export type MailsTable = {
  mailId: string;
  /** The kind of mail; each feature defines its own. */
  kind: string;
  recipient: string;
  /** Null when the mail must not reveal whether the address has an account. */
  learnerId: string | null;
  /** JSON: the data from which the mail is composed. */
  details: string;
  createdAt: Instant;
  tries: Generated<number>;
  /** When the wait for the next try started. */
  waitsSince: Instant;
  nextTryAt: Instant;
  lastFault: string | null;
};

/** A link with which one person signs up. Only a hash of its token is stored; it is deleted when it is used. */
export type SignUpInvitationsTable = {
  tokenHash: string;
  /** Who made it; null: the operator. */
  leaderId: string | null;
  /** What its person can be although only the operator makes teachers. */
  role: Role | null;
  createdAt: Instant;
  expiresAt: Instant;
};

/** A sign-up that waits for its e-mail link. Only a hash of the token is stored. */
export type UnfinishedSignUpsTable = {
  tokenHash: string;
  email: string;
  name: string;
  passwordHash: string;
  ageBand: AgeBand;
  isGrownUp: Flag;
  consentVersion: string;
  role: Generated<Role>;
  createdAt: Instant;
  expiresAt: Instant;
  /** Of the invitation with which it was asked for. */
  invitationHash: Generated<string | null>;
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

/** Deleted learners whose rows in the questionnaire database still have to be deleted. */
export type AutismDeletionsTable = { learnerId: string; requestedAt: Instant };

/** One row, the same in two databases that belong together; no row where one database contains everything. */
export type DatabasePairsTable = { id: number; pairId: string };

/** One row. `secretFingerprint`: of AUTH_SECRET; it tells nothing about the secret. */
export type InstallationTable = { id: number; secretFingerprint: string };

/** The tables that can be in a separate database; no foreign key refers to other tables. */
export type AutismTables = {
  databasePairs: DatabasePairsTable;
  traitsQuestionnaireAttempts: TraitsQuestionnaireAttemptsTable;
  autismFlags: { learnerId: string; autism: AutismBand };
};

export type MainTables = {
  accounts: AccountsTable;
  learners: LearnersTable;
  sessions: SessionsTable;
  signInMethods: SignInMethodsTable;
  verifications: VerificationsTable;
  preferences: PreferencesTable;
  settings: SettingsTable;
  rateLimits: RateLimitsTable;
  focusGameAttempts: FocusGameAttemptsTable;
  letterQuizAttempts: LetterQuizAttemptsTable;
  gameRuns: GameRunsTable;
  demoRequests: DemoRequestsTable;
  consents: ConsentsTable;
  shareLinks: ShareLinksTable;
  purchases: PurchasesTable;
  groups: GroupsTable;
  groupLeaders: GroupLeadersTable;
  leaderInvitations: LeaderInvitationsTable;
  groupMembers: GroupMembersTable;
  groupViewDays: GroupViewDaysTable;
  pupilAccounts: PupilAccountsTable;
  parentAgreements: ParentAgreementsTable;
  parentReports: ParentReportsTable;
  pictureChanges: PictureChangesTable;
  assignments: AssignmentsTable;
  assignmentMembers: AssignmentMembersTable;
  groupTexts: GroupTextsTable;
  textReadings: TextReadingsTable;
  planVersions: PlanVersionsTable;
  planNotes: PlanNotesTable;
  clockReadings: ClockReadingsTable;
  mails: MailsTable;
  signUpInvitations: SignUpInvitationsTable;
  unfinishedSignUps: UnfinishedSignUpsTable;
  dailyReportDays: DailyReportDaysTable;
  profilePictures: ProfilePicturesTable;
  autismDeletions: AutismDeletionsTable;
  databasePairs: DatabasePairsTable;
  installation: InstallationTable;
};

export type Tables = MainTables & AutismTables;
