import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hasLevels, LEVELS } from '#rules/games/levels.ts';
import { PLAYED_GAMES, type PlayedGame } from '#rules/games/runs.ts';
import { NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { storeActivity } from '../../device/stored-activity.ts';
import { GAME_PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { changeSettings, currentSettings } from '../../ui/settings/device-settings.ts';
import { levelWords } from './levels.tsx';

const play = page.getByRole('button', { name: 'Play', exact: true });
const choice = page.getByRole('radiogroup', { name: 'What to play' });
const option = (name: string) => choice.getByText(name, { exact: true });

/** What can be chosen on the card of each game. */
const CHOICES: Partial<Record<PlayedGame, string[]>> = {
  simon: ['My level 1', 'Easy', 'Normal', 'Hard'],
  'multitask-master': ['My level 1', 'Easy', 'Medium', 'Hard'],
  'spot-the-difference': ['My level 1', 'Classic'],
  'whack-a-mole': ['My level 1', 'Easy', 'Normal', 'Hard'],
  'picture-words': ['My level 1', 'Classic'],
};

/** The words of the page that are shown above Change. */
function wordsBeforeChange(): string[] {
  const main = document.querySelector('main') as HTMLElement;
  const change = main.querySelector('[aria-controls]') as HTMLElement;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode() && !change.contains(texts.currentNode)) {
    const isShown = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
    if (isShown) words.push(...(texts.currentNode.nodeValue?.match(/[\w’'-]+/g) ?? []));
  }
  return words;
}

describe.each(PLAYED_GAMES)('the card of %s', (game) => {
  it('has one sentence, one choice, one Play, Practice and Listen, in at most 45 words', async () => {
    await openApp(GAME_PATHS[game]);
    await expect.element(play).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    const lead = document.querySelector('main h1 + * > p')?.textContent ?? '';
    expect(lead.match(/[.?!]/g)).toEqual(['.']);
    expect(wordsBeforeChange().length).toBeLessThanOrEqual(45);
    const labels = choice.getByRole('radio').elements();
    expect(labels.map((radio) => radio.parentElement?.textContent)).toEqual(CHOICES[game] ?? []);
    expect(hasLevels(game)).toBe(game in CHOICES);
    const path = page.getByRole('img', { name: /^Level 1 of \d+$/ }).elements();
    expect(path.length).toBe(hasLevels(game) ? 1 : 0);
    if (hasLevels(game)) expect(path[0]?.children).toHaveLength(LEVELS[game].highest);
  });
});

describe('Play', () => {
  it('starts the level of a learner who has chosen nothing', async () => {
    changeSettings({ simonLevel: 7 });
    await openApp(GAME_PATHS.simon);
    await expect.element(choice.getByRole('radio', { name: 'My level 7' })).toBeChecked();
    await play.click();
    await expect.element(page.getByRole('main').getByText('Level 7', { exact: true })).toBeVisible();
  });

  it('starts the chosen difficulty, also after a practice, and the choice is kept', async () => {
    const app = await openApp(GAME_PATHS['picture-words']);
    await option('Classic').click();
    app.close();
    await openApp(GAME_PATHS['picture-words']);
    await expect.element(choice.getByRole('radio', { name: 'Classic' })).toBeChecked();
    expect(currentSettings()).toMatchObject({ pictureWordsAtLevel: false });
    await page.getByRole('button', { name: 'Practice', exact: true }).click();
    for (const number of [1, 2]) {
      await expect.element(page.getByText(`Picture ${number} of 10`, { exact: true })).toBeVisible();
      const words = page.getByRole('application', { name: /^Which word/ }).getByRole('button');
      await expect.element(words.first()).not.toHaveAttribute('aria-disabled');
      await words.first().click();
    }
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect.element(page.getByText('Picture 1 of 10', { exact: true })).toBeVisible();
    expect(page.getByText('Level 1', { exact: true }).elements()).toEqual([]);
  });

  it('is preceded by a practice the first time, which can be skipped, but not before the first game of a visitor', async () => {
    const skip = page.getByRole('button', { name: 'Skip practice' });
    const started = page.getByText('Picture 1 of 10', { exact: true });
    const first = await openApp(GAME_PATHS['word-or-not']);
    await play.click();
    await expect.element(page.getByRole('application', { name: /^Is it a word/ })).toBeVisible();
    expect(skip.elements()).toEqual([]);
    first.close();
    const second = await openApp(GAME_PATHS['picture-words']);
    await play.click();
    await skip.click();
    await expect.element(skip).not.toBeInTheDocument();
    await expect.element(started).toBeVisible();
    second.close();
    await openApp(GAME_PATHS['picture-words']);
    await play.click();
    await expect.element(started).toBeVisible();
    expect(skip.elements()).toEqual([]);
  });

  it('is preceded by a practice for a new learner, and by none for one who has finished the game elsewhere', async () => {
    const skip = page.getByRole('button', { name: 'Skip practice' });
    const { close } = await openApp(GAME_PATHS.simon, { learner: SAMPLE_LEARNER });
    await play.click();
    await expect.element(skip).toBeVisible();
    close();
    const played = { ...NO_ACTIVITY, counts: { ...NO_ACTIVITY.counts, 'whack-a-mole': 1 } };
    storeActivity(SAMPLE_LEARNER.id, played, played);
    await openApp(GAME_PATHS['whack-a-mole'], { learner: SAMPLE_LEARNER });
    await play.click();
    await expect.element(page.getByRole('main').getByText('Level 1', { exact: true })).toBeVisible();
    expect(skip.elements()).toEqual([]);
  });

  it('starts the level that a leader has set, until something else is chosen', async () => {
    changeSettings({ simonAtLevel: false, simonSpeed: 'hard' });
    const { close } = await openApp(`${GAME_PATHS.simon}?level=5`);
    await expect.element(choice.getByRole('radio', { name: 'Level 5' })).toBeChecked();
    await option('Easy').click();
    await expect.element(choice.getByRole('radio', { name: 'Easy' })).toBeChecked();
    expect(currentSettings()).toMatchObject({ simonAtLevel: false, simonSpeed: 'easy' });
    close();
    await openApp(`${GAME_PATHS.simon}?level=5`);
    await play.click();
    await expect.element(page.getByRole('main').getByText('Level 5', { exact: true })).toBeVisible();
  });
});

it('the highest level is called a feat when it is reached and kept, unless the run cannot tell', () => {
  const { highest } = LEVELS['multitask-master'];
  const words = (before: number, after: number, isValid = true) =>
    levelWords('multitask-master', { before, after }, isValid);
  expect(words(highest - 1, highest)).toBe('You reached level 12, the highest of this game. That is a great feat.');
  expect(words(highest, highest)).toBe('You stay at level 12, the highest of this game. That is a great feat.');
  expect(words(highest, highest, false)).toBe('You stay at level 12.');
  expect(words(7, 8)).toBe('You go on to level 8.');
});
