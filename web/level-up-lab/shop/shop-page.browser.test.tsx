import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { balance as pointsLeft, SHOP_ITEMS } from '#rules/rewards/shop.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';
import { emulateMedia, WAYS } from '../../testing/input-methods.ts';
import { logOut } from '../../testing/log-out.ts';
import { changeSettings } from '../../ui/settings/device-settings.ts';

type Purchase = { purchaseId: string; item: string; price: number; boughtAt: string };

const BUY = 'PUT /learners/:learnerId/purchases/:purchaseId';
/** The card of an item. */
const item = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (card: Locator, name: string) => card.getByRole('button', { name });
const balance = (points: number, earned: number) =>
  page.getByText(`You can spend ${points} points. You have earned ${earned} in all; these never go down.`);
const answerOf = (card: Locator) => expect.poll(() => card.element().querySelector('[aria-live]')?.textContent);
const html = document.documentElement;

let server: FakeServer;

/** A shop in which so many points are there to spend. */
function sell(earned: number): void {
  const purchases: Purchase[] = [];
  const all = () => ({ earned, balance: pointsLeft(earned, purchases), purchases });
  server.answer('GET /learners/:learnerId/purchases', all);
  server.answer(BUY, ({ params, body }) => {
    if (pointsLeft(earned, purchases) < body.price) return problem(409, 'not-enough-points');
    if (!purchases.some(({ purchaseId }) => purchaseId === params.purchaseId))
      purchases.unshift({ ...body, purchaseId: params.purchaseId, boughtAt: new Date().toISOString() });
    return all();
  });
  server.answer('DELETE /learners/:learnerId/purchases/:purchaseId', ({ params }) => {
    purchases.splice(
      purchases.findIndex(({ purchaseId }) => purchaseId === params.purchaseId),
      1,
    );
    return all();
  });
}

async function openShop(earned: number) {
  sell(earned);
  const app = await openApp(PATHS.shop, { server });
  await expect.element(balance(earned, earned)).toBeVisible();
  return app;
}

async function buy(name: string): Promise<Locator> {
  const card = item(name);
  await button(card, 'BUY NOW').click();
  await expect.element(card.getByText('It is yours.')).toBeVisible();
  return card;
}

beforeEach(() => {
  server = new FakeServer(SAMPLE_LEARNER);
});

describe('for a visitor', () => {
  it('the Booster and the Merchandise stand first, and each item says its price in points', async () => {
    await openApp(PATHS.shop);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect.element(cards.nth(0).getByRole('heading')).toHaveTextContent('Booster');
    await expect.element(cards.nth(1).getByRole('heading')).toHaveTextContent('Merchandise');
    expect(cards.getByRole('button', { name: 'BUY NOW' }).elements()).toHaveLength(SHOP_ITEMS.length);
    expect(cards.filter({ hasText: /\d0 points/ }).elements()).toHaveLength(SHOP_ITEMS.length);
  });

  it('BUY NOW says how to get points, and nothing is sent', async () => {
    const app = await openApp(PATHS.shop);
    for (const name of ['Booster', 'Dragon']) {
      await button(item(name), 'BUY NOW').click();
      await answerOf(item(name)).toBe(
        'Points are kept with an account. Sign up or log in, then you can buy this with points.',
      );
    }
    expect(app.server.writes).toEqual([]);
    await expectNoAxeFindings();
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  });
});

it.each(Object.entries(WAYS))(
  'by %s a look is bought, used, put away and undone; earned points stay',
  async (way, press) => {
    await openShop(90);
    const booster = item('Booster');
    await press(button(booster, 'BUY NOW'));
    await answerOf(booster).toBe('It is yours. You can still spend 40 points.');
    await expect.element(balance(40, 90)).toBeVisible();
    if (way === 'keyboard') await expect.element(button(booster, 'Use')).toHaveFocus();

    const spring = item('Spring tree');
    await press(button(spring, 'BUY NOW'));
    await answerOf(spring).toBe('You need 20 more points. 2 more games give that. Nothing was spent.');
    await expect.element(balance(40, 90)).toBeVisible();
    if (way === 'mouse') await expectNoAxeFindings();

    await press(button(booster, 'Use'));
    await answerOf(booster).toBe('Now in use.');
    await expect.element(booster.getByText('In use', { exact: true })).toBeVisible();
    await press(button(booster, 'Stop using'));
    await answerOf(booster).toBe('Not in use any more. It stays yours.');
    await press(button(booster, 'Use'));
    await press(button(booster, 'Undo'));
    await answerOf(booster).toBe('Undone. 50 points are yours again.');
    await expect.element(balance(90, 90)).toBeVisible();
    await expect.element(button(booster, 'BUY NOW')).toHaveFocus();
    expect(button(booster, 'Undo').elements()).toEqual([]);
  },
);

it('what was bought is in use at the next visit', async () => {
  const app = await openShop(60);
  const winter = await buy('Winter tree');
  await button(winter, 'Use').click();
  await expect.element(winter.getByText('In use', { exact: true })).toBeVisible();
  expect(html.dataset.season).toBe('winter');
  await expect.poll(() => server.writes.some(({ name }) => name === 'PATCH /learners/:learnerId/settings')).toBe(true);
  app.close();
  await openApp(PATHS.shop, { server });
  await expect.element(winter.getByText('In use', { exact: true })).toBeVisible();
  await expect.element(balance(0, 60)).toBeVisible();
});

it('"Undo" takes off a look that is in use', async () => {
  await openShop(60);
  const winter = await buy('Winter tree');
  await button(winter, 'Use').click();
  await expect.poll(() => html.dataset.season).toBe('winter');
  await button(winter, 'Undo').click();
  await expect.element(balance(60, 60)).toBeVisible();
  expect(html.dataset.season).toBe('summer');
});

it('looks go with the learner: signed out, the page has its free ones again', async () => {
  await openShop(40);
  const accent = () => getComputedStyle(html).getPropertyValue('--accent').trim();
  const free = accent();
  await button(await buy('Violet'), 'Use').click();
  await expect.poll(accent).not.toBe(free);
  await logOut();
  await expect.poll(accent).toBe(free);
});

it.each(['Blue', 'Violet', 'Berry'])('the accent %s keeps its contrast', async (name) => {
  await openShop(120);
  await button(await buy(name), 'Use').click();
  await expect.poll(() => html.dataset.accent).toBe(name.toLowerCase());
  await expectNoAxeFindings();
});

it('a picture from the shop is the picture of the learner, and Edit Profile offers it', async () => {
  const { router } = await openShop(30);
  server.answer('PATCH /learners/:learnerId/profile', ({ body }) => {
    expect(body).toEqual({ picture: { kind: 'set', name: 'koala' } });
    return { name: SAMPLE_LEARNER.name, image: '/profile-pictures/koala.svg' };
  });
  const koala = await buy('Koala');
  await button(koala, 'Use').click();
  await expect.element(koala.getByText('Now in use.')).toBeVisible();
  await expect.poll(() => document.querySelector('header img')?.getAttribute('src')).toMatch(/koala/);
  await router.navigate(PATHS.editProfile);
  await expect.element(page.getByRole('radio', { name: 'Koala' })).toBeChecked();
  expect(page.getByRole('radio', { name: 'Otter' }).elements()).toEqual([]);
});

it('the Merchandise has the tree of the learner on paper, and nothing else', async () => {
  await openShop(30);
  await expect.element(button(await buy('Merchandise'), 'Print the sheet')).toBeVisible();
  const title = page.getByText('The tree of Mira');
  await expect.element(title).not.toBeVisible();
  onTestFinished(() => emulateMedia());
  await emulateMedia('print');
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('Cut along the dotted lines.')).toBeVisible();
  await expect.element(page.getByText('Shop', { exact: true }).first()).not.toBeVisible();
});

it('a sound set can be heard before it is bought; with sounds off, the page says why it is silent', async () => {
  const start = vi.spyOn(OscillatorNode.prototype, 'start');
  await openApp(PATHS.shop);
  const bells = item('Bells');
  await button(bells, 'Hear it').click();
  await expect.poll(() => start.mock.calls.length).toBeGreaterThan(0);
  changeSettings({ sound: false });
  await button(bells, 'Hear it').click();
  await answerOf(bells).toBe('Sounds are off in your settings.');
});

describe('with a network that fails', () => {
  it('an answer that is lost costs nothing twice', async () => {
    await openShop(100);
    const { fetch } = server;
    const lossy = vi.fn(async (...request: Parameters<typeof fetch>) => {
      const answer = await fetch(...request);
      if (request[1]?.method === 'PUT') throw new TypeError('Failed to fetch');
      return answer;
    });
    vi.stubGlobal('fetch', lossy);
    const booster = item('Booster');
    await button(booster, 'BUY NOW').click();
    await answerOf(booster).toContain('If you press BUY NOW again, you pay only once.');
    vi.stubGlobal('fetch', fetch);
    await button(booster, 'BUY NOW').click();
    await expect.element(booster.getByText('It is yours. You can still spend 50 points.')).toBeVisible();
    await expect.element(balance(50, 100)).toBeVisible();
  });

  it('without the server, the page says so and nothing is lost', async () => {
    sell(50);
    let tries = 0;
    server.answer('GET /learners/:learnerId/purchases', () => {
      tries += 1;
      return problem(503, 'busy');
    });
    await openApp(PATHS.shop, { server });
    await expect.element(page.getByText('so your points cannot be shown now.')).toBeVisible();
    await expectNoAxeFindings();
    // The page tries three times by itself.
    await expect.poll(() => tries).toBe(3);
    sell(50);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(balance(50, 50)).toBeVisible();
    server.isAway = true;
    await button(item('Booster'), 'BUY NOW').click();
    await answerOf(item('Booster')).toContain('The server does not answer.');
    await expect.element(balance(50, 50)).toBeVisible();
    server.isAway = false;
    await buy('Booster');
    await expect.element(balance(0, 50)).toBeVisible();
  });
});
