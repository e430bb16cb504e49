import { ROLES } from '#rules/groups/groups.ts';
import { SIGN_UP_INVITATION } from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../../server/database/connect.ts';
import type { Environment } from '../../server/environment/environment.ts';
import { httpOrigin } from '../../server/environment/loopback.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import {
  createSignUpInvitation,
  deleteSignUpInvitation,
  findSignUpInvitations,
} from '../../server/identity/accounts/sign-up-policy.ts';
import type { Plan } from './plan.ts';

type Needs = {
  databases: { database: MainDatabase };
  environment: Environment;
  options: { role?: string | undefined };
  now: Date;
};

/** Prints a link with which one person signs up. The same address as in web/paths.ts. */
export function planInvitation({ databases: { database }, environment, options, now }: Needs): Plan {
  const role = ROLES.find((one) => one === options.role) ?? null;
  if (options.role !== undefined && role === null)
    throw new StartupError(`--role has to be one of ${ROLES.join(', ')}.`);
  if (environment.signUp.mode === 'closed')
    throw new StartupError('SIGN_UP is closed, so no invitation works. Set it to invited or open first.');
  const publicUrl = environment.publicUrl ?? httpOrigin(environment.host, environment.port);
  return {
    would: 'print a link with which one person signs up',
    async act() {
      const { token } = await createSignUpInvitation(database, { leaderId: null, role }, now);
      const lasts = `This link works once, for ${SIGN_UP_INVITATION.lastsDays} days. Give it to one person alone:`;
      return `${lasts}\n${publicUrl}/#sign-up=${token}`;
    },
  };
}

/** The open invitations with who made them, newest first; `madeBy` is null for those of the operator. No links. */
export async function listInvitations(database: MainDatabase, limit: number, now: Date) {
  const invitations = await findSignUpInvitations(database, now.toISOString())
    .leftJoin('accounts', 'accounts.id', 'leaderId')
    .select(['role', 'leaderId', 'accounts.name'])
    .limit(limit)
    .execute();
  return invitations.map(({ invitationId, leaderId, name, ...invitation }) => ({
    id: Buffer.from(invitationId, 'base64url').toString('hex'),
    ...invitation,
    madeBy: leaderId === null ? null : { id: leaderId, name },
  }));
}

/** Takes an open invitation back. @throws StartupError when there is none with this id */
export async function planTakingBack(
  { databases: { database }, now }: Pick<Needs, 'databases' | 'now'>,
  id: string,
): Promise<Plan> {
  // In hexadecimal, because a word of base64url can begin with a hyphen, like an option.
  const invitationId = Buffer.from(id, 'hex').toString('base64url');
  const open = await findSignUpInvitations(database, now.toISOString()).where('tokenHash', '=', invitationId).execute();
  if (open.length === 0)
    throw new StartupError(
      `There is no open invitation with the id ${id}. Look for it with: npm run admin -- invitations`,
    );
  return {
    would: `take the invitation ${id} back`,
    async act() {
      await deleteSignUpInvitation(database, { invitationId });
      return `The invitation ${id} opens nothing any more.`;
    },
  };
}
