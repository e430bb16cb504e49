import type { Selectable } from 'kysely';
import type { ExportedDocument } from '#contract/my-data.ts';
import type { AutismBand } from '#rules/screening/traits-questionnaire.ts';
import { fromFlag } from '../database/flags.ts';
import type { MainTables } from '../database/tables.ts';
import { PASSWORD_PROVIDER_ID } from '../identity/sign-in-method-queries.ts';

type RowOf<Table extends keyof MainTables> = Selectable<MainTables[Table]>;

/** The learner as the specification's Users document, with the other stored fields. */
export function user(
  { leaderboardNickname: _, leaderboardNicknameKey: __, ...learner }: RowOf<'learners'>,
  { autism }: { autism: AutismBand | null },
  userEmail: string,
): ExportedDocument {
  const { id, name, createdAt, points, adhd, dyslexia, email: ___, emailVerified, ...rest } = learner;
  const named = { email: userEmail, name, uid: id, createdAt, points, adhd, dyslexia, autism };
  return { ...named, emailVerified: fromFlag(emailVerified), ...rest };
}

/** The nickname on the leaderboard, if the learner is shown. */
export function shownAs({ leaderboardNickname }: RowOf<'learners'>): ExportedDocument[] {
  return leaderboardNickname === null ? [] : [{ nickname: leaderboardNickname }];
}

/** Excludes password hash and tokens. */
export function signInMethod({
  id,
  providerId,
  accountId,
  scope,
  createdAt,
  updatedAt,
}: RowOf<'accounts'>): ExportedDocument {
  const way = providerId === PASSWORD_PROVIDER_ID ? 'password' : providerId;
  return { id, way, accountId, scope, createdAt, updatedAt };
}

/** Excludes the token, which would give access. */
export function session({ userId: _, token: __, ...rest }: RowOf<'sessions'>): ExportedDocument {
  return rest;
}

export function preferences({ learnerId: _, ...toggles }: RowOf<'preferences'>): ExportedDocument {
  return Object.fromEntries(Object.entries(toggles).map(([name, flag]) => [name, fromFlag(flag)]));
}

export function setting({ name, value, changedAt }: RowOf<'settings'>): ExportedDocument {
  return { name, value: JSON.parse(value), changedAt };
}

export function consent({ learnerId: _, ...answer }: RowOf<'consents'>): ExportedDocument {
  return answer;
}

export function profilePicture({ learnerId: _, ...picture }: RowOf<'profilePictures'>): ExportedDocument {
  return picture;
}

/** A queued mail, without details: its text is composed when it is sent. */
export function mail({ learnerId: _, details: __, lastFault: ___, ...mail }: RowOf<'mails'>): ExportedDocument {
  return mail;
}
