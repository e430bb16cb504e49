import { beforeEach, describe, expect, it } from 'vitest';
import type { MyData } from '#contract/people/my-data.ts';
import type { Purchases } from '#contract/people/purchases.ts';
import { presetPicturePath } from '#rules/people/profile-picture.ts';
import { MOST_PURCHASES_A_DAY, SHOP_ITEMS, UNDO_MS } from '#rules/rewards/shop.ts';
import { manyConnections, sameOnBoth } from '../testing/databases/databases.ts';
import { simonReport } from '../testing/runs/reports.ts';
import { codeOf, createTestApp, expectCodes, type TestApp } from '../testing/test-app.ts';

const PURCHASE_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

let test: TestApp;
let id: string;
let cookie: string;
async function begin(settings: Parameters<typeof createTestApp>[0] = {}): Promise<void> {
  test = await createTestApp(settings);
  const { learner, ...session } = await test.signUp();
  id = learner.id;
  cookie = session.cookie;
}
beforeEach(() => begin());

const path = (purchaseId: string, of = id) => `/api/learners/${of}/purchases/${purchaseId}`;
const priceOf = (item: string) => SHOP_ITEMS.find((each) => each.id === item)?.price ?? 1;
const buy = (item: string, purchaseId: string = crypto.randomUUID(), price = priceOf(item)) =>
  test.ask('PUT', path(purchaseId), { cookie, body: { item, price } });
const undo = (purchaseId: string) => test.ask('DELETE', path(purchaseId), { cookie });
const list = async (): Promise<Purchases> =>
  (await test.ask('GET', `/api/learners/${id}/purchases`, { cookie })).json();
const has = (points: number) => test.change('learners', { points });
const change = (body: unknown) => test.ask('PATCH', `/api/learners/${id}/settings`, { cookie, body });
const wear = (name: string) =>
  test.ask('PATCH', `/api/learners/${id}/profile`, { cookie, body: { picture: { kind: 'set', name } } });

it(`things are bought at most ${MOST_PURCHASES_A_DAY} times in a day, also at once; what is owned can be undone all the same`, async () => {
  await has(1000);
  for (let time = 1; time < MOST_PURCHASES_A_DAY - 1; time += 1) {
    const purchaseId = crypto.randomUUID();
    expect((await buy('booster', purchaseId)).status).toBe(201);
    expect((await undo(purchaseId)).status).toBe(200);
  }
  expect((await buy('blue', PURCHASE_ID)).status).toBe(201);
  const answers = await Promise.all(['hedgehog', 'koala', 'otter'].map((item) => buy(item)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
  const refused = answers.find(({ status }) => status === 429) as Response;
  expect(refused.headers.get('retry-after')).toBe(String(UNDO_MS / 1000));
  expect(await codeOf(refused)).toBe('too-many-purchases');
  expect((await buy('blue', PURCHASE_ID)).status).toBe(200);
  expect((await undo(PURCHASE_ID)).status).toBe(200);
  test.wait(UNDO_MS - 1);
  expect(await codeOf(buy('whale'))).toBe('too-many-purchases');
  test.wait(1);
  expect((await buy('whale')).status).toBe(201);
});

describe('a purchase', () => {
  it('is stored with its price and leaves the rest to spend', async () => {
    await has(70);
    const answer = await buy('booster', PURCHASE_ID);
    expect(answer.status).toBe(201);
    const boughtAt = test.clock.now.toISOString();
    const purchases = [{ purchaseId: PURCHASE_ID, item: 'booster', price: 50, boughtAt }];
    expect(await answer.json()).toEqual({ earned: 70, balance: 20, purchases });
    expect(await list()).toEqual({ earned: 70, balance: 20, purchases });
  });

  it('is possible with exactly its price, and not with one point less', async () => {
    await has(49);
    expect(await codeOf(buy('booster'))).toBe('not-enough-points');
    await has(50);
    expect((await buy('booster')).status).toBe(201);
    expect((await list()).balance).toBe(0);
  });

  it('of something that is owned is refused', async () => {
    await has(1000);
    await buy('booster');
    expect(await codeOf(buy('booster'))).toBe('already-owned');
    expect((await list()).balance).toBe(950);
  });

  it.runIf(sameOnBoth)('of what is not in the shop, or at another price, is refused', async () => {
    await has(1000);
    await expectCodes<object>(
      [
        [{ item: 'leaf', price: 10 }, 'invalid-request'],
        [{ item: 'booster', price: 49 }, 'outdated-page'],
        [{ item: 'booster' }, 'invalid-request'],
        [{ item: 'booster', price: 50, points: 1000 }, 'invalid-request'],
      ],
      (body) => test.ask('PUT', path(PURCHASE_ID), { cookie, body }),
    );
    expect(await test.count('purchases')).toBe(0);
  });

  it.runIf(sameOnBoth)('changes neither earned points nor XP, and no place on the leaderboard', async () => {
    await test.ask('PUT', `/api/learners/${id}/leaderboard`, { cookie, body: { nickname: 'Quiet Owl' } });
    for (let runs = 1; runs <= 3; runs += 1)
      await test.ask('PUT', `/api/learners/${id}/runs/simon/${crypto.randomUUID()}`, { cookie, body: simonReport() });
    const look = async () => ({
      points: (await test.learnerOf(cookie)).points,
      leaderboard: await (await test.ask('GET', '/api/leaderboard', { cookie })).json(),
      user: ((await (await test.ask('GET', `/api/learners/${id}/export?as=json`, { cookie })).json()) as MyData).Users,
    });
    const before = await look();
    expect(before.points).toBe(30);
    expect((await buy('merchandise', PURCHASE_ID)).status).toBe(201);
    expect(await look()).toEqual(before);
    await undo(PURCHASE_ID);
    expect(await look()).toEqual(before);
  });
});

describe('the same purchase again', () => {
  it('is one row and is paid once', async () => {
    await has(100);
    const answers = [await buy('booster', PURCHASE_ID), await buy('booster', PURCHASE_ID.toUpperCase())];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(await answers[1]?.json()).toEqual(await list());
    expect([await test.count('purchases'), (await list()).balance]).toEqual([1, 50]);
  });

  it('sent 20 times at once is paid once', async () => {
    await has(1000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy('booster', PURCHASE_ID)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect([await test.count('purchases'), (await list()).balance]).toEqual([1, 950]);
  });

  it('with another item is refused', async () => {
    await has(100);
    await buy('booster', PURCHASE_ID);
    expect(await codeOf(buy('merchandise', PURCHASE_ID))).toBe('request-differs');
  });

  it('that arrives late, after it was undone, buys nothing', async () => {
    await has(50);
    await buy('booster', PURCHASE_ID);
    await undo(PURCHASE_ID);
    expect(await (await buy('booster', PURCHASE_ID)).json()).toEqual({ earned: 50, balance: 50, purchases: [] });
  });

  it('cannot be taken from another learner', async () => {
    await has(50);
    await buy('booster', PURCHASE_ID);
    const bo = await test.signUp('bo@example.org');
    await has(50);
    const body = { item: 'booster', price: 50 };
    for (const method of ['PUT', 'DELETE'])
      expect(
        await codeOf(
          test.ask(method, path(PURCHASE_ID, bo.learner.id), {
            cookie: bo.cookie,
            ...(method === 'PUT' && { body }),
          }),
        ),
      ).toBe('not-found');
    expect((await list()).purchases).toHaveLength(1);
  });
});

describe('50 purchases at once', () => {
  beforeEach(async () => begin(await manyConnections()));
  const all = (items: readonly string[]) => Promise.all(items.map((item) => buy(item)));
  const statusesOf = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status);
  const fifty = Array.from({ length: 50 }, (_, at) => SHOP_ITEMS[at % SHOP_ITEMS.length]?.id ?? '');

  it('sell as many as the points pay, each item once', async () => {
    await has(100);
    const answers = await all(fifty);
    const { balance: left, purchases } = await list();
    expect(statusesOf(answers, 201)).toHaveLength(purchases.length);
    expect(statusesOf(answers, 409)).toHaveLength(50 - purchases.length);
    expect(left).toBe(100 - purchases.reduce((sum, { price }) => sum + price, 0));
    expect(left).toBeGreaterThanOrEqual(0);
    // Nothing that is not owned costs less than what is left.
    const owned = purchases.map(({ item }) => item);
    expect(new Set(owned).size).toBe(owned.length);
    expect(SHOP_ITEMS.filter(({ id, price }) => !owned.includes(id) && price <= left)).toEqual([]);
  });

  it('of items with one price sell exactly two for the points of two', async () => {
    await has(60);
    const avatars = SHOP_ITEMS.filter(({ kind }) => kind === 'avatar').map(({ id }) => id);
    const answers = await all(Array.from({ length: 50 }, (_, at) => avatars[at % avatars.length] ?? ''));
    expect(statusesOf(answers, 201)).toHaveLength(2);
    expect((await list()).balance).toBe(0);
    expect(await test.count('purchases')).toBe(2);
  });

  it('while games add points, lose none of either', async () => {
    await has(50);
    const play = () =>
      test.ask('PUT', `/api/learners/${id}/runs/simon/${crypto.randomUUID()}`, { cookie, body: simonReport() });
    await Promise.all([...fifty.slice(0, 20).map((item) => buy(item)), ...Array.from({ length: 5 }, play)]);
    const { earned, balance: left, purchases } = await list();
    expect(earned).toBe(100);
    expect(left).toBe(100 - purchases.reduce((sum, { price }) => sum + price, 0));
    expect(left).toBeGreaterThanOrEqual(0);
  });
});

describe('an undo', () => {
  beforeEach(async () => {
    await has(100);
    await buy('autumn', PURCHASE_ID);
  });

  it('gives the points back, also when it is repeated', async () => {
    for (let times = 1; times <= 2; times += 1) {
      const answer = await undo(PURCHASE_ID);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ earned: 100, balance: 100, purchases: [] });
    }
    expect((await buy('autumn')).status).toBe(201);
    expect((await list()).balance).toBe(40);
  });

  it('20 times at once gives the points back once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(PURCHASE_ID)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list()).balance).toBe(100);
  });

  it('is accepted for 24 hours, to the millisecond', async () => {
    test.wait(UNDO_MS + 1);
    expect(await codeOf(undo(PURCHASE_ID))).toBe('undo-too-late');
    test.wait(-1);
    expect((await undo(PURCHASE_ID)).status).toBe(200);
  });

  it('of nothing is refused', async () => {
    for (const unknown of [crypto.randomUUID(), 'x']) expect(await codeOf(undo(unknown))).toBe('not-found');
  });
});

describe('a look', () => {
  const changedAt = '2026-11-21T09:00:00.000Z';
  const autumn = { treeSeason: { value: 'autumn', changedAt } };
  const stored = async () => (await test.learnerOf(cookie)).settings.treeSeason?.value;

  it('is in use only if it was bought; otherwise the free one is', async () => {
    expect(await (await change(autumn)).json()).toEqual({ treeSeason: { value: 'summer', changedAt } });
    await has(60);
    await buy('autumn');
    const later = { treeSeason: { value: 'autumn', changedAt: '2026-11-21T09:00:01.000Z' } };
    expect(await (await change(later)).json()).toEqual(later);
    expect(await stored()).toBe('autumn');
  });

  it('is not in use any more after its purchase was undone; another one stays', async () => {
    await has(120);
    await buy('autumn', PURCHASE_ID);
    const winterId = crypto.randomUUID();
    await buy('winter', winterId);
    await change(autumn);
    await undo(winterId);
    expect(await stored()).toBe('autumn');
    await undo(PURCHASE_ID);
    expect(await stored()).toBe('summer');
  });

  it('that is a picture is the same: only bought, and until the purchase is undone', async () => {
    await has(30);
    expect(await codeOf(wear('koala'))).toBe('picture-not-usable');
    await buy('koala', PURCHASE_ID);
    expect((await wear('koala')).status).toBe(200);
    expect((await test.learnerOf(cookie)).image).toBe(presetPicturePath('koala'));
    await undo(PURCHASE_ID);
    expect((await test.learnerOf(cookie)).image).toBeNull();
  });

  it('that is another picture stays when the purchase of one is undone', async () => {
    await has(30);
    await buy('koala', PURCHASE_ID);
    await wear('cat');
    await undo(PURCHASE_ID);
    expect((await test.learnerOf(cookie)).image).toBe(presetPicturePath('cat'));
  });
});

it('purchases go with the account', async () => {
  await has(50);
  await buy('booster');
  await test.ask('DELETE', `/api/learners/${id}`, { cookie });
  expect(await test.count('purchases')).toBe(0);
});
