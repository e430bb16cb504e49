import type { CDPSession, Page } from '@playwright/test';
import { holdClock, ignoreTimeout } from '../games/game-time.ts';
import { api } from '../support/api.ts';
import type { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE } from '../support/journey.ts';
import { recordingsPlayed, rememberRecordings } from '../support/recordings-played.ts';

/** A held key moves the marker on while the test reads its position, so the keyboard needs smaller steps. */
const STEP_MS = { mouse: 200, touch: 200, keyboard: 100 } as const;

/** Call it before the page is opened. The test then runs the time, and the page records what the voice says. */
export async function prepareScreening(page: Page): Promise<void> {
  await page.clock.install();
  await rememberRecordings(page);
}

/**
 * Answers over the API whether the signed-in learner's results are kept in the account; for a child a grown-up does. Call
 * it before the next page is opened.
 */
export async function keepResults(page: Page, answer = true, isGrownUp?: boolean): Promise<void> {
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const taken = await page.request.put(api('PUT /learners/:learnerId/consents/results', { learnerId: id }), {
    headers: FROM_OUR_PAGE,
    data: { answer, consentVersion: '2026-11-21', isGrownUp },
  });
  expect(taken.status()).toBe(200);
}

const GAME_MS = 60_000;
/** When the ball is followed; enough of each half to tell something. */
const LONG_ENOUGH: Followed = [
  [0, 23_000],
  [30_000, 53_000],
];
/** All of the game. */
export const WHOLE_GAME: Followed = [[0, GAME_MS]];

/** Times of the game, from and until, in ms. */
type Followed = readonly (readonly [number, number])[];

/** Follows the ball at the given times. The clock is held afterwards. */
export async function playFocusGame(inputMethod: InputMethod, followed = LONG_ENOUGH): Promise<void> {
  await followTheBall(inputMethod, followed);
  await expect(inputMethod.page.getByRole('heading', { name: "Time's Up" })).toBeVisible();
}

/** Plays the focus game and opens the letter quiz, before the page opens it by itself. */
export async function passFocusGame(inputMethod: InputMethod, saved: string, followed = LONG_ENOUGH): Promise<void> {
  const { page } = inputMethod;
  await followTheBall(inputMethod, followed);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await inputMethod.press(page.getByRole('link', { name: 'Continue now' }));
  await page.clock.resume();
}

async function followTheBall(inputMethod: InputMethod, followed: Followed): Promise<void> {
  const { page } = inputMethod;
  await holdClock(page);
  await inputMethod.press(page.getByRole('button', { name: 'Start Game' }));
  const stage = page.getByRole('application', { name: /The ball moves/ });
  await expect(stage).toBeVisible();
  const pointer = await pointerOf(inputMethod);
  const isOver = async () => (await stage.count()) === 0;
  let ms = 0;
  for (const [from, until] of followed) {
    await page.clock.runFor(from - ms);
    for (ms = from; ms < until; ms += STEP_MS[inputMethod.way]) {
      await pointer.follow();
      await page.clock.runFor(STEP_MS[inputMethod.way]);
    }
    await pointer.lift();
  }
  await page.clock.runFor(GAME_MS - ms);
  while (!(await isOver())) await page.clock.runFor(100);
}

type Pointer = { follow(): Promise<void>; lift(): Promise<void> };

async function pointerOf({ page, way }: InputMethod): Promise<Pointer> {
  if (way === 'keyboard') return arrowKeys(page);
  if (way === 'touch') return finger(page);
  return {
    follow: async () => {
      const ball = await centreOf(page, '[data-ball]');
      if (ball) await page.mouse.move(ball.x, ball.y);
    },
    lift: async () => {},
  };
}

async function finger(page: Page): Promise<Pointer> {
  const touch: CDPSession = await page.context().newCDPSession(page);
  let isDown = false;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await page.evaluate(countPointerEvents);
  return {
    follow: async () => {
      const ball = await centreOf(page, '[data-ball]');
      if (!ball) return;
      const heard: number = await page.evaluate('window.pointerEvents');
      await send(isDown ? 'touchMove' : 'touchStart', [ball]);
      isDown = true;
      // The browser confirms a touch before the page receives it. It does not pass on a move of a few pixels after the touch began.
      await page
        .waitForFunction((before) => Reflect.get(window, 'pointerEvents') > before, heard, { timeout: 1_000 })
        .catch(ignoreTimeout);
    },
    lift: async () => {
      if (isDown) await send('touchEnd', []);
      isDown = false;
    },
  };
}

/** Runs in the page. */
function countPointerEvents(): void {
  let count = 0;
  const heard = () => {
    count += 1;
  };
  Object.defineProperty(window, 'pointerEvents', { get: () => count, configurable: true });
  for (const type of ['pointerdown', 'pointermove']) addEventListener(type, heard, { capture: true });
}

const NEAR_PX = 25;

function arrowKeys(page: Page): Pointer {
  const held = new Set<string>();
  const hold = async (key: string, wanted: boolean) => {
    if (wanted === held.has(key)) return;
    if (wanted) held.add(key);
    else held.delete(key);
    await (wanted ? page.keyboard.down(key) : page.keyboard.up(key));
  };
  return {
    follow: async () => {
      const [ball, marker] = await Promise.all([centreOf(page, '[data-ball]'), centreOf(page, '[data-marker]')]);
      if (!ball) return;
      // Without a marker the first press came before the game listened. A real keyboard repeats a held key; here it is pressed again.
      if (!marker) for (const key of [...held]) await hold(key, false);
      const right = ball.x - (marker ?? ball).x;
      const down = ball.y - (marker ?? ball).y;
      // The game checks only while the marker moves, so one key is always down.
      const isLevel = Math.abs(down) <= NEAR_PX;
      await hold('ArrowLeft', right < 0 && (isLevel || right < -NEAR_PX));
      await hold('ArrowRight', right >= 0 && (isLevel || right > NEAR_PX));
      await hold('ArrowUp', down < -NEAR_PX);
      await hold('ArrowDown', down > NEAR_PX);
    },
    lift: async () => {
      for (const key of [...held]) await hold(key, false);
    },
  };
}

function centreOf(page: Page, selector: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, selector);
}

/** Types ten letters; `typedFor` gives the answer to a heard letter. @returns the heard letters */
export async function takeLetterQuiz(inputMethod: InputMethod, typedFor = (heard: string) => heard): Promise<string[]> {
  const { page } = inputMethod;
  const heard: string[] = [];
  await inputMethod.press(page.getByRole('button', { name: 'Start', exact: true }));
  await passTestLetter(inputMethod);
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Letter ${number} of 10`, { exact: true })).toBeVisible();
    const letter = await letterSaid(page, number + 1);
    heard.push(letter);
    await passTime(page, LETTER_MS);
    await inputMethod.type(page.getByLabel('Type the letter you hear'), typedFor(letter));
    await inputMethod.press(page.getByRole('button', { name: 'Next letter' }));
  }
  await expect(page.getByRole('heading', { name: /^You typed/ })).toBeVisible();
  return heard;
}

/** Types the test letter, which comes before the first counted one. */
export async function passTestLetter(inputMethod: InputMethod): Promise<void> {
  const { page } = inputMethod;
  await expect(page.getByText('Test letter. It does not count.', { exact: true })).toBeVisible();
  await inputMethod.type(page.getByLabel('Type the letter you hear'), await letterSaid(page, 1));
  await inputMethod.press(page.getByRole('button', { name: 'Next letter' }));
}

/** A new letter is said after a screen reader has read its announcement. */
const LETTER_SAID_AFTER_MS = 1_000;
/** More than anyone needs to hear a letter, or to read a statement. */
const LETTER_MS = 400;
const STATEMENT_MS = 900;

/**
 * Lets time pass in the page: on its clock where the test has one, else in what the page measures. The page forgets it
 * when it shows the part anew because the session is known, so one slow answer more than the median needs is not enough.
 */
async function passTime(page: Page, ms: number): Promise<void> {
  const hasClock = await page.evaluate(() => '__pwClock' in globalThis);
  await (hasClock ? page.clock.fastForward(ms) : page.evaluate(moveMeasuredTime, ms));
}

/** Runs in the page. Timers are not moved. */
function moveMeasuredTime(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}

/** The letter that the recorded voice said last, once it has said so many. */
async function letterSaid(page: Page, number: number): Promise<string> {
  const letters = async () => {
    const said = await recordingsPlayed(page);
    return said.flatMap((source) => source.match(/(capital|small)-([a-z])\.mp3/)?.[0] ?? []);
  };
  if ((await letters()).length < number) await passTime(page, LETTER_SAID_AFTER_MS);
  await expect.poll(async () => (await letters()).length, { intervals: [50] }).toBeGreaterThanOrEqual(number);
  const [, size, letter = ''] = (await letters()).at(-1)?.match(/(capital|small)-([a-z])/) ?? [];
  return size === 'capital' ? letter.toUpperCase() : letter;
}

/** Answers of which four match their traits. The same answer to every statement would say little. */
export const agree = (number: number) => (number === 10 ? 'Definitely Agree' : 'Slightly Agree');

/** Gives ten answers; `check` looks at each statement before. */
export async function answerQuestionnaire(
  inputMethod: InputMethod,
  answerTo: (number: number) => string,
  check = async () => {},
): Promise<void> {
  const { page } = inputMethod;
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible();
    await check();
    await passTime(page, STATEMENT_MS);
    await inputMethod.choose(page.getByRole('radiogroup'), answerTo(number));
    await inputMethod.press(page.getByRole('button', { name: number === 10 ? 'Finish' : 'Next question' }));
  }
}
