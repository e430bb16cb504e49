import type { Page } from '@playwright/test';
import { inRealTime } from '../e2e/games/game-time.ts';
import { playAgain, startGame } from '../e2e/games/games.ts';
import { PLAYED_GAMES } from '../e2e/games/players.ts';
import { passTestLetter } from '../e2e/screening/screening.ts';
import { InputMethod } from '../e2e/support/input-methods.ts';
import { rememberRecordings } from '../e2e/support/recordings-played.ts';
import { PATHS } from '../web/paths.ts';
import { type Figure, zero } from './figures.ts';
import { boxesOf, centreOf } from './pixels.ts';
import type { Rig } from './rig.ts';

const MOST_TASK_MS = 50;
const MOST_TAP_MS = 200;
/** Time in ms to draw the end of a game or part and to store its result. */
const AFTER_MS = 2000;

type Part = {
  title: string;
  path: string;
  /** Whether a signed-in learner plays, so that the run is saved on the server. */
  asLearner?: true;
  start?: (page: Page) => Promise<void>;
  play: (page: Page) => Promise<void>;
};

const GAMES = PLAYED_GAMES.map(({ title, path, play }): Part => {
  const start = async (page: Page) => {
    await startGame(new InputMethod(page, 'mouse'));
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  };
  const playToItsEnd = async (page: Page) => {
    await play(new InputMethod(page, 'mouse'), inRealTime(page));
    await playAgain(page).waitFor();
  };
  return { title, path, asLearner: true, start, play: playToItsEnd };
});

const PARTS: Part[] = [
  ...GAMES,
  { title: 'Focus game', path: PATHS.focusGame, start: startFocusGame, play: followTheBall },
  { title: 'Letter quiz', path: PATHS.letterQuiz, start: startLetterQuiz, play: typeLetters },
  { title: 'Traits questionnaire', path: PATHS.traitsQuestionnaire, play: answerTraits },
  { title: 'Self-assessment', path: PATHS.selfAssessment, play: answerSelfAssessment },
];

/** Every game, quiz and part of the screening to its end: long tasks and layout shifts; and Spot's taps on a slow phone. */
export async function play(rig: Rig): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const part of PARTS) figures.push(...(await playOnce(rig, part)));
  return [...figures, await spotTaps(rig)];
}

async function playOnce(rig: Rig, { title, path, asLearner, start, play }: Part): Promise<Figure[]> {
  const opened = await rig.open('plain', path, asLearner);
  const { page } = opened;
  // Playwright adds its own scripts to the page here.
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The press of Start opens the sound device, which takes long in a new browser.
  await start?.(page);
  const tasks = await observe(page, 'longtask');
  const shifts = await observe(page, 'layout-shift');
  await play(page);
  await page.waitForTimeout(AFTER_MS);
  const longest = Math.max(0, ...(await tasks()).map(({ duration }) => duration));
  const unexpected = (await shifts()).filter(({ hadRecentInput }) => !hadRecentInput);
  await opened.close();
  return [
    { name: `${title}, longest task over 50 ms`, measured: longest, unit: 'ms', most: MOST_TASK_MS },
    zero(`${title}, layout shifts`, unexpected.length),
  ];
}

/** From a tap on a difference until its answer is painted, on a phone with a slow processor; the last tap ends the game. */
async function spotTaps(rig: Rig): Promise<Figure> {
  const game = PLAYED_GAMES.find(({ path }) => path === PATHS['spot-the-difference']);
  if (!game) throw new Error('Spot the Difference is not played');
  const { page, cdp, close } = await rig.open('phone', game.path);
  const inputMethod = new InputMethod(page, 'touch');
  await startGame(inputMethod);
  await page.getByRole('application').waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const events = await observe(page, 'event');
  await game.play(inputMethod, async (ms) => page.waitForTimeout(Math.max(ms, 1000)));
  await page.waitForTimeout(AFTER_MS);
  const taps = (await events()).filter(({ name }) => name === 'pointerdown' || name === 'click');
  await close();
  const longest = Math.max(...taps.map(({ duration }) => duration));
  const name = 'Spot the Difference, slowest tap to its painted answer, phone, processor slowed 6 times';
  return { name, measured: longest, unit: 'ms', most: MOST_TAP_MS, of: taps.length };
}

type Entry = { name: string; duration: number; hadRecentInput?: boolean };

/** Collects the performance entries of a type from now on; the returned function gives them. */
async function observe(page: Page, type: 'layout-shift' | 'event' | 'longtask'): Promise<() => Promise<Entry[]>> {
  await page.evaluate((type) => {
    const entries: object[] = [];
    Object.assign(window, { [type]: entries });
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries().map((each) => each.toJSON())));
    observer.observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  }, type);
  return () => page.evaluate((type) => Reflect.get(window, type) as Entry[], type);
}

async function startFocusGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.locator('[data-ball]').waitFor();
}

async function followTheBall(page: Page): Promise<void> {
  for (;;) {
    const [seen] = await boxesOf(page, '[data-ball]', 'data-ball');
    if (!seen) break;
    const { x, y } = centreOf(seen.box);
    await page.mouse.move(x, y, { steps: 3 });
    await page.waitForTimeout(50);
  }
  await page.getByRole('heading', { name: "Time's Up" }).waitFor();
}

async function startLetterQuiz(page: Page): Promise<void> {
  await rememberRecordings(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await passTestLetter(new InputMethod(page, 'mouse'));
}

async function typeLetters(page: Page): Promise<void> {
  for (let number = 1; number <= 10; number += 1) {
    await page.getByText(`Letter ${number} of 10`, { exact: true }).waitFor();
    await page.keyboard.type('b');
    await page.getByRole('button', { name: 'Next letter' }).click();
  }
  await page.getByRole('heading', { name: /^You typed/ }).waitFor();
}

async function answerTraits(page: Page): Promise<void> {
  for (let number = 1; number <= 10; number += 1) {
    await page.getByText('Slightly Agree').click();
    await page.getByRole('button', { name: number === 10 ? 'Finish' : 'Next question' }).click();
  }
  await page.getByRole('link', { name: 'See my report' }).waitFor();
}

async function answerSelfAssessment(page: Page): Promise<void> {
  for (let number = 1; number <= 10; number += 1) {
    await page.getByText(`Question ${number} of 10`, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Slightly Disagree', disabled: false }).waitFor();
    await page.keyboard.press('2');
  }
  await page.getByRole('heading', { name: 'Quiz Complete!' }).waitFor();
}
