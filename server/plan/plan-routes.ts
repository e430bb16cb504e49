import { randomUUID } from 'node:crypto';
import { type KeptPlan, type MemberPlan, planEndpoints } from '#contract/people/plan.ts';
import { shareLinkEndpoints } from '#contract/screening/share-links.ts';
import { NOTHING_SHARED } from '#rules/groups/groups.ts';
import { PLAN, type Plan } from '#rules/plan/plan.ts';
import { inLearnerTransaction, inSharedCommit } from '../database/transaction.ts';
import { requireMember } from '../groups/group-queries.ts';
import type { LedPlace } from '../groups/leaders/leader-queries.ts';
import { saveViews } from '../groups/view-queries.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import { type Counting, rateLimit } from '../http/limits/rate-limit.ts';
import { openLink } from '../results/share-links/open-link.ts';
import {
  deleteNote,
  deletePlan,
  findKeptPlan,
  findNotes,
  findVersions,
  replaceNote,
  saveVersion,
} from './plan-queries.ts';

/** The plan that a learner keeps in the account, what leaders see of it and add, and what a link shows of it. */
export function planRoutes(route: Route, needs: Counting) {
  const { database, now } = needs;

  route('GET /learners/:learnerId/plan', (c) => findKeptPlan(database, c.get('learnerId')));

  route('PUT /learners/:learnerId/plan', async (c) => {
    const { plan } = await jsonBody(c, planEndpoints['PUT /learners/:learnerId/plan'].body);
    return keep(c.get('learnerId'), plan);
  });

  route('DELETE /learners/:learnerId/plan', async (c) => {
    const learnerId = c.get('learnerId');
    await inLearnerTransaction(database, learnerId, (transaction) => deletePlan(transaction, learnerId));
    return findKeptPlan(database, learnerId);
  });

  route('DELETE /learners/:learnerId/plan/notes/:noteId', async (c) => {
    const [learnerId, noteId] = [c.get('learnerId'), pathParam(c, 'noteId')];
    if (!(await inSharedCommit(database, (shared) => deleteNote(shared, learnerId, noteId))))
      throw new Problem('not-found');
    return findKeptPlan(database, learnerId);
  });

  // A POST with the token in its body: no URL or log contains the token, and link scanners cannot open the plan.
  route('POST /shared-plans', rateLimit('sharedReport', needs), async (c) => {
    const { token } = await jsonBody(c, shareLinkEndpoints['POST /shared-plans'].body);
    return openLink(c, needs, { token, shows: 'plan' }, async (learnerId) => {
      const [newest] = await findVersions(database, learnerId);
      if (!newest) throw new Problem('not-found');
      return { plan: newest.plan, changedAt: newest.changedAt };
    });
  });

  route('GET /learners/:learnerId/groups/:groupId/members/:memberId/plan', (c) =>
    show({ leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') }, pathParam(c, 'memberId')),
  );

  route('PUT /learners/:learnerId/groups/:groupId/members/:memberId/plan-note', async (c) => {
    const { body } = planEndpoints['PUT /learners/:learnerId/groups/:groupId/members/:memberId/plan-note'];
    const { sentences } = await jsonBody(c, body);
    const place = { leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') };
    return add(place, pathParam(c, 'memberId'), sentences);
  });

  /** Keeps the plan as it is now. The same plan again changes nothing. */
  async function keep(learnerId: string, plan: Plan): Promise<KeptPlan> {
    const changedAt = now().toISOString();
    await inLearnerTransaction(database, learnerId, async (transaction) => {
      const [newest] = await findVersions(transaction, learnerId);
      const text = JSON.stringify(plan);
      if (newest && JSON.stringify(newest.plan) === text) return;
      await saveVersion(transaction, { learnerId, day: changedAt.slice(0, 10), plan: text, changedAt });
    });
    return findKeptPlan(database, learnerId);
  }

  /** The plan of a member who shares it, who can see each look; it is stored first. @throws Problem `not-found` */
  async function show(place: LedPlace, learnerId: string): Promise<MemberPlan> {
    const { name } = await requireMember(database, place, learnerId, 'see-plan');
    const shown = { ...NOTHING_SHARED, plan: true };
    await saveViews(database, [{ learnerId, leaderId: place.leaderId, viewedAt: now().toISOString(), shown }]);
    const [newest] = await findVersions(database, learnerId);
    const notes = await findNotes(database, learnerId);
    return {
      name,
      plan: newest?.plan ?? null,
      changedAt: newest?.changedAt ?? null,
      notes: notes.map(({ leaderId, ...note }) => ({ ...note, isOwn: leaderId === place.leaderId })),
    };
  }

  /** Adds sentences of a leader below the plan. @throws Problem `not-found`, `plan-full` */
  async function add(place: LedPlace, learnerId: string, sentences: string[]): Promise<MemberPlan> {
    const { leaderId } = place;
    await inLearnerTransaction(database, [leaderId, learnerId], async (transaction) => {
      await requireMember(transaction, place, learnerId, 'see-plan');
      if ((await findVersions(transaction, learnerId)).length === 0) throw new Problem('not-found');
      const others = (await findNotes(transaction, learnerId)).filter((note) => note.leaderId !== leaderId);
      if (others.length >= PLAN.mostNotes) throw new Problem('plan-full');
      const note = { noteId: randomUUID(), learnerId, leaderId, addedAt: now().toISOString() };
      await replaceNote(transaction, { ...note, sentences: JSON.stringify(sentences) });
    });
    return show(place, learnerId);
  }
}
