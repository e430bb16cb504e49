import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer, SERVER_SETUP } from '../testing/fake-server.ts';
import { changeSettings } from '../ui/settings/device-settings.ts';

/**
 * How fast this audience reads. Ours: between what children of eleven read aloud (146, Hasbrouck and Tindal 2017) and
 * what grown-ups do (183, Brysbaert 2019).
 */
const WORDS_A_MINUTE = 165;
const main = page.getByRole('main');
const part = (name: string) => main.element().querySelector(`section:has(> div > h2[id="${name}"])`);

async function open(path: string, learner: typeof SAMPLE_LEARNER | null = null) {
  const app = await openApp(path, { learner });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return app;
}

it('/four is read in 4 minutes as it says; each part has its signs as lists and closes with what often comes easily', async () => {
  await open(PATHS.conditions);
  await expect.element(main.getByText('4 MIN READ')).toBeVisible();
  const nodes = document.createNodeIterator(main.element(), NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) text += `${node.nodeValue} `;
  const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter((word) => word.isWordLike);
  expect(words.length / WORDS_A_MINUTE).toBeGreaterThanOrEqual(3.5);
  expect(words.length / WORDS_A_MINUTE).toBeLessThanOrEqual(4.4);
  for (const name of ['adhd', 'dyslexia', 'autism']) {
    expect(part(name)?.querySelectorAll('li').length, name).toBeGreaterThanOrEqual(9);
    expect([...(part(name)?.querySelectorAll('h3') ?? [])].at(-1)?.textContent).toBe('What often comes easily');
  }
  expect(text).not.toMatch(/you have (adhd|dyslexia|autism)/i);
});

describe('what /four offers next', () => {
  it.each([
    ['Start without an account', PATHS.focusGame],
    ['Play the games', PATHS.games],
    ['Watch the videos', PATHS.videos],
  ])('to a visitor: %s', async (name, to) => {
    const { path } = await open(PATHS.conditions);
    await main.getByRole('link', { name }).click();
    await expect.poll(path).toBe(to);
  });

  it('to a visitor an account, to a learner the test', async () => {
    const app = await open(PATHS.conditions);
    await main.getByRole('button', { name: 'Get Started' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    app.close();
    await open(PATHS.conditions, SAMPLE_LEARNER);
    await main.getByRole('button', { name: 'Start Test' }).click();
    await expect.element(page.getByRole('dialog', { name: 'The test has three parts' })).toBeVisible();
    await expectNoAxeFindings();
  });
});

it.each(['Help', 'Book a demo session'])('About Us opens "%s"', async (name) => {
  await open(PATHS.about);
  await main.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
});

it('/results says how often each part is wrong, all three together too, and what a result that says little means', async () => {
  await open(PATHS.resultsExplained);
  const text = main.element().textContent;
  for (const sentence of [
    /about 12 of 100 people it points to would have ADHD/,
    /miss about 1 in 4/,
    /3 in 10 of the people who do not have it/,
    /its line is not a norm.* 6 of 100 games/,
    /Nobody has published what is usual here.* 5 of 100 tries/,
    /picked at random reach the line in about 38 of 100 cases.*cannot show if they are honest/,
    /at least one wrong "some traits" in about 11 of 100 tests/,
    /No trait, no strength and no next step comes from it\./,
  ])
    expect(text).toMatch(sentence);
});

it.each([
  ['Example School', 'They are kept on the server of Example School.'],
  [null, 'They are kept on the server of those who run this site.'],
])('what a parent agrees to names who runs the server: %s', async (operatorName, sentence) => {
  const server = new FakeServer(null);
  server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, operatorName }));
  await openApp(PATHS.agreement, { server });
  await expect.element(main.getByText(sentence)).toBeVisible();
  for (const told of [/about 12 of 100 people/, /no diagnosis/, /Teachers do not see them/, /If you say no/])
    expect(main.element().textContent).toMatch(told);
  await expectNoAxeFindings();
});

it.each([PATHS.conditions, PATHS.about, PATHS.resultsExplained, PATHS.pictureCredits])(
  '%s says which links leave the app, and has Listen until it is switched off',
  async (path) => {
    await open(path);
    const leaving = [...main.element().querySelectorAll('a[href^="http"]')];
    if (path !== PATHS.about) expect(leaving.length).toBeGreaterThanOrEqual(3);
    for (const link of leaving) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.textContent).toMatch(/.{3,}, on another website$/);
    }
    const listen = main.getByRole('button', { name: 'Listen' });
    await expect.element(listen).toBeVisible();
    changeSettings({ listen: false });
    await expect.element(listen).not.toBeInTheDocument();
  },
);
