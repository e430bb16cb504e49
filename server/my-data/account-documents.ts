import type { ExportedDocument } from '#contract/my-data.ts';
import { fromFlag } from '../database/flags.ts';
import type { OwnAutismRows, OwnRows } from '../database/queries/own-rows.ts';
import { PASSWORD_WAY } from '../database/queries/ways-in.ts';

type RowOf<Table extends Exclude<keyof OwnRows, 'learner'>> = OwnRows[Table][number];

/** The learner as the specification's Users document, with what is kept besides. */
export function user(
  { leaderboardNickname: _, leaderboardNicknameKey: __, ...learner }: OwnRows['learner'],
  { autism }: Pick<OwnAutismRows, 'autism'>,
  userEmail: string,
): ExportedDocument {
  const { id, name, createdAt, points, adhd, dyslexia, email: ___, emailVerified, ...besides } = learner;
  const named = { email: userEmail, name, uid: id, createdAt, points, adhd, dyslexia, autism };
  return { ...named, emailVerified: fromFlag(emailVerified), ...besides };
}

/** Under which nickname others see the learner. */
export function shownAs({ leaderboardNickname }: OwnRows['learner']): ExportedDocument[] {
  return leaderboardNickname === null ? [] : [{ nickname: leaderboardNickname }];
}

/** Neither the password's hash nor any other key goes out. */
export function wayIn({ id, providerId, accountId, scope, createdAt, updatedAt }: RowOf<'accounts'>): ExportedDocument {
  const way = providerId === PASSWORD_WAY ? 'password' : providerId;
  return { id, way, accountId, scope, createdAt, updatedAt };
}

/** Without the token, which would let somebody in. */
export function session({ userId: _, token: __, ...besides }: RowOf<'sessions'>): ExportedDocument {
  return besides;
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

/** That a mail waits, and since when; what it will say is made when it is sent. */
export function mail({ learnerId: _, details: __, lastFault: ___, ...mail }: RowOf<'mails'>): ExportedDocument {
  return mail;
}
