import type { InputMethod } from '../../support/input-methods.ts';
import { expect } from '../../support/journey.ts';
import { type Pass, passUntil } from '../game-time.ts';
import { holdsFocus, type Player, playAgain, pointAt } from '../games.ts';

export const PLAYER: Player = { title: 'Word or not?', play: playWords, ends: /.+/, untimed: [] };

/** How long a person reads a word of Word or not? at least. */
const LEAST_READING_MS = 400;

/** Answers all words, or those of a practice. */
function playWords(inputMethod: InputMethod, pass: Pass, isPractice = false): Promise<void> {
  return isPractice ? practiseWordOrNot(inputMethod) : playWordOrNot(inputMethod, pass);
}

/** Answers the eight words of a practice. */
async function practiseWordOrNot(inputMethod: InputMethod): Promise<void> {
  const { page, way } = inputMethod;
  for (let number = 1; number <= 8; number += 1) {
    await expect(page.getByText(`${number} of 8`, { exact: true })).toBeVisible();
    const isWord = number % 3 === 0;
    if (way === 'keyboard') await page.keyboard.press(isWord ? 'ArrowLeft' : 'j');
    else await inputMethod.press(page.getByRole('button', { name: isWord ? 'Word' : 'Not a word', exact: true }));
    await expect(page.getByText(/^(Yes\. )?This (one )?is (a real word|made up)\.$/)).toBeVisible();
    if (way === 'keyboard') await page.keyboard.press('Enter');
    else await inputMethod.press(page.getByRole('button', { name: 'Next' }));
  }
}

/** Leaves the picture between two rounds by one press. */
async function goOnAfterRound(inputMethod: InputMethod, pass: Pass, round: number): Promise<void> {
  const { page, way } = inputMethod;
  const goOn = page.getByRole('button', { name: 'Go on', exact: true });
  await passUntil(pass, () => holdsFocus(goOn), 120);
  await expect(page.getByText(`Round ${round} of 3 is done.`)).toBeVisible();
  if (way === 'keyboard') await page.keyboard.press('Enter');
  else await pointAt(inputMethod, goOn);
}

/** Answers all words of Word or not?, every second one with "Word". */
async function playWordOrNot(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page, way } = inputMethod;
  const question = page.getByRole('application', { name: /^Is it a word/ });
  for (let number = 1; number <= 84; number += 1) {
    const progress = page.getByText(`${number} of 84`, { exact: true });
    if (number === 29 || number === 57) await goOnAfterRound(inputMethod, pass, number === 29 ? 1 : 2);
    // The first word is drawn a moment before it takes the focus and a press.
    await passUntil(pass, async () => (await progress.isVisible()) && (await holdsFocus(question)), 120);
    await pass(LEAST_READING_MS);
    const isWord = number % 2 === 0;
    if (way === 'keyboard') await page.keyboard.press(isWord ? 'f' : 'ArrowRight');
    else await pointAt(inputMethod, page.getByRole('button', { name: isWord ? 'Word' : 'Not a word', exact: true }));
  }
  await passUntil(pass, () => playAgain(page).isVisible(), 120);
}
