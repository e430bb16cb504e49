import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/api.ts';
import { type GroupTexts, groupTextEndpoints, type SetText } from '#contract/groups/group-texts.ts';
import { can } from '#rules/access.ts';
import { hasBegun } from '#rules/groups/assignments.ts';
import { GROUP_TEXT, groupTextProblem, wordsOfText } from '#rules/groups/group-texts.ts';
import { cleanText } from '#rules/reading/my-texts.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction, inSharedCommit } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { clampClientTime } from '../../results/save-once.ts';
import { findAssignmentsOfLearner } from '../assignment-queries.ts';
import { type LedPlace, lockGroups, requireGroup } from '../leaders/leader-queries.ts';
import { deleteText, findGroupTexts, findText, insertText, saveTextReading } from './group-text-queries.ts';

type NewText = BodyOf<'POST /learners/:learnerId/groups/:groupId/texts'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The texts that leaders add to a group, and the reading of one that is set. */
export function groupTextRoutes(route: Route, { database, now }: { database: MainDatabase; now: () => Date }) {
  route('GET /learners/:learnerId/groups/:groupId/texts', async (c) => {
    const place = { leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') };
    await requireGroup(database, place, 'set-assignments');
    return list(place.groupId);
  });

  route('POST /learners/:learnerId/groups/:groupId/texts', async (c) => {
    const place = { leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') };
    const { body } = groupTextEndpoints['POST /learners/:learnerId/groups/:groupId/texts'];
    const textId = await add(place, await jsonBody(c, body));
    c.status(201);
    return { textId, ...(await list(place.groupId)) };
  });

  route('GET /learners/:learnerId/groups/:groupId/texts/:textId', async (c) => {
    const [leaderId, textId, groupId] = [c.get('learnerId'), pathParam(c, 'textId'), pathParam(c, 'groupId')];
    await requireGroup(database, { leaderId, groupId }, 'set-assignments');
    const text = await findText(database, textId, groupId);
    if (!text) throw new Problem('not-found');
    return text;
  });

  route('DELETE /learners/:learnerId/groups/:groupId/texts/:textId', async (c) => {
    const [leaderId, textId, groupId] = [c.get('learnerId'), pathParam(c, 'textId'), pathParam(c, 'groupId')];
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      await lockGroups(transaction, [groupId]);
      await requireGroup(transaction, { leaderId, groupId }, 'delete-texts');
      if (!(await deleteText(transaction, groupId, textId))) throw new Problem('not-found');
    });
    return list(groupId);
  });

  route('GET /learners/:learnerId/set-texts/:textId', (c) =>
    requireSetText(c.get('learnerId'), pathParam(c, 'textId')),
  );

  route('PUT /learners/:learnerId/set-texts/:textId/reading', async (c) => {
    const [learnerId, textId] = [c.get('learnerId'), pathParam(c, 'textId')];
    const { body } = groupTextEndpoints['PUT /learners/:learnerId/set-texts/:textId/reading'];
    const { finishedAt } = await jsonBody(c, body);
    await requireSetText(learnerId, textId);
    const readAt = clampClientTime(finishedAt, now()).toISOString();
    await inSharedCommit(database, (shared) => saveTextReading(shared, { learnerId, textId, readAt }));
    return { readAt };
  });

  async function list(groupId: string): Promise<GroupTexts> {
    return { texts: await findGroupTexts(database, groupId) };
  }

  /** @throws Problem `not-found`, `text-not-usable`, `too-many-texts` */
  async function add({ leaderId, groupId }: LedPlace, sent: NewText): Promise<string> {
    const title = cleanText(sent.title);
    const paragraphs = sent.text
      .split('\n')
      .map(cleanText)
      .filter((paragraph) => paragraph !== '');
    if (groupTextProblem({ title, paragraphs })) throw new Problem('text-not-usable');
    const textId = randomUUID();
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      await lockGroups(transaction, [groupId]);
      await requireGroup(transaction, { leaderId, groupId }, 'set-assignments');
      if ((await findGroupTexts(transaction, groupId)).length >= GROUP_TEXT.mostOfGroup)
        throw new Problem('too-many-texts');
      const stored = { title, paragraphs: JSON.stringify(paragraphs), words: wordsOfText(paragraphs) };
      const facts = { textId, groupId, leaderId: leaderId, createdAt: now().toISOString() };
      await insertText(transaction, { ...facts, ...stored });
    });
    return textId;
  }

  /** A text that is set for the sender and has begun. @throws Problem `text-not-set` */
  async function requireSetText(learnerId: string, textId: string): Promise<SetText> {
    // Where the next day has begun already, what starts then can be read.
    const tomorrow = new Date(now().getTime() + DAY_MS).toISOString().slice(0, 10);
    const set = (await findAssignmentsOfLearner(database, learnerId)).filter((each) => hasBegun(each, tomorrow));
    const isSet = set.some(({ kind, target }) => kind === 'text' && target === textId);
    const isAllowed = can({ learnerId, ...(isSet && { setTextId: textId }) }, 'read-set-text', textId);
    const text = isAllowed ? await findText(database, textId) : undefined;
    if (!text) throw new Problem('text-not-set');
    return text;
  }
}
