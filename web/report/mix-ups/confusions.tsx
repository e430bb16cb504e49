import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '#messages';
import {
  hasTurningLetters,
  isGridSwap,
  LETTER_CONFUSIONS,
  otherSwaps,
  recentAnswers,
  type Swap,
} from '#rules/screening/letter-quiz/letter-confusions.ts';
import type { LetterQuizResult } from '#rules/screening/results.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { numberWord, timesWord } from '../../ui/words/number-words.ts';
import css from '../report.module.css';
import { LetterRoundLink } from '../sections/letter-round-link.tsx';
import { GridWithKey } from './confusion-grid.tsx';
import { caseMixUpWords, emptyAnswerWords } from './mix-up-words.ts';

/**
 * The letters that were confused in the last quizzes without a validity problem. If some of b, d, p and q were, it offers a
 * letter round with them. Renders nothing without quizzes.
 */
export function Confusions({ quizzes }: { quizzes: readonly LetterQuizResult[] }) {
  if (quizzes.length === 0) return null;
  const answers = recentAnswers(quizzes);
  const hasTurning = hasTurningLetters(answers);
  const more = joinSentences(caseMixUpWords(answers), emptyAnswerWords(answers));
  return (
    <Stack isWide>
      <h3>{m['report.confusions.title']()}</h3>
      <p className={layout.soft}>
        {joinSentences(
          quizzesCounted(quizzes.length),
          hasTurning ? m['report.confusions.how_to_read']() : m['report.confusions.no_turning'](),
        )}
      </p>
      {hasTurning && <GridWithKey answers={answers} />}
      {answers.some(isGridSwap) && (
        <div className={css.screenOnly}>
          <LetterRoundLink look="line" quizzes={quizzes} />
        </div>
      )}
      <OtherSwaps swaps={otherSwaps(answers)} />
      {more && <p>{more}</p>}
    </Stack>
  );
}

function quizzesCounted(quizzes: number): string {
  const counted = Math.min(quizzes, LETTER_CONFUSIONS.quizzes);
  return m['report.confusions.counted']({ count: counted, number: numberWord(counted) });
}

const SHOWN_AT_MOST = 6;

/** Confused pairs outside of the matrix, the most frequent first. */
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
              markup={{
                letter: ({ children }) => (
                  <b className={css.glyph} translate="no">
                    {children}
                  </b>
                ),
              }}
            />
          </li>
        ))}
        {more > 0 && <li>{m['report.confusions.more_swaps']({ count: more })}</li>}
      </ul>
    </Stack>
  );
}
