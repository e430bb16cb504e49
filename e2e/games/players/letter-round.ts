import type { InputMethod } from '../../support/input-methods.ts';
import type { Pass } from '../game-time.ts';
import { answerChoices, type Player } from '../games.ts';

export const PLAYER: Player = {
  title: 'Letter round',
  play: playLetterRound,
  ends: /^You found 24 of 24 letters$/,
  untimed: [],
};

/** Finds every letter, or those of a practice. */
async function playLetterRound(inputMethod: InputMethod, pass: Pass, isPractice = false): Promise<void> {
  const question = inputMethod.page.getByRole('application', { name: /^Which is the small letter/ });
  await answerChoices(inputMethod, pass, {
    question,
    count: isPractice ? 3 : 24,
    progress: (number) => `Letter ${number} of 24`,
    pick: async () => {
      const capital = /capital (\w)\./.exec((await question.getAttribute('aria-label')) ?? '')?.[1] ?? '';
      const letters = await question
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.textContent?.at(-1)));
      return letters.indexOf(capital.toLowerCase());
    },
  });
}
