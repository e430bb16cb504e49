import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GAME_PATHS, PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { pressByKey } from '../testing/input-methods.ts';

const opener = page.getByRole('button', { name: 'Help', exact: true });
const help = page.getByRole('dialog', { name: 'Help' });
const search = help.getByLabelText('Search the answers');
/** What is read out by itself. */
const spoken = () => help.element().querySelector('[aria-live]')?.textContent;

async function openHelp(at: string = PATHS.letterQuiz) {
  const app = await openApp(at);
  await pressByKey(opener);
  await expect.element(help).toBeVisible();
  return app;
}

it('help is by keyboard: searched with a slip of typing, read with one press, left with Escape', async () => {
  const { server } = await openHelp();
  await expect.element(help.getByText('It is not a person, and not an AI that makes up answers.')).toBeVisible();
  (await search.findElement()).focus();
  await userEvent.keyboard('where is my pasword');
  await expect.element(help.getByText(/answers? found\.$/).first()).toBeVisible();
  // The count would interrupt typing.
  expect(spoken()).toBe('');
  await expect.poll(spoken).toMatch(/answers? found\.$/);
  const question = help.getByRole('button', { name: 'What is a good password?' });
  await expect.element(question).toHaveAttribute('aria-expanded', 'false');
  await pressByKey(question);
  await expect.element(help.getByText('It has at least 10 characters.')).toBeVisible();
  await expectNoAxeFindings();
  expect(server.writes).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('what the page is about comes first; a press on a link leads there and closes the panel', async () => {
  const { path } = await openHelp();
  const here = help.getByRole('region', { name: 'About this page' });
  await expect.element(here.getByRole('button', { expanded: true })).toHaveTextContent('How does Hear a letter work?');
  await expect.element(here.getByText('You type each letter as it is said.')).toBeVisible();
  expect(here.getByRole('link').elements()).toEqual([]);
  await expectNoAxeFindings();
  await here.getByRole('button', { name: 'Can I stop in the middle?' }).click();
  await here.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(path).toBe(PATHS.dashboard);
  await expect.element(help).not.toBeInTheDocument();
});

it('without an answer it says so, and offers all answers, a demo session and a grown-up', async () => {
  await openHelp();
  await search.fill('xylophone');
  await expect.poll(spoken).toBe('No answers found.');
  await expect.element(help.getByRole('heading', { name: 'I do not know that' })).toBeVisible();
  await expect.element(help.getByText('You can also ask a grown-up you trust.')).toBeVisible();
  await expect.element(help.getByRole('heading', { name: 'Start here' })).toBeVisible();
  await expectNoAxeFindings();
  await help.getByRole('button', { name: 'Book a demo session' }).click();
  const demo = page.getByRole('dialog', { name: /demo session/ });
  await expect.element(demo.getByRole('heading', { level: 2 })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(demo).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('the people to talk to are also found without typing', async () => {
  await openHelp();
  const group = help.getByRole('region', { name: 'When you feel bad' });
  await group.getByRole('button', { name: 'Talk to someone you trust' }).click();
  await expect.element(group.getByText('If someone hurts you, it is not your fault.')).toBeVisible();
});

describe('a sad question', () => {
  const inZone = (timeZone: string) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone };
    });
  };
  const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie;
  const kind = help.getByRole('region', { name: 'Talk to someone you trust' });
  beforeEach(() => page.viewport(360, 640));
  afterEach(() => page.viewport(1280, 800));

  it('in Germany is answered with people to talk to there, by keyboard, and goes nowhere', async () => {
    inZone('Europe/Berlin');
    const { server } = await openHelp();
    const before = stored();
    (await search.findElement()).focus();
    await userEvent.keyboard('i fel so sadd');
    await expect.element(kind.getByText('Tell a grown-up you trust')).toBeVisible();
    await expect.poll(spoken).toMatch(/^Talk to someone you trust\./);
    await expect.element(kind.getByText('Nummer gegen Kummer')).toBeVisible();
    await expect.element(kind.getByRole('link', { name: '116 111' }).first()).toHaveAttribute('href', 'tel:116111');
    await expect.element(kind.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112');
    await expectNoAxeFindings();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    for (const name of ['116 111', '112']) {
      await userEvent.tab();
      await expect.element(kind.getByRole('link', { name }).first()).toHaveFocus();
      await expect.element(kind.getByRole('link', { name }).first()).toBeInViewport();
    }
    await userEvent.tab();
    await expect.element(kind.getByRole('button', { name: 'Listen' })).toHaveFocus();
    await pressByKey(kind.getByRole('button', { name: 'Numbers in other countries' }));
    await expect.element(kind.getByText('Kids Helpline')).toBeVisible();
    await expect.element(kind.getByText('France', { exact: true })).toBeVisible();
    await expect.element(kind.getByText('L’appel est gratuit.').first()).toBeVisible();
    await expectNoAxeFindings();
    expect(stored()).toBe(before);
    expect(server.writes).toEqual([]);
  });

  it('in a country without a number here names a grown-up and the numbers of others, and no wrong number', async () => {
    inZone('Asia/Bangkok');
    await openHelp();
    await search.fill('nobody likes me');
    await expect.element(kind.getByText('call the emergency number of your country')).toBeVisible();
    expect(kind.getByRole('link').elements()).toEqual([]);
    await kind.getByRole('button', { name: 'Numbers by country' }).click();
    await expect.element(kind.getByRole('link', { name: '0800 1111' })).toBeVisible();
  });
});

it('a game waits while help is open', async () => {
  await openApp(GAME_PATHS['whack-a-mole']);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The game takes the focus when it begins.
  await expect.element(page.getByText(/^Ready/)).toHaveFocus();
  await pressByKey(opener);
  await expect.element(help.getByRole('button', { expanded: true })).toHaveTextContent('How do I pause a game?');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(page.getByText('Paused. The game waits for you.')).toBeVisible();
});
