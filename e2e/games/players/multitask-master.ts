import type { InputMethod } from '../../support/input-methods.ts';
import { type Pass, passUntil } from '../game-time.ts';
import { isOver, LEAST_PRESS_MS, type LevelPlayer, nextLevel, type Player, pointAt, TAKE_YOUR_TIME } from '../games.ts';

export const PLAYER: Player = { title: 'Multitask Master', play: playMultitask, ends: /.+/, untimed: [TAKE_YOUR_TIME] };

export const LEVEL_PLAYER: LevelPlayer = {
  play: playMultitaskLevels,
  ends: /^Both were right in 8 of 8 rounds$/,
  level: 2,
};

async function playMultitask(inputMethod: InputMethod, pass: Pass, isPractice = false): Promise<void> {
  const { page } = inputMethod;
  for (let round = 1; round <= (isPractice ? 2 : 10); round += 1) {
    const said = page.locator('[aria-live]', { hasText: `Round ${round} of 10.` });
    await passUntil(pass, async () => (await said.count()) > 0, 500);
    // Without a clock, the game takes presses from its first frame on.
    await pass(LEAST_PRESS_MS);
    await findShape(inputMethod, pass);
    await answerSum(inputMethod, pass);
  }
  await passUntil(pass, () => isOver(page), 500);
}

/** Answers what each round of a run with levels asks for. */
async function playMultitaskLevels(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page } = inputMethod;
  for (let round = 1; round <= 20; round += 1) {
    const said = page.locator('[aria-live]', { hasText: `Round ${round} of 20.` });
    await passUntil(pass, async () => (await said.count()) > 0, 500);
    // Faster answers would say little.
    await pass(600);
    if (round <= 6 || round > 12) await findShape(inputMethod, pass);
    if (round > 6) await answerSum(inputMethod, pass);
  }
  await passUntil(pass, () => nextLevel(page).isVisible(), 500);
}

/** Picks the wanted shape. */
async function findShape(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page, way } = inputMethod;
  const shapes = page.getByRole('radiogroup', { name: /^Find the / });
  const wanted = ((await shapes.getAttribute('aria-label')) ?? '').replace('Find the ', '');
  const names = await shapes.getByRole('radio').allTextContents();
  const place = names.findIndex((name) => name.toLowerCase().startsWith(wanted));
  if (way === 'keyboard') await page.keyboard.press(String.fromCharCode(65 + place));
  else await pointAt(inputMethod, shapes.getByRole('radio').nth(place));
  await pass(LEAST_PRESS_MS);
}

/** Types and sends the answer to the sum. */
async function answerSum(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page, way } = inputMethod;
  const box = page.getByRole('textbox', { name: /^Your answer to/ });
  const digits = String(answerTo((await box.getAttribute('aria-label')) ?? ''));
  for (const key of [...digits, 'Enter']) {
    if (way === 'keyboard') await page.keyboard.press(key);
    else
      await pointAt(
        inputMethod,
        page.getByRole('button', { name: key === 'Enter' ? 'Send answer' : key, exact: true }),
      );
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
