import { numberWord } from '#rules/number-words.ts';
import {
  caseMixUps,
  confusionGrid,
  emptyAnswers,
  isGridSwap,
  LETTER_CONFUSIONS,
  otherSwaps,
  recentAnswers,
} from '#rules/screening/letter-confusions.ts';
import type { LetterQuizResult } from '#rules/screening/results.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ConfusionGrid } from './confusion-grid.tsx';
import { OtherSwaps } from './other-swaps.tsx';

/** Which letters were typed for which, over the last few quizzes. */
export function ConfusionsCard({ quizzes }: { quizzes: readonly LetterQuizResult[] }) {
  const answers = recentAnswers(quizzes);
  const rows = confusionGrid(answers);
  const hasTurning = answers.some(({ heard }) => LETTER_CONFUSIONS.letters.some((letter) => letter === heard));
  const more = [caseMixUps(answers), emptyAnswers(answers)].filter((sentence) => sentence !== null);
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackWide)}>
      <h2>Which letters changed places</h2>
      {quizzes.length === 0 && <p className={layout.soft}>This stays empty until the letters part is done.</p>}
      {quizzes.length > 0 && (
        <p className={layout.soft}>
          {quizzesCounted(quizzes.length)} {hasTurning ? HOW_TO_READ : NO_TURNING}
        </p>
      )}
      {hasTurning && <ConfusionGrid rows={rows} />}
      {hasTurning && <p className={classNames(layout.soft, layout.small)}>{aboutTheGrid(answers.some(isGridSwap))}</p>}
      {answers.length > 0 && <OtherSwaps swaps={otherSwaps(answers)} />}
      {more.length > 0 && <p>{more.join(' ')}</p>}
    </section>
  );
}

const HOW_TO_READ = 'Rows: what the voice said. Columns: what you typed.';
const NO_TURNING = 'The small letters b, d, p and q, which look alike when they are turned round, did not come up.';
const ABOUT_TURNING = 'Turning b and d round is common in all beginners, up to about age seven.';

function quizzesCounted(quizzes: number): string {
  const counted = Math.min(quizzes, LETTER_CONFUSIONS.quizzes);
  return counted === 1 ? 'Your last letter test.' : `Your last ${numberWord(counted)} letter tests.`;
}

function aboutTheGrid(hasSwaps: boolean): string {
  return `${hasSwaps ? 'Framed boxes are swaps.' : 'None of these four were swapped.'} A dot stands for none. ${ABOUT_TURNING}`;
}
