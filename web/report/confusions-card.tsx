import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '#messages';
import {
  confusionGrid,
  isGridSwap,
  LETTER_CONFUSIONS,
  otherSwaps,
  recentAnswers,
  type Swap,
} from '#rules/screening/letter-confusions.ts';
import type { LetterQuizResult } from '#rules/screening/results.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { joinSentences } from '../ui/join-sentences.ts';
import layout from '../ui/layout.module.css';
import { numberWord, timesWord } from '../ui/number-words.ts';
import { Stack } from '../ui/stack.tsx';
import { ConfusionGrid } from './confusion-grid.tsx';
import { caseMixUpWords, emptyAnswerWords } from './mix-up-words.ts';
import css from './report.module.css';

/** Which letters were mixed up in the last quizzes. */
export function ConfusionsCard({ quizzes }: { quizzes: readonly LetterQuizResult[] }) {
  const answers = recentAnswers(quizzes);
  const rows = confusionGrid(answers);
  const hasTurning = answers.some(({ heard }) => LETTER_CONFUSIONS.letters.some((letter) => letter === heard));
  const more = joinSentences(caseMixUpWords(answers), emptyAnswerWords(answers));
  return (
    <Card isRoomy isWide>
      <h2>{m['report.confusions.title']()}</h2>
      {quizzes.length === 0 && <p className={layout.soft}>{m['report.confusions.not_done']()}</p>}
      {quizzes.length > 0 && (
        <p className={layout.soft}>
          {joinSentences(
            quizzesCounted(quizzes.length),
            hasTurning ? m['report.confusions.how_to_read']() : m['report.confusions.no_turning'](),
          )}
        </p>
      )}
      {hasTurning && <ConfusionGrid rows={rows} />}
      {hasTurning && <p className={classNames(layout.soft, layout.small)}>{aboutTheGrid(answers.some(isGridSwap))}</p>}
      {answers.length > 0 && <OtherSwaps swaps={otherSwaps(answers)} />}
      {more && <p>{more}</p>}
    </Card>
  );
}

function quizzesCounted(quizzes: number): string {
  const counted = Math.min(quizzes, LETTER_CONFUSIONS.quizzes);
  return m['report.confusions.counted']({ count: counted, number: numberWord(counted) });
}

function aboutTheGrid(hasSwaps: boolean): string {
  const signs = hasSwaps ? m['report.confusions.framed']() : m['report.confusions.not_swapped']();
  return joinSentences(signs, m['report.confusions.common']());
}

const SHOWN_AT_MOST = 6;

/** The swaps outside of the grid, the most frequent first. */
function OtherSwaps({ swaps }: { swaps: readonly Swap[] }) {
  if (swaps.length === 0) return null;
  const more = swaps.length - SHOWN_AT_MOST;
  return (
    <Stack>
      <h3>{m['report.confusions.other_swaps']()}</h3>
      <ul className={css.plainList}>
        {swaps.slice(0, SHOWN_AT_MOST).map(({ heard, typed, times }) => (
          <li key={`${heard}${typed}`}>
            <ParaglideMessage
              message={m['report.confusions.other_swap']}
              inputs={{ heard, typed, times: timesWord(times) }}
              markup={{ letter: ({ children }) => <b className={css.glyph}>{children}</b> }}
            />
          </li>
        ))}
        {more > 0 && <li>{m['report.confusions.more_swaps']({ count: more })}</li>}
      </ul>
    </Stack>
  );
}
