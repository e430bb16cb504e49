import type { Locator } from '@playwright/test';
import type { InputMethod } from '../../support/input-methods.ts';
import type { Pass } from '../game-time.ts';
import { answerChoices, type Player } from '../games.ts';

export const PLAYER: Player = {
  title: 'Sound match',
  play: playSoundMatch,
  ends: /^You matched \d+ of 14 sounds$/,
  untimed: [],
};

/** Answers all words of Sound match, or those of a practice, at changing places or as `pick` says. */
export async function playSoundMatch(
  inputMethod: InputMethod,
  pass: Pass,
  isPractice = false,
  pick: (question: Locator, number: number) => Promise<number> = async (_, number) => number % 3,
): Promise<void> {
  const question = inputMethod.page.getByRole('application', { name: /^Which one begins like this/ });
  await answerChoices(inputMethod, pass, {
    question,
    count: isPractice ? 2 : 14,
    progress: (number) => `Word ${number} of 14`,
    pick: (number) => pick(question, number),
  });
}
