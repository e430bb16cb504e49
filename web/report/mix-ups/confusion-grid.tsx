import { m } from '#messages';
import {
  type ConfusionRow,
  confusionGrid,
  isGridSwap,
  LETTER_CONFUSIONS,
} from '#rules/screening/letter-quiz/letter-confusions.ts';
import type { LetterAnswer } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { timesWord } from '../../ui/words/number-words.ts';
import css from './confusion-grid.module.css';

/** The confusion matrix of the answers, with a legend. */
export function GridWithKey({ answers }: { answers: readonly LetterAnswer[] }) {
  const signs = answers.some(isGridSwap) ? m['report.confusions.framed']() : m['report.confusions.not_swapped']();
  return (
    <>
      <ConfusionGrid rows={confusionGrid(answers)} />
      <p className={classNames(layout.soft, layout.small)}>{joinSentences(signs, m['report.confusions.common']())}</p>
    </>
  );
}

/** The letters typed for b, d, p and q, with a column for other letters if there are any. */
function ConfusionGrid({ rows }: { rows: readonly ConfusionRow[] }) {
  const hasOther = rows.some(({ other }) => other > 0);
  return (
    <table className={css.grid}>
      <caption className={layout.hidden}>{m['report.confusions.caption']()}</caption>
      <thead>
        <tr>
          <td />
          {LETTER_CONFUSIONS.letters.map((letter) => (
            <th key={letter} scope="col" translate="no">
              {letter}
            </th>
          ))}
          {hasOther && (
            <th scope="col" className={css.other}>
              {m['report.confusions.other']()}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ heard, cells, other }) => (
          <tr key={heard}>
            <th scope="row" translate="no">
              {heard}
            </th>
            {cells.map((cell) => (
              <Cell key={cell.typed} kind={cell.kind} times={cell.times} />
            ))}
            {hasOther && <Cell kind={other > 0 ? 'other' : 'none'} times={other} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SHOWN = {
  right: (times: number) => ({ sign: `${times}`, words: m['report.confusions.right']({ count: times }) }),
  swap: (times: number) => ({ sign: `${times}×`, words: m['report.confusions.swapped']({ count: times }) }),
  other: (times: number) => ({ sign: `${times}`, words: timesWord(times) }),
  none: () => ({ sign: '·', words: m['report.confusions.none']() }),
};

function Cell({ kind, times }: { kind: keyof typeof SHOWN; times: number }) {
  const { sign, words } = SHOWN[kind](times);
  return (
    <td data-kind={kind}>
      <span aria-hidden="true">{sign}</span>
      <span className={layout.hidden}>{words}</span>
    </td>
  );
}
