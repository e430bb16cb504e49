import type { Added } from '#contract/people/take-back.ts';
import type { MainDatabase } from '../../server/database/connect.ts';
import { inLearnerTransaction } from '../../server/database/transaction.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { findGroups, findMemberships } from '../../server/groups/group-queries.ts';
import { createLink } from '../../server/identity/mail-links/mail-links.ts';
import { forgetPassword } from '../../server/identity/passwords/password-queries.ts';
import { findSessions } from '../../server/identity/sessions/session-queries.ts';
import { deleteFailedLogIns } from '../../server/identity/sign-in/log-in-limits.ts';
import { findSignInMethods } from '../../server/identity/sign-in/sign-in-method-queries.ts';
import { findAdded, takeBackAccount, takenBackSince } from '../../server/own-data/take-back.ts';
import { findShareLinks } from '../../server/results/share-links/share-link-queries.ts';
import { requireAccount } from './find-learners.ts';
import { planPasswordLink, publicUrlOf } from './password-link.ts';
import type { Account, Needs, Plan } from './plan.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The id of an invitation, as `invitations` lists it. */
const INVITATION_ID = /^[0-9a-f]{64}$/;

export function isInvitationId(word: string): boolean {
  return INVITATION_ID.test(word);
}

/**
 * Takes an account back from a person who knew its password: the password, sessions and known devices end, and what was added
 * since a day. With `--link` it only prints the link with which the learner does so.
 */
export async function planTakeBack(needs: Needs, account: Account): Promise<Plan> {
  if (needs.options.link) return planTakeBackLink(needs, account);
  const { databases, options, now } = needs;
  const { database } = databases;
  const { id, email } = account;
  const span = { since: sinceDay(options.since, now), now };
  const sessions = await findSessions(database, id, now);
  const added = await findAdded(database, id, span);
  const list = added.map((each) => `\n  ${wordsOf(each)}`).join('');
  const passwordLink = email === '' ? null : await planPasswordLink(needs, account);
  const next = passwordLink ? `, then ${passwordLink.would}` : '';
  const none = added.length === 0 ? ' Nothing was added since.' : `\nAdded since ${dayOf(span.since)}:${list}`;
  return {
    would: `end the password, all sessions (${sessions.length}) and known devices of the learner ${id}, and what was added since ${dayOf(span.since)}${next}.${none}`,
    async act() {
      const removed = await inLearnerTransaction(database, id, async (transaction) => {
        await forgetPassword(transaction, id, now.toISOString());
        if (email !== '') await deleteFailedLogIns(transaction, email);
        return takeBackAccount(transaction, id, { ...span, keeps: [] });
      });
      const gone = removed.map((each) => `\n  ${wordsOf(each)}`).join('');
      const done = `Password, sessions and known devices of the learner ${id} are ended, and what was added since ${dayOf(span.since)} (${removed.length}).${gone}`;
      return passwordLink ? `${done}\n${await passwordLink.act()}` : `${done}\nIt has no email, so no new password.`;
    },
  };
}

function planTakeBackLink({ databases: { database }, environment, now }: Needs, { id, email }: Account): Plan {
  if (email === '')
    throw new StartupError(`The learner ${id} has no email address, so no new password. Leave --link out.`);
  return {
    would: `print a link with which the learner ${id} takes the account back`,
    async act() {
      const linking = { database, publicUrl: publicUrlOf(environment), now: () => now };
      const link = await createLink(linking, 'take-back', id);
      if (link === null) throw new StartupError(`The learner ${id} was deleted just now.`);
      return `This link works once, for an hour. Give it to the learner alone:\n${link}`;
    },
  };
}

function sinceDay(since: string | undefined, now: Date): Date {
  if (since === undefined) return takenBackSince(now);
  if (!DAY.test(since) || Number.isNaN(Date.parse(since)) || since > dayOf(now))
    throw new StartupError('--since has to be a day of the past, such as 2026-07-31.');
  return new Date(since);
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function wordsOf({ kind, name, addedAt, device }: Added): string {
  return [addedAt.slice(0, 10), kind, name, device ?? ''].filter((word) => word !== '').join(', ');
}

/** How somebody gets into an account and who is shown its data: sign-in methods, sessions, links and groups; no results. */
export async function showLearner(database: MainDatabase, idOrEmail: string, now: Date) {
  const { id } = await requireAccount(database, idOrEmail);
  const methods = await findSignInMethods(database, id);
  const sessions = await findSessions(database, id, now);
  const links = await findShareLinks(database, id);
  const joined = await findMemberships(database, id);
  const led = await findGroups(database, id, now.toISOString());
  return [
    ...methods.map(({ way, addedAt }) => ({ what: 'sign-in-method', way, addedAt })),
    ...sessions.map(({ device, startedAt, renewedAt }) => ({ what: 'session', device, startedAt, renewedAt })),
    ...links.map(({ linkId: _, ...link }) => ({ what: 'link', ...link })),
    ...joined.map(({ groupId, kind, name, joinedAt, leaders }) => ({
      ...{ what: 'group', groupId, kind, name, role: 'member', since: joinedAt, leaders },
    })),
    ...led.map(({ groupId, kind, name, role, leaders }) => ({
      ...{ what: 'group', groupId, kind, name, role },
      ...{ since: leaders.find(({ leaderId }) => leaderId === id)?.since, leaders },
    })),
  ];
}
