import type { Locator, Page } from '@playwright/test';
import { GAME_PATHS } from '../../web/paths.ts';
import type { Hands } from '../support/hands.ts';
import { expect, ready } from '../support/journey.ts';
import { holdClock, ignoreTimeout, onHeldClock, type Pass, passUntil, releaseClock } from './game-time.ts';

/** The reading assignment is played in its own journey. */
type PlayedGame = Exclude<keyof typeof GAME_PATHS, 'reading-passage'>;

type Choices = { group: string; label: string }[];

/** How a journey plays a game, from its set-up to its end panel. */
type Player = {
  title: string;
  /** Plays a started game, or practice, to its end; `pass` lets its time pass. */
  play(hands: Hands, pass: Pass, isPractice?: boolean): Promise<void>;
  /** The heading of the end panel. */
  ends: RegExp;
  /** The choices for a game without a clock, with as little waiting as possible. */
  untimed: Choices;
  /** Whether it needs real time once: frames of the screen and animations do not follow the test's clock. */
  isOnceInRealTime?: true;
  /** Whether it is played without a clock while the test holds the time: the moles then wait for their player. */
  isUntimedOnHeldClock?: true;
};

const TAKE_YOUR_TIME = { group: 'Clock', label: 'Take your time' };

/** The player of each game. */
const PLAYERS: Record<PlayedGame, Player> = {
  simon: {
    title: 'Simon',
    play: playSimon,
    ends: /You repeated two colours in order/,
    untimed: [],
    isOnceInRealTime: true,
  },
  'multitask-master': { title: 'Multitask Master', play: playMultitask, ends: /.+/, untimed: [TAKE_YOUR_TIME] },
  'spot-the-difference': { title: 'Spot the Difference', play: playSpot, ends: /.+/, untimed: [TAKE_YOUR_TIME] },
  'whack-a-mole': {
    title: 'Whack-a-Mole',
    play: playMoles,
    ends: /.+/,
    untimed: [{ group: 'Speed', label: 'Hard' }, TAKE_YOUR_TIME],
    isOnceInRealTime: true,
    isUntimedOnHeldClock: true,
  },
  'careful-moles': { title: 'Careful moles', play: playCareful, ends: /.+/, untimed: [] },
  'picture-words': { title: 'Picture words', play: playPictureWords, ends: /.+/, untimed: [] },
  'word-or-not': { title: 'Word or not?', play: playWords, ends: /.+/, untimed: [] },
  'letter-round': { title: 'Letter round', play: playLetterRound, ends: /^You found 24 of 24 letters$/, untimed: [] },
  'sound-match': { title: 'Sound match', play: playSoundMatch, ends: /^You matched \d+ of 14 sounds$/, untimed: [] },
};

/** Every game with its player and its address. */
export const PLAYED_GAMES = Object.entries(PLAYERS).map(([game, player]) => ({
  ...player,
  game,
  path: GAME_PATHS[game as PlayedGame],
}));

/** How a journey plays a game with levels from its first level, and where it ends. */
export const LEVEL_GAMES: {
  title: string;
  path: string;
  play(hands: Hands, pass: Pass): Promise<void>;
  ends: RegExp;
  /** The level to go on with. */
  level: number;
}[] = [
  {
    title: 'Simon',
    path: GAME_PATHS.simon,
    play: (hands, pass) => playSimonLevels(hands, pass, 3),
    ends: /^You repeated up to 3 colours in order$/,
    level: 3,
  },
  {
    title: 'Multitask Master',
    path: GAME_PATHS['multitask-master'],
    play: playMultitaskLevels,
    ends: /^You had both right in 8 of 8 rounds$/,
    level: 2,
  },
  {
    title: 'Whack-a-Mole',
    path: GAME_PATHS['whack-a-mole'],
    play: playMoleLevels,
    ends: /^You touched 4 of 48 moles$/,
    level: 1,
  },
  {
    title: 'Picture words',
    path: GAME_PATHS['picture-words'],
    play: playPictureWords,
    ends: /^You found \d+ of 10 words$/,
    // Words picked by chance are enough for the next level in one of 30,000 runs.
    level: 1,
  },
];

export async function openGame(page: Page, { path }: { path: string }): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The terms of the ways to play that are shown. */
export function waysShown(page: Page): Promise<string[]> {
  return page.locator('main dt').evaluateAll((terms) =>
    terms
      .filter((term) => term.checkVisibility() && term.getBoundingClientRect().width > 1)
      .map((term) => term.parentElement?.dataset.input)
      .filter((input) => input !== undefined),
  );
}

export async function choose(hands: Hands, choices: Choices): Promise<void> {
  if (choices.length > 0) await hands.press(hands.page.getByRole('button', { name: 'Change', exact: true }));
  for (const { group, label } of choices)
    await hands.choose(hands.page.getByRole('radiogroup', { name: group }), label);
}

export async function startGame(hands: Hands, choices: Choices = []): Promise<void> {
  await choose(hands, choices);
  await hands.press(hands.page.getByRole('button', { name: 'Start', exact: true }));
}

/** The server refuses runs with faster presses. */
const LEAST_PRESS_MS = 120;
/** A mole with a clock is gone after 590 ms at the earliest; without one it waits, and comes 600 ms after the one before. */
const LOOK_FOR_MOLES_MS = { withClock: 200, withoutClock: 600 };

/** A button that only the end panel has. */
export function playAgain(page: Page): Locator {
  return page.getByRole('button', { name: 'Play Again' });
}

/** A button that only the end of a game or practice has. */
function isOver(page: Page): Promise<boolean> {
  // The end of a game without levels has two of them.
  const buttons = page.getByRole('button', { name: /^(Play Again|Practise again|Play level \d+)$/ });
  return buttons.first().isVisible();
}

/** Repeats two sequences, which ends a practice, then presses a pad that does not come next. */
function playSimon(hands: Hands, pass: Pass, isPractice = false): Promise<void> {
  return loseSimon(hands, pass, isPractice ? { level: 2, right: 2 } : { level: 3 });
}

/**
 * Repeats every sequence below a level and `right` pads of that level, then presses a pad that does not come next, unless
 * all were repeated.
 */
export async function loseSimon(hands: Hands, pass: Pass, lost: { level: number; right?: number }): Promise<void> {
  const { page } = hands;
  const press = async (pad: string) => {
    await pass(LEAST_PRESS_MS);
    await pressPad(hands, pad);
  };
  for (let level = 1; level <= lost.level; level += 1) {
    const said = page.locator('[aria-live]', { hasText: 'Your turn.' });
    await passUntil(pass, () => page.getByText(`press ${level} colour`).isVisible(), 500);
    const sequence = ((await said.textContent()) ?? '').split('.')[0]?.toLowerCase().split(', ') ?? [];
    expect(sequence).toHaveLength(level);
    const right = level < lost.level ? level : (lost.right ?? 0);
    for (const pad of sequence.slice(0, right)) await press(pad);
    if (right < level) await press(sequence[right] === 'red' ? 'blue' : 'red');
  }
  await passUntil(pass, () => isOver(page), 500);
}

/** Plays Simon with levels: repeats each sequence of at most `longest` pads, and presses a wrong pad first in longer ones. */
async function playSimonLevels(hands: Hands, pass: Pass, longest: number): Promise<void> {
  const { page } = hands;
  for (let number = 1; number <= 12; number += 1) {
    const said = page.locator('[aria-live]', { hasText: 'Your turn.' });
    await passUntil(pass, () => page.getByText(/^Your turn: press \d+ colours?$/).isVisible(), 500);
    const sequence = ((await said.textContent()) ?? '').split('.')[0]?.toLowerCase().split(', ') ?? [];
    const isWrong = sequence.length > longest;
    for (const pad of isWrong ? sequence.slice(0, 1) : sequence) {
      await pass(LEAST_PRESS_MS * 2);
      await pressPad(hands, isWrong ? (pad === 'red' ? 'blue' : 'red') : pad);
    }
  }
  await passUntil(pass, () => nextLevel(page).isVisible(), 500);
}

/** A button that only the end panel of a game with levels has. */
export function nextLevel(page: Page): Locator {
  return page.getByRole('button', { name: /^Play level \d+$/ });
}

const PADS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];

async function pressPad(hands: Hands, pad: string): Promise<void> {
  const button = hands.page.locator(`[data-pad="${pad}"]`);
  if (hands.way === 'keyboard') await hands.page.keyboard.press(String(PADS.indexOf(pad) + 1));
  else await pointAt(hands, button);
}

async function playMultitask(hands: Hands, pass: Pass, isPractice = false): Promise<void> {
  const { page } = hands;
  for (let round = 1; round <= (isPractice ? 2 : 10); round += 1) {
    const said = page.locator('[aria-live]', { hasText: `Round ${round} of 10.` });
    await passUntil(pass, async () => (await said.count()) > 0, 500);
    // Without a clock, the game takes presses from its first frame on.
    await pass(LEAST_PRESS_MS);
    await findShape(hands, pass);
    await answerSum(hands, pass);
  }
  await passUntil(pass, () => isOver(page), 500);
}

/** Answers what each round of a run with levels asks for. */
async function playMultitaskLevels(hands: Hands, pass: Pass): Promise<void> {
  const { page } = hands;
  for (let round = 1; round <= 20; round += 1) {
    const said = page.locator('[aria-live]', { hasText: `Round ${round} of 20.` });
    await passUntil(pass, async () => (await said.count()) > 0, 500);
    // Faster answers would say little.
    await pass(600);
    if (round <= 6 || round > 12) await findShape(hands, pass);
    if (round > 6) await answerSum(hands, pass);
  }
  await passUntil(pass, () => nextLevel(page).isVisible(), 500);
}

/** Picks the wanted shape. */
async function findShape(hands: Hands, pass: Pass): Promise<void> {
  const { page, way } = hands;
  const shapes = page.getByRole('radiogroup', { name: /^Find the / });
  const wanted = ((await shapes.getAttribute('aria-label')) ?? '').replace('Find the ', '');
  const names = await shapes.getByRole('radio').allTextContents();
  const place = names.findIndex((name) => name.toLowerCase().startsWith(wanted));
  if (way === 'keyboard') await page.keyboard.press(String.fromCharCode(65 + place));
  else await pointAt(hands, shapes.getByRole('radio').nth(place));
  await pass(LEAST_PRESS_MS);
}

/** Types and sends the answer to the sum. */
async function answerSum(hands: Hands, pass: Pass): Promise<void> {
  const { page, way } = hands;
  const box = page.getByRole('textbox', { name: /^Your answer to/ });
  const digits = String(answerTo((await box.getAttribute('aria-label')) ?? ''));
  for (const key of [...digits, 'Enter']) {
    if (way === 'keyboard') await page.keyboard.press(key);
    else await pointAt(hands, page.getByRole('button', { name: key === 'Enter' ? 'Send answer' : key, exact: true }));
    await pass(LEAST_PRESS_MS);
  }
}

/** The answer to a sum in words, such as "Your answer to 8 times 7". */
function answerTo(words: string): number {
  const [, a, sign, b] = /(\d+) (plus|minus|times|divided by) (\d+)/.exec(words) ?? [];
  const [left, right] = [Number(a), Number(b)];
  const answers = { plus: left + right, minus: left - right, times: left * right, 'divided by': left / right };
  return answers[sign as keyof typeof answers];
}

/** Presses everything that differs between the two images, until the game ends. */
async function playSpot(hands: Hands, pass: Pass): Promise<void> {
  const { page, way } = hands;
  const imageB = page.getByRole('application', { name: /^Image B/ });
  await passUntil(pass, () => imageB.isVisible());
  // The end panel comes a moment after the last press.
  const allFound = page.getByRole('list', { name: '5 of 5 found' });
  for (const at of await differentPlaces(page)) {
    await pass(LEAST_PRESS_MS);
    if ((await allFound.isVisible()) || (await isOver(page))) break;
    if (way === 'keyboard') await moveCursor(page, at);
    else {
      // A practice ends with its first difference, a moment after the press.
      const box = await imageB.boundingBox({ timeout: 2_000 }).catch(ignoreTimeout);
      if (!box) break;
      const point = { x: (at.x / 450) * box.width, y: (at.y / 320) * box.height };
      const press = { position: point, timeout: 2_000 };
      await (hands.pointer() === 'touch' ? imageB.tap(press) : imageB.click(press)).catch(ignoreTimeout);
    }
  }
  await passUntil(pass, () => isOver(page));
}

const CURSOR_STEP = 8;

/** Reads the position after each round of presses: on a busy machine a key repeats and moves the ring further. */
async function moveCursor(page: Page, to: { x: number; y: number }): Promise<void> {
  const go = async (axis: 'x' | 'y', keys: readonly [string, string]) => {
    for (;;) {
      const away = to[axis] - (await cursorPlace(page))[axis];
      // Half a step is near enough: it would go there and back for ever.
      const steps = Math.ceil(Math.abs(away) / CURSOR_STEP - 0.5);
      if (steps === 0) return;
      for (let step = 0; step < steps; step += 1) await page.keyboard.press(away < 0 ? keys[0] : keys[1]);
    }
  };
  await go('x', ['ArrowLeft', 'ArrowRight']);
  await go('y', ['ArrowUp', 'ArrowDown']);
  await page.keyboard.press('Enter');
}

/** The position of the arrow-key cursor in pixels of the picture; its centre before the first key. */
function cursorPlace(page: Page): Promise<{ x: number; y: number }> {
  return page.getByRole('application', { name: /^Image B/ }).evaluate((image) => {
    const { style } = image.querySelector<HTMLElement>(':scope > [class*="_cursor_"]') ?? {};
    const of = (name: string) => Number.parseFloat(style?.getPropertyValue(name) || '50') / 100;
    return { x: of('--x') * 450, y: of('--y') * 320 };
  });
}

/** The centres, in pixels of a picture, of the things that differ between the two images. */
async function differentPlaces(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const [a, b] = [...document.querySelectorAll('figure :is([role="img"], [role="application"]) > svg')].map((image) =>
      // Firefox gives other boxes for drawings within drawings, so the places are read from their attributes.
      [...image.querySelectorAll(':scope > g > svg[x]')].map((drawing) => {
        const of = (name: string) => Number(drawing.getAttribute(name));
        const [x, y] = [of('x') + of('width') / 2, of('y') + of('height') / 2];
        return { x, y, drawn: drawing.parentElement?.outerHTML };
      }),
    );
    if (!a || !b) throw new Error('there are not two pictures');
    const onlyIn = (one: typeof a, other: typeof a) =>
      one.filter(({ drawn }) => !other.some((thing) => thing.drawn === drawn));
    return [...onlyIn(b, a), ...onlyIn(a, b)].map(({ x, y }) => ({ x, y }));
  });
}

/** Touches every mole that is seen in time. */
async function playMoles(hands: Hands, pass: Pass): Promise<void> {
  const { page, way } = hands;
  for (;;) {
    if ((await holeOfMole(page)) === null) {
      if (await isOver(page)) return;
      const hasClock = await page.getByRole('timer').isVisible();
      await pass(hasClock ? LOOK_FOR_MOLES_MS.withClock : LOOK_FOR_MOLES_MS.withoutClock);
      continue;
    }
    // The server refuses runs with faster reactions.
    await pass(LEAST_PRESS_MS);
    const hole = await holeOfMole(page);
    if (hole === null) continue;
    if (way === 'keyboard') await page.keyboard.press(hole);
    else {
      // The game can end before the press.
      const button = page.getByRole('button', { name: new RegExp(`^Hole ${hole}`) });
      await pointAt(hands, button, { timeout: 1_000 }).catch(() => undefined);
    }
  }
}

/** Plays Whack-a-Mole with levels: touches the first four moles, then lets all go. */
async function playMoleLevels(hands: Hands, pass: Pass): Promise<void> {
  const { page, way } = hands;
  for (let touched = 0; touched < 4; touched += 1) {
    await passUntil(pass, async () => (await holeOfMole(page)) !== null, 100);
    await pass(LEAST_PRESS_MS);
    const hole = (await holeOfMole(page)) ?? '';
    if (way === 'keyboard') await page.keyboard.press(hole);
    else await pointAt(hands, page.getByRole('button', { name: new RegExp(`^Hole ${hole}`) }));
    await expect(page.getByText(`Mole ${touched + 2} of 48`, { exact: true })).toBeVisible();
  }
  while (!(await nextLevel(page).isVisible())) await pass(1000);
}

/** The number of the hole that a mole looks out of. */
function holeOfMole(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const hole = document.querySelector('button[aria-label$=", mole"]');
    return hole?.getAttribute('aria-label')?.match(/\d/)?.[0] ?? null;
  });
}

/** How an animal of Careful moles is answered: whether it is touched. */
type Answering = (animal: string) => boolean;

/** Touches the moles and lets the rabbits be. */
function playCareful(hands: Hands, pass: Pass): Promise<void> {
  return answerAnimals(hands, pass, (animal) => animal === 'mole');
}

/** An animal is there for 900 ms, the next one comes 250 ms later or more. */
const ANIMAL_MS = { look: 100, reaction: 200, gone: 800 };

/** Answers the animals of Careful moles until the game is over. */
export async function answerAnimals(hands: Hands, pass: Pass, isTouched: Answering): Promise<void> {
  const { page } = hands;
  const meadow = page.getByRole('application', { name: 'Meadow with a hole' });
  for (;;) {
    const animal = await seenAnimal(page);
    if (animal === null) {
      if (await isOver(page)) return;
      await pass(ANIMAL_MS.look);
      continue;
    }
    await pass(ANIMAL_MS.reaction);
    if (isTouched(animal)) {
      if (hands.way === 'keyboard') await page.keyboard.press('Space');
      else await pointAt(hands, meadow);
    }
    await pass(ANIMAL_MS.gone);
  }
}

/** The animal that can be touched now. */
export function seenAnimal(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('[data-seen]')?.getAttribute('data-seen') ?? null);
}

/** How long a person looks at a picture and its words at least. */
const LEAST_LOOK_MS = 600;

/** Picks a word of each of the ten pictures, from one place after the other, once its words look active. */
async function playPictureWords(hands: Hands, pass: Pass, isPractice = false): Promise<void> {
  const { page, way } = hands;
  const words = page.getByRole('application', { name: /^Which word/ }).getByRole('button');
  for (let item = 1; item <= (isPractice ? 2 : 10); item += 1) {
    const progress = page.getByText(`Picture ${item} of 10`, { exact: true });
    await passUntil(pass, () => progress.isVisible());
    // Faster answers would say little.
    await pass(LEAST_LOOK_MS);
    await passUntil(pass, () => lookActive(words));
    if (way === 'keyboard') await page.keyboard.press(String((item % 4) + 1));
    else await pointAt(hands, words.nth(item % 4));
  }
  await passUntil(pass, () => isOver(page));
}

/** The shortest time in which a person finds a letter or hears a word. */
const LEAST_SEARCH_MS = 600;

/** Finds every letter, or takes `otherFor` another one, or finds those of a practice. */
export async function playLetterRound(
  hands: Hands,
  pass: Pass,
  isPractice = false,
  otherFor: (letter: string) => string = (letter) => letter,
): Promise<void> {
  const question = hands.page.getByRole('application', { name: /^Which is the small letter/ });
  await answerChoices(hands, pass, {
    question,
    count: isPractice ? 3 : 24,
    progress: (number) => `Letter ${number} of 24`,
    pick: async () => {
      const capital = /capital (\w)\./.exec((await question.getAttribute('aria-label')) ?? '')?.[1] ?? '';
      const letters = await question
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.textContent?.at(-1)));
      return letters.indexOf(otherFor(capital.toLowerCase()));
    },
  });
}

/** Answers all words of Sound match, or those of a practice, at changing places or as `pick` says. */
export async function playSoundMatch(
  hands: Hands,
  pass: Pass,
  isPractice = false,
  pick: (question: Locator, number: number) => Promise<number> = async (_, number) => number % 3,
): Promise<void> {
  const question = hands.page.getByRole('application', { name: /^Which one begins like this/ });
  await answerChoices(hands, pass, {
    question,
    count: isPractice ? 2 : 14,
    progress: (number) => `Word ${number} of 14`,
    pick: (number) => pick(question, number),
  });
}

type ChoicesToAnswer = {
  question: Locator;
  count: number;
  progress: (number: number) => string;
  /** The place of the answer. */
  pick: (number: number) => Promise<number>;
};

async function answerChoices(hands: Hands, pass: Pass, { question, count, progress, pick }: ChoicesToAnswer) {
  const { page, way } = hands;
  const buttons = question.getByRole('button');
  for (let number = 1; number <= count; number += 1) {
    const isAsked = page.getByText(progress(number), { exact: true });
    await passUntil(pass, async () => (await isAsked.isVisible()) && (await holdsFocus(question)));
    // Faster answers would say little.
    await pass(LEAST_SEARCH_MS);
    await passUntil(pass, () => lookActive(buttons));
    const place = await pick(number);
    if (way === 'keyboard') await page.keyboard.press(String(place + 1));
    else await pointAt(hands, buttons.nth(place));
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

/** How long a person reads a word of Word or not? at least. */
const LEAST_READING_MS = 400;

/** Answers all words, or those of a practice. */
function playWords(hands: Hands, pass: Pass, isPractice = false): Promise<void> {
  return isPractice ? practiseWordOrNot(hands) : playWordOrNot(hands, pass);
}

/** Answers the eight words of a practice. */
export async function practiseWordOrNot(hands: Hands): Promise<void> {
  const { page, way } = hands;
  for (let number = 1; number <= 8; number += 1) {
    await expect(page.getByText(`${number} of 8`, { exact: true })).toBeVisible();
    const isWord = number % 3 === 0;
    if (way === 'keyboard') await page.keyboard.press(isWord ? 'ArrowLeft' : 'j');
    else await hands.press(page.getByRole('button', { name: isWord ? 'Word' : 'Not a word', exact: true }));
    await expect(page.getByText(/^(Yes\. )?This (one )?is (a real word|made up)\.$/)).toBeVisible();
    if (way === 'keyboard') await page.keyboard.press('Enter');
    else await hands.press(page.getByRole('button', { name: 'Next' }));
  }
}

/** Answers all words of Word or not?: "Word" by turns, or as `isWord` says. */
export async function playWordOrNot(
  hands: Hands,
  pass: Pass,
  isWord: (word: string, number: number) => boolean = (_, number) => number % 2 === 0,
): Promise<void> {
  const { page, way } = hands;
  const question = page.getByRole('application', { name: /^Is it a word/ });
  for (let number = 1; number <= 84; number += 1) {
    const progress = page.getByText(`${number} of 84`, { exact: true });
    // The first word is drawn a moment before it takes the focus and a press.
    await passUntil(pass, async () => (await progress.isVisible()) && (await holdsFocus(question)), 120);
    await pass(LEAST_READING_MS);
    const word = ((await question.getAttribute('aria-label')) ?? '').replace('Is it a word? ', '');
    const answer = isWord(word, number);
    if (way === 'keyboard') await page.keyboard.press(answer ? 'f' : 'ArrowRight');
    else await pointAt(hands, page.getByRole('button', { name: answer ? 'Word' : 'Not a word', exact: true }));
  }
  await passUntil(pass, () => playAgain(page).isVisible(), 120);
}

/** Presses the centre of an element at once, without waiting until it stops moving. */
async function pointAt(hands: Hands, target: Locator, options: { timeout?: number } = {}): Promise<void> {
  const box = await target.boundingBox(options);
  if (!box) throw new Error(`${target} is not there`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { touchscreen, mouse } = hands.page;
  await (hands.pointer() === 'touch' ? touchscreen.tap(x, y) : mouse.click(x, y));
}

type Sitting = { isOpen?: boolean; isStarted?: boolean; isReleased?: boolean };

/**
 * Plays the picture quiz, the shortest game, on the clock that the page was opened with. Afterwards the clock runs again,
 * unless `isReleased` is false.
 */
export async function finishPictureWords(
  hands: Hands,
  { isOpen = false, isStarted = false, isReleased = true }: Sitting = {},
): Promise<void> {
  const { page } = hands;
  if (!isOpen) await openGame(page, { path: GAME_PATHS['picture-words'] });
  await holdClock(page);
  if (!isStarted) await startGame(hands);
  await playPictureWords(hands, onHeldClock(page));
  if (isReleased) await releaseClock(page);
}
