import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Leaderboard } from '#contract/people/leaderboard.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';

const CHOOSE = 'PUT /learners/:learnerId/leaderboard';
const SAMPLE = { place: 1, name: 'Robin', points: 121, avatar: 'fox', isSample: true, isYou: false } as const;
const rows = page.getByRole('list', { name: 'Places' }).getByRole('listitem');
const choice = page.getByRole('switch', { name: 'Show me on the leaderboard' });
const nicknames = page.getByRole('radiogroup', { name: 'Nickname' });
const save = page.getByRole('button', { name: 'Save' });
const saved = (sentence: string) => page.getByText(sentence).first();
const NOT_SHOWN = 'Saved. Now only you see your place.';

/** The leaderboard of a learner, who takes the nicknames that they choose. */
async function openOwn(formerNickname: string | null = null) {
  const server = new FakeServer(SAMPLE_LEARNER);
  let you: Leaderboard['you'] = { place: 2, points: 100, nickname: null, formerNickname };
  const board = () => {
    const own = { place: 2, name: you?.nickname ?? null, points: 100, avatar: null, isSample: false, isYou: true };
    return { rows: [SAMPLE, own] as Leaderboard['rows'], you };
  };
  const take = (nickname: string | null) => {
    you = { place: 2, points: 100, nickname, formerNickname: null };
    return board();
  };
  server.answer('GET /leaderboard', board);
  server.answer(CHOOSE, ({ body }) => take(body.nickname));
  const { router } = await openApp(PATHS.leaderboard, { server });
  return { server, router, take };
}

/** Turns the leaderboard on and takes the second nickname that is offered. */
async function pickNickname(): Promise<string> {
  await page.getByText('Show me on the leaderboard').click();
  const second = nicknames.getByRole('radio').nth(1);
  await expect.element(second).toBeInTheDocument();
  const label = second.element().closest('label');
  label?.click();
  await expect.element(second).toBeChecked();
  return label?.textContent?.trim() ?? '';
}

it('a visitor sees the samples, is told that they are, and can sign up; a broken picture is a drawn person', async () => {
  const server = new FakeServer(null);
  server.answer('GET /leaderboard', () => ({ rows: [SAMPLE], you: null }));
  await openApp(PATHS.leaderboard, { server });
  await expect.element(page.getByText('Robin is a made-up sample.')).toBeVisible();
  expect(rows.element().textContent).toMatch(/Place 1\s*Robin\s*Sample\s*121 XP/);
  rows.element().querySelector('img')?.dispatchEvent(new Event('error'));
  await expect.poll(() => rows.element().querySelector('svg')).not.toBeNull();
  expect(rows.element().querySelector('img')).toBeNull();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});

describe('a learner', () => {
  it('sees their own place alone, and chooses a nickname first, also another one than those offered at first', async () => {
    await openOwn();
    await expect.element(rows.nth(1)).toMatchTextContent(/^Place 2.*You.*Only you see this row.*100 XP$/);
    await expect.element(page.getByText('Each finished game gives 10 XP.', { exact: false })).toBeVisible();
    await page.getByText('Show me on the leaderboard').click();
    await expect.element(page.getByText('You are shown once you choose Save.')).toBeVisible();
    await save.click();
    await expect.element(page.getByText('Choose a nickname first.')).toBeVisible();
    await expect.element(nicknames.getByRole('radio').first()).toHaveFocus();
    await expectNoAxeFindings();
    const offered = () =>
      nicknames
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.textContent);
    const before = offered();
    await page.getByRole('button', { name: 'Show other nicknames' }).click();
    await expect.poll(() => offered().filter((label) => before.includes(label))).toEqual([]);
    expect(offered()).toHaveLength(before.length);
  });

  it('who is not among the first ones sees their own place below them', async () => {
    const server = new FakeServer(SAMPLE_LEARNER);
    const you = { place: 31, points: 10, nickname: null, formerNickname: null };
    server.answer('GET /leaderboard', () => ({ rows: [SAMPLE], you }));
    await openApp(PATHS.leaderboard, { server });
    await expect.element(rows).toMatchTextContent(/^Place 1 *Robin/);
    const own = page.getByRole('list', { name: 'Your place' }).getByRole('listitem');
    await expect.element(own).toMatchTextContent(/^Place 31.*You.*Only you see this row.*10 XP$/);
  });

  it('is told what holds when the server could not save it, and can try again', async () => {
    const { server, router, take } = await openOwn();
    server.answer(CHOOSE, () => problem(503, 'busy'));
    const nickname = await pickNickname();
    await save.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('You are not shown yet.');
    server.answer(CHOOSE, ({ body }) => take(body.nickname));
    await save.click();
    await expect.element(saved(`Saved. Others see you as ${nickname}.`)).toBeVisible();
    await router.navigate(PATHS.landing);
    await router.navigate(PATHS.leaderboard);
    await expect.element(nicknames.getByRole('radio', { name: nickname, exact: true })).toBeChecked();
    server.answer(CHOOSE, () => problem(503, 'busy'));
    await page.getByText('Show me on the leaderboard').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(`Others still see you as ${nickname}.`);
    await expect.element(choice).toBeChecked();
  });

  it('is taken off also when they turn it off while their nickname is being saved', async () => {
    const { server, take } = await openOwn();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answer(CHOOSE, async ({ body }) => {
      await promise;
      return take(body.nickname);
    });
    await pickNickname();
    await save.click();
    await page.getByText('Show me on the leaderboard').click();
    resolve();
    await expect.element(saved(NOT_SHOWN)).toBeVisible();
    await expect.element(choice).not.toBeChecked();
    expect(server.writes.at(-1)?.body).toEqual({ nickname: null });
  });

  it.each([true, false])(
    'is told that it is not known whether a lost answer was saved, until the server says: %s',
    async (isSaved) => {
      const { server, take } = await openOwn();
      const nickname = await pickNickname();
      server.answer(CHOOSE, ({ body }) => {
        if (isSaved) take(body.nickname);
        server.isAway = true;
        return problem(503, 'busy');
      });
      await save.click();
      await expect.element(page.getByRole('alert')).toMatchTextContent('It is not known whether this was saved.');
      await expectNoAxeFindings();
      server.isAway = false;
      dispatchEvent(new Event('visibilitychange'));
      if (isSaved) await expect.element(saved(`Saved. Others see you as ${nickname}.`)).toBeVisible();
      else await expect.element(page.getByRole('alert')).toMatchTextContent('You are not shown yet.');
    },
  );

  it('does not choose for another learner who logged in meanwhile', async () => {
    const { server } = await openOwn();
    server.answer(CHOOSE, () => problem(404, 'not-found'));
    await pickNickname();
    server.learner = { ...SAMPLE_LEARNER, id: 'ben', name: 'Ben Ode' };
    server.answer('GET /learner', () => server.learner as typeof SAMPLE_LEARNER);
    await save.click();
    await expect.element(page.getByRole('button', { name: 'Your menu: Ben Ode' })).toBeVisible();
    await expect.element(choice).not.toBeChecked();
  });

  it('is offered other nicknames when another learner took theirs meanwhile', async () => {
    const { server } = await openOwn();
    server.answer(CHOOSE, () => problem(409, 'nickname-taken'));
    const nickname = await pickNickname();
    await save.click();
    await expect.element(page.getByText('Another learner has this nickname now.')).toBeVisible();
    await expect.element(nicknames.getByRole('radio').first()).toHaveFocus();
    expect(page.getByRole('alert').elements()).toEqual([]);
    expect(nicknames.getByRole('radio', { name: nickname, exact: true }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });

  it('whose nickname an earlier version hid is told so, until they choose', async () => {
    await openOwn('Star');
    await expect.element(page.getByText('Others no longer see “Star”.')).toBeVisible();
    await pickNickname();
    await save.click();
    await expect.element(page.getByText('Others no longer see “Star”.')).not.toBeInTheDocument();
  });
});
