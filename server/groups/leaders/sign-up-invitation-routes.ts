import { SIGN_UP_INVITATION, type SignUpPolicy } from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction, inSharedCommit } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { Problem } from '../../http/answers/problems.ts';
import {
  createSignUpInvitation,
  deleteSignUpInvitation,
  findInvitationsOf,
} from '../../identity/accounts/sign-up-policy.ts';
import { requireGroup } from './leader-queries.ts';

type Needs = { database: MainDatabase; setUp: SignUpPolicy; now: () => Date };

/** Invitations to sign up, which a leader of a group makes. They belong to the leader, not to the group. */
export function signUpInvitationRoutes(route: Route, { database, setUp, now }: Needs) {
  route('POST /learners/:learnerId/groups/:groupId/sign-up-invitations', async (c) => {
    const [leaderId, groupId] = [c.get('learnerId'), pathParam(c, 'groupId')];
    const invitation = await inLearnerTransaction(database, leaderId, async (transaction) => {
      await requireGroup(transaction, { leaderId, groupId }, 'invite-to-sign-up');
      if (setUp.signUp === 'closed') throw new Problem('sign-up-closed');
      const open = await findInvitationsOf(transaction, leaderId, now().toISOString());
      if (open.length >= SIGN_UP_INVITATION.mostOpen) throw new Problem('too-many-sign-up-invitations');
      return createSignUpInvitation(transaction, { leaderId, role: null }, now());
    });
    c.status(201);
    return invitation;
  });

  const list = async (leaderId: string) => ({
    invitations: await findInvitationsOf(database, leaderId, now().toISOString()),
  });
  route('GET /learners/:learnerId/sign-up-invitations', (c) => list(c.get('learnerId')));

  route('DELETE /learners/:learnerId/sign-up-invitations/:signUpInvitationId', async (c) => {
    const invitation = { leaderId: c.get('learnerId'), invitationId: pathParam(c, 'signUpInvitationId') };
    if (!(await inSharedCommit(database, (shared) => deleteSignUpInvitation(shared, invitation))))
      throw new Problem('not-found');
    return list(invitation.leaderId);
  });
}
