import { beforeEach, describe, expect, it } from 'vitest';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import type { Pupil, PupilCard, PupilList } from '#contract/groups/pupils.ts';
import { isCardSecret, typedCardCode } from '#rules/groups/pupil-cards.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { WRONG_TRIES } from '#rules/groups/wrong-tries.ts';
import { createAuth } from '../../identity/auth.ts';
import { readMyData } from '../../own-data/read-my-data.ts';
import { everyRow, tablesOf } from '../../testing/databases/all-rows.ts';
import { AUTH_SETTINGS, codeOf, cookieOf, createTestApp, type Person, type TestApp } from '../../testing/test-app.ts';
import { createPupilCards } from './pupil-cards.ts';

let test: TestApp;
let teacher: Person;
beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
});

type Made = { cards: PupilCard[]; ids: string[]; groupId: string };

/** Pupils of a new class of the teacher, with their cards in the order of the names. */
async function newClass(...names: string[]): Promise<Made> {
  const rows = names.map((name) => ({ name, className: '5a' }));
  const { cards } = (await (
    await test.askAs(teacher, 'POST', 'pupil-lists', { rows, isPreview: false })
  ).json()) as PupilList;
  const { groups } = (await (await test.askAs(teacher, 'GET', 'groups')).json()) as Groups;
  const groupId = groups[0]?.groupId ?? '';
  const pupils = await pupilsOf(groupId);
  return { cards, groupId, ids: names.map((name) => pupils.find((each) => each.name === name)?.memberId ?? '') };
}

const pupilsOf = async (groupId: string, who = teacher) =>
  ((await (await test.askAs(who, 'GET', `groups/${groupId}/cards`)).json()) as { pupils: Pupil[] }).pupils;
const cardsIn = async (answer: Response) => ((await answer.json()) as { cards: PupilCard[] }).cards;
const printAgain = (groupId: string, memberIds: string[], who = teacher) =>
  test.askAs(who, 'POST', `groups/${groupId}/cards`, { memberIds });
const replace = (groupId: string, memberIds: string[], who = teacher) =>
  test.askAs(who, 'PUT', `groups/${groupId}/pictures`, { memberIds });
const openLesson = (groupId: string) => test.askAs(teacher, 'PUT', `groups/${groupId}/sign-in-window`);

type Sent = { card?: string; code?: string; name?: string; pictures: readonly string[] };
type From = { cookie?: string; address?: string };
const signIn = (body: Sent, from: From = {}) => test.ask('POST', '/api/auth/picture-sign-in', { body, ...from });
const byQrCode = ({ cardSecret: card, pictures }: PupilCard, from?: From) => signIn({ card, pictures }, from);
const byCardCode = ({ cardCode: code, pictures }: PupilCard, from?: From) => signIn({ code, pictures }, from);
const byName = ({ pupilCode: code, name, pictures }: PupilCard, from?: From) => signIn({ code, name, pictures }, from);
const wrong = (card: PupilCard): PupilCard => ({ ...card, pictures: [...card.pictures].reverse() as never });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
/** The cookie of the device after a sign-in, as the next pupil's browser sends it. */
const deviceOf = (answer: Response) =>
  cookieOf(answer)
    .split('; ')
    .filter((each) => each.startsWith('thembstudy_pupils'));
const membershipsOf = async (answer: Response) => {
  const { learner } = (await answer.clone().json()) as { learner: { id: string } };
  const person = { id: learner.id, cookie: cookieOf(answer) };
  return (await (await test.askAs(person, 'GET', 'memberships')).json()) as Memberships;
};

describe('a card', () => {
  it('has a secret of 128 bits and a code, both different for each pupil, and opens the account with the pictures', async () => {
    const { cards } = await newClass('Ada', 'Ben');
    expect(new Set(cards.flatMap(({ cardSecret, cardCode }) => [cardSecret, cardCode])).size).toBe(4);
    for (const card of cards) {
      expect([isCardSecret(card.cardSecret), typedCardCode(card.cardCode)]).toEqual([true, card.cardCode]);
      for (const sign of [byQrCode, byCardCode]) {
        const answer = await sign(card);
        expect((await answer.json()) as object).toMatchObject({ learner: { name: card.name, isByPictures: true } });
        expect(await codeOf(sign(wrong(card)))).toBe('wrong-pictures');
      }
    }
  });

  it('still opens the account after the pupil left the class, the class was deleted, and the teacher too', async () => {
    const { cards, groupId, ids } = await newClass('Ada');
    const [card] = cards as [PupilCard];
    for (const end of [
      () => test.askAs(teacher, 'DELETE', `groups/${groupId}/members/${ids[0]}`),
      () => test.askAs(teacher, 'DELETE', `groups/${groupId}`),
      () => test.ask('DELETE', `/api/learners/${teacher.id}`, { cookie: teacher.cookie }),
    ]) {
      expect(await statusOf(end())).toBe(200);
      for (const sign of [byQrCode, byCardCode, byName]) expect(await statusOf(sign(card))).toBe(200);
    }
  });

  it('is stored in no form that can be read, and is in no export', async () => {
    const { cards, ids } = await newClass('Ada');
    const [card] = cards as [PupilCard];
    const tables = (await tablesOf(test.database)).filter((table) => table !== 'rateLimits');
    const rows = JSON.stringify(await everyRow(test.database, tables));
    const exported = JSON.stringify(await readMyData(test, ids[0] ?? ''));
    const { sealedCard } = await test.database.selectFrom('pupilAccounts').selectAll().executeTakeFirstOrThrow();
    expect([rows.includes(sealedCard ?? '-'), exported.includes('pupil_account')]).toEqual([true, true]);
    for (const text of [card.cardSecret, card.cardCode, sealedCard ?? '']) expect(exported).not.toContain(text);
    expect(rows).not.toContain(card.cardSecret);
    // A picture as a whole value, in JSON or in JSON within JSON.
    for (const picture of card.pictures) expect(rows + exported).not.toMatch(new RegExp(`"${picture}\\\\?"`));
  });

  it('that is a guess opens nothing', async () => {
    const { cards } = await newClass('Ada');
    const [card] = cards as [PupilCard];
    for (const text of ['', 'A'.repeat(22), 'A'.repeat(400)])
      expect(await codeOf(signIn({ card: text, pictures: card.pictures }))).toBe('wrong-pictures');
    expect(await codeOf(signIn({ code: card.pupilCode, pictures: card.pictures }))).toBe('wrong-pictures');
  });
});

describe('printing cards again', () => {
  it('gives the same cards, also after a new start of the server; the pupils are told of each look', async () => {
    const { cards, groupId, ids } = await newClass('Ada', 'Ben', 'Cy');
    const [first, second, third] = ids as [string, string, string];
    expect(await cardsIn(await printAgain(groupId, ids))).toEqual(cards);
    const restarted = createPupilCards({
      ...test,
      auth: createAuth(test.database, AUTH_SETTINGS),
      now: () => test.clock.now,
    });
    test.wait(1000);
    expect(await restarted.print({ leaderId: teacher.id, groupId }, [second, first])).toEqual(cards.slice(0, 2));
    const looks = [];
    for (const card of cards) looks.push((await membershipsOf(await byQrCode(card))).cardLooks);
    expect(looks.map((each) => each.length)).toEqual([2, 2, 1]);
    expect(looks[0]?.[0]).toEqual({ lookedAt: test.clock.now.toISOString(), leaderName: 'Ada' });
    expect(await statusOf(printAgain(groupId, [third, third]))).toBe(200);
  });

  it('is told with the first and the last look of each day', async () => {
    const { cards, groupId, ids } = await newClass('Ada');
    for (let time = 0; time < 5; time += 1) {
      test.wait(1000);
      await printAgain(groupId, ids);
    }
    const { cardLooks, pictureChanges } = await membershipsOf(await byQrCode(cards[0] as PupilCard));
    expect(cardLooks.map(({ lookedAt }) => lookedAt)).toEqual([
      test.clock.now.toISOString(),
      new Date(test.clock.now.getTime() - 4000).toISOString(),
    ]);
    expect(pictureChanges).toEqual([]);
  });

  it('is not possible with another secret of the server, and for an account of an earlier version: they get new cards', async () => {
    const { cards, groupId, ids } = await newClass('Ada', 'Ben');
    const other = createAuth(test.database, { ...AUTH_SETTINGS, secret: 'another secret of this test' });
    const place = { leaderId: teacher.id, groupId };
    const later = createPupilCards({ ...test, auth: other, now: () => test.clock.now });
    expect((await later.list(place)).map(({ hasCard }) => hasCard)).toEqual([false, false]);
    expect(await later.print(place, ids)).toEqual([]);
    const earlier = { cardHash: null, cardCode: null, sealedCard: null };
    await test.database
      .updateTable('pupilAccounts')
      .set(earlier)
      .where('learnerId', '=', ids[0] ?? '')
      .execute();
    expect((await pupilsOf(groupId)).map(({ name, hasCard }) => [name, hasCard])).toEqual([
      ['Ada', false],
      ['Ben', true],
    ]);
    expect(await cardsIn(await printAgain(groupId, ids))).toEqual([cards[1]]);
    expect(await statusOf(byName(cards[0] as PupilCard))).toBe(200);
    const [fresh] = await cardsIn(await replace(groupId, ids.slice(0, 1)));
    expect(await statusOf(byQrCode(fresh as PupilCard))).toBe(200);
    expect(await cardsIn(await printAgain(groupId, ids))).toEqual([fresh, cards[1]]);
  });
});

describe('new cards', () => {
  it('for a whole class come at once: the old secrets, codes and sessions end, and each pupil is told', async () => {
    const { cards, groupId, ids } = await newClass('Ada', 'Ben', 'Cy');
    const session = cookieOf(await byQrCode(cards[0] as PupilCard));
    const fresh = await cardsIn(await replace(groupId, ids));
    expect(fresh.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cy']);
    expect(await statusOf(test.ask('GET', '/api/learner', { cookie: session }))).toBe(401);
    for (const [index, card] of fresh.entries()) {
      const { cardSecret, cardCode } = cards[index] as PupilCard;
      expect(await codeOf(byQrCode({ ...card, cardSecret }))).toBe('wrong-pictures');
      expect(await codeOf(byCardCode({ ...card, cardCode }))).toBe('wrong-pictures');
      expect((await membershipsOf(await byQrCode(card))).pictureChanges).toHaveLength(1);
    }
  });

  it('and printing are for the teacher alone, and for none of the pupils when one is not in the class', async () => {
    const { groupId, ids } = await newClass('Ada', 'Ben');
    const [ada, ben] = ids as [string, string];
    const other = await test.newPerson('educator');
    await test.askAs(teacher, 'DELETE', `groups/${groupId}/members/${ben}`);
    const before = await everyRow(test.database, ['pupilAccounts', 'pictureChanges']);
    for (const ask of [printAgain, replace]) {
      expect(await codeOf(ask(groupId, [ada], other))).toBe('not-found');
      expect(await codeOf(ask(groupId, [ada, ben]))).toBe('not-found');
      expect(await codeOf(ask(groupId, []))).toBe('invalid-request');
    }
    expect(await codeOf(test.askAs(other, 'GET', `groups/${groupId}/cards`))).toBe('not-found');
    expect(await everyRow(test.database, ['pupilAccounts', 'pictureChanges'])).toEqual(before);
    expect((await pupilsOf(groupId)).map(({ memberId }) => memberId)).toEqual([ada]);
  });
});

describe('wrong tries with a typed name', () => {
  /** Tries wrong pictures so often, with the pauses between them. */
  async function guess(card: PupilCard, times: number, from?: From): Promise<number[]> {
    const statuses = [];
    for (let time = 0; time < times; time += 1) {
      test.wait(Math.max(...WRONG_TRIES.pausesMs));
      statuses.push(await statusOf(byName(wrong(card), from)));
    }
    test.wait(Math.max(...WRONG_TRIES.pausesMs));
    return statuses;
  }
  const most = WRONG_TRIES.mostElsewhereInYear;

  it('are at most 120 in a school year where nothing admitted the device; then the QR code opens the account', async () => {
    const { cards } = await newClass('Ada');
    const [card] = cards as [PupilCard];
    expect(new Set(await guess(card, most - 1))).toEqual(new Set([401]));
    expect(await statusOf(byName(card))).toBe(200);
    expect(await guess(card, 1)).toEqual([401]);
    for (const sign of [byName, byCardCode]) expect(await codeOf(sign(card))).toBe('card-needed');
    expect(await codeOf(byName(wrong(card)))).toBe('card-needed');
    expect(await statusOf(byQrCode(card))).toBe(200);
    test.clock.now = new Date('2027-07-31T23:59:59.999Z');
    expect(await codeOf(byName(card))).toBe('card-needed');
    test.clock.now = new Date('2027-08-01T00:00:00.000Z');
    expect(await statusOf(byName(card))).toBe(200);
  }, 60_000);

  it('have no such limit on a device that the QR code of the card admitted for this account, and new pictures', async () => {
    const { cards, groupId, ids } = await newClass('Ada', 'Ben');
    const [ada, ben] = cards as [PupilCard, PupilCard];
    const [device = ''] = deviceOf(await byQrCode(ada));
    expect(device).toMatch(/^thembstudy_pupils=/);
    await test.database.updateTable('pupilAccounts').set(usedUp()).execute();
    expect(await statusOf(byName(ada, { cookie: device }))).toBe(200);
    expect(new Set(await guess(ada, 8, { cookie: device }))).toEqual(new Set([401]));
    expect(await statusOf(byName(ada, { cookie: device }))).toBe(200);
    expect(await codeOf(byName(ben, { cookie: device }))).toBe('card-needed');
    const [fresh] = (await cardsIn(await replace(groupId, ids.slice(0, 1)))) as [PupilCard];
    await test.database.updateTable('pupilAccounts').set(usedUp()).execute();
    expect(await codeOf(byName(fresh, { cookie: device }))).toBe('card-needed');
  });

  const usedUp = () => ({ elsewhereTries: most, elsewhereSince: test.clock.now.toISOString() });

  it('on a device make it known only when they are right, and then not elsewhere', async () => {
    const { cards } = await newClass('Ada');
    const [card] = cards as [PupilCard];
    expect(deviceOf(await byName(card))).toEqual([]);
    expect(deviceOf(await byQrCode(wrong(card)))).toEqual([]);
    const answer = await byQrCode(card);
    expect(answer.headers.getSetCookie().at(-1)).toMatch(
      /^thembstudy_pupils=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/auth\/picture-sign-in; HttpOnly; SameSite=Lax$/,
    );
  });

  it('have no such limit for half an hour after a teacher opened signing in for a lesson, which admits the devices', async () => {
    const { cards, groupId } = await newClass('Ada', 'Ben');
    const [ada, ben] = cards as [PupilCard, PupilCard];
    await test.database.updateTable('pupilAccounts').set(usedUp()).execute();
    expect(await codeOf(byName(ada))).toBe('card-needed');
    const { groups } = (await (await openLesson(groupId)).json()) as Groups;
    const until = test.clock.now.getTime() + PUPILS.lessonMs;
    expect([PUPILS.lessonMs, groups[0]?.signInOpenUntil]).toEqual([30 * 60 * 1000, new Date(until).toISOString()]);
    const [device = ''] = deviceOf(await byName(ada));
    expect(await statusOf(byCardCode(ben))).toBe(200);
    test.clock.now = new Date(until - 1);
    expect(await statusOf(byName(ben))).toBe(200);
    test.clock.now = new Date(until);
    expect(await codeOf(byName(ben))).toBe('card-needed');
    expect(await statusOf(byName(ada, { cookie: device }))).toBe(200);
    const shown = (await (await test.askAs(teacher, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
    expect(shown.group.signInOpenUntil).toBeNull();
  });

  it('do not lock a school: the limit of an address counts wrong tries that nothing admitted, and right ones are free', async () => {
    const { cards, groupId } = await newClass('Ada', 'Ben');
    const [ada, ben] = cards as [PupilCard, PupilCard];
    const address = '192.0.2.77';
    for (let time = 0; time < 150; time += 1) expect(await statusOf(byName(ada, { address }))).toBe(200);
    const unknown = () => signIn({ code: ada.pupilCode, name: 'Nobody', pictures: ada.pictures }, { address });
    for (let time = 0; time < 120; time += 1) expect(await statusOf(unknown())).toBe(401);
    expect(await statusOf(unknown())).toBe(429);
    expect(await statusOf(byName(ben, { address }))).toBe(429);
    expect(await statusOf(byQrCode(ben, { address }))).toBe(200);
    await openLesson(groupId);
    expect(await statusOf(byName(ada, { address }))).toBe(200);
  }, 60_000);

  it('are told to the teacher when they are many, until new pictures or for two weeks', async () => {
    const { cards, groupId, ids } = await newClass('Ada', 'Ben');
    const [ada] = cards as [PupilCard];
    const isTold = async () => {
      const shown = (await (await test.askAs(teacher, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
      const told = (await pupilsOf(groupId)).map(({ hasManyWrongTries }) => hasManyWrongTries);
      expect(shown.members.map(({ pupil }) => pupil?.hasManyWrongTries)).toEqual(told);
      return told;
    };
    await guess(ada, WRONG_TRIES.many - 1);
    expect(await isTold()).toEqual([false, false]);
    await guess(ada, 1);
    expect(await isTold()).toEqual([true, false]);
    await replace(groupId, ids);
    expect(await isTold()).toEqual([false, false]);
    const [again] = (await cardsIn(await printAgain(groupId, ids))) as [PupilCard];
    await guess(again, WRONG_TRIES.many);
    test.wait(WRONG_TRIES.manyShownDays * 24 * 60 * 60 * 1000);
    // The teacher's own session ends after 30 days; her look is two weeks later.
    expect(await isTold()).toEqual([false, false]);
  });
});
