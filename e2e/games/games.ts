import type { Locator, Page } from '@playwright/test';
import type { InputMethod } from '../support/input-methods.ts';
import { type Pass, passUntil } from './game-time.ts';

type Choices = { group: string; label: string }[];

/** How a journey plays a game, from its set-up to its end panel. */
export type Player = {
  title: string;
  /** Plays a started game, or practice, to its end; `pass` lets its time pass. */
  play(inputMethod: InputMethod, pass: Pass, isPractice?: boolean): Promise<void>;
  /** The heading of the end panel. */
  ends: RegExp;
  /** The choices for a game without a clock, with as little waiting as possible. */
  untimed: Choices;
  /** Whether it needs real time once: frames of the screen and animations do not follow the test's clock. */
  isOnceInRealTime?: true;
  /** Whether it is played without a clock while the test holds the time: the moles then wait for their player. */
  isUntimedOnHeldClock?: true;
};

/** How a journey plays a game with levels from its first level, and where it ends. */
export type LevelPlayer = {
  play(inputMethod: InputMethod, pass: Pass): Promise<void>;
  ends: RegExp;
  /** The level to go on with. */
  level: number;
};

export const TAKE_YOUR_TIME = { group: 'Clock', label: 'Take your time' };

/** The terms of the ways to play that are shown. */
export function waysShown(page: Page): Promise<string[]> {
  return page.locator('main dt').evaluateAll((terms) =>
    terms
      .filter((term) => term.checkVisibility() && term.getBoundingClientRect().width > 1)
      .map((term) => term.parentElement?.dataset.input)
      .filter((input) => input !== undefined),
  );
}

export async function choose(inputMethod: InputMethod, choices: Choices): Promise<void> {
  if (choices.length > 0)
    await inputMethod.press(inputMethod.page.getByRole('button', { name: 'Change', exact: true }));
  for (const { group, label } of choices)
    await inputMethod.choose(inputMethod.page.getByRole('radiogroup', { name: group }), label);
}

/** Chooses the specified game, in its first difficulty, where the learner's level is offered too. */
export async function chooseSpecified(inputMethod: InputMethod): Promise<void> {
  const offered = inputMethod.page.locator('main [role="radiogroup"]:has([value="level"])');
  if ((await offered.count()) === 0) return;
  const label = await offered.locator('label').nth(1).textContent();
  await inputMethod.choose(offered, label ?? '');
}

/** Starts the specified game. */
export async function startGame(inputMethod: InputMethod, choices: Choices = []): Promise<void> {
  await chooseSpecified(inputMethod);
  await choose(inputMethod, choices);
  await pressPlay(inputMethod);
}

/** Presses Play on the card of a game, and skips the practice that comes by itself the first time. */
export async function pressPlay(inputMethod: InputMethod): Promise<void> {
  const { page } = inputMethod;
  const skip = page.getByRole('button', { name: 'Skip practice' });
  await inputMethod.press(playOnCard(page));
  await page.locator('[data-game="running"]').waitFor();
  if (!(await skip.isVisible())) return;
  await inputMethod.press(skip);
  // Until then the pictures of the practice are still there.
  await skip.waitFor({ state: 'hidden' });
}

/** The button of the card of a game that starts what is chosen. */
export function playOnCard(page: Page): Locator {
  return page.getByRole('button', { name: 'Play', exact: true });
}

/** The server refuses runs with faster presses. */
export const LEAST_PRESS_MS = 120;

/** A button that only the end panel has. */
export function playAgain(page: Page): Locator {
  return page.getByRole('button', { name: 'Play Again' });
}

/** Opens what the end panel says beyond the result. */
export function openNumbers(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'More numbers' }).click();
}

/** A button that only the end of a game or practice has. */
export function isOver(page: Page): Promise<boolean> {
  // The end of a game without levels has two of them.
  const buttons = page.getByRole('button', { name: /^(Play Again|Practise again|Play (my )?level \d+)$/ });
  return buttons.first().isVisible();
}

/** A button that only the end panel of a game with levels has. */
export function nextLevel(page: Page): Locator {
  return page.getByRole('button', { name: /^Play level \d+$/ });
}

/** The shortest time in which a person finds a letter or hears a word. */
const LEAST_SEARCH_MS = 600;

type ChoicesToAnswer = {
  question: Locator;
  count: number;
  progress: (number: number) => string;
  /** The place of the answer. */
  pick: (number: number) => Promise<number>;
};

export async function answerChoices(
  inputMethod: InputMethod,
  pass: Pass,
  { question, count, progress, pick }: ChoicesToAnswer,
) {
  const { page, way } = inputMethod;
  const buttons = question.getByRole('button');
  for (let number = 1; number <= count; number += 1) {
    const isAsked = page.getByText(progress(number), { exact: true });
    await passUntil(pass, async () => (await isAsked.isVisible()) && (await holdsFocus(question)));
    // Faster answers would say little.
    await pass(LEAST_SEARCH_MS);
    await passUntil(pass, () => lookActive(buttons));
    const place = await pick(number);
    if (way === 'keyboard') await page.keyboard.press(String(place + 1));
    else await pointAt(inputMethod, buttons.nth(place));
  }
  await passUntil(pass, () => isOver(page));
}

/** Whether presses of these answers count by now. */
export async function lookActive(answers: Locator): Promise<boolean> {
  return (await answers.first().getAttribute('aria-disabled')) === null;
}

/** Whether the element is there and has the focus. */
export async function holdsFocus(target: Locator): Promise<boolean> {
  const [isFocused = false] = await target.evaluateAll((all) => all.map((each) => each === document.activeElement));
  return isFocused;
}

/** Presses the centre of an element at once, without waiting until it stops moving. */
export async function pointAt(
  inputMethod: InputMethod,
  target: Locator,
  options: { timeout?: number } = {},
): Promise<void> {
  const box = await target.boundingBox(options);
  if (!box) throw new Error(`${target} is not there`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { touchscreen, mouse } = inputMethod.page;
  await (inputMethod.pointer() === 'touch' ? touchscreen.tap(x, y) : mouse.click(x, y));
}
