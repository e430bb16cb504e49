import { timesWord } from '#rules/number-words.ts';
import { type ConfusionCell, type ConfusionRow, LETTER_CONFUSIONS } from '#rules/screening/letter-confusions.ts';
import layout from '../../ui/layout.module.css';
import css from './confusion-grid.module.css';

/** What was typed for b, d, p and q; a column for everything else stands there only when it holds something. */
export function ConfusionGrid({ rows }: { rows: readonly ConfusionRow[] }) {
  const hasOther = rows.some(({ other }) => other > 0);
  return (
    <table className={css.grid}>
      <caption className={layout.hidden}>Letters heard, row by row, and letters typed, column by column</caption>
      <thead>
        <tr>
          <td />
          {LETTER_CONFUSIONS.letters.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
          {hasOther && (
            <th scope="col" className={css.other}>
              other
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ heard, cells, other }) => (
          <tr key={heard}>
            <th scope="row">{heard}</th>
            {cells.map((cell) => (
              <Cell key={cell.typed} {...cell} />
            ))}
            {hasOther && <OtherCell times={other} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SHOWN = {
  right: (times: number) => ({ sign: `${times}`, words: `right ${timesWord(times)}` }),
  swap: (times: number) => ({ sign: `${times}×`, words: `swapped ${timesWord(times)}` }),
  none: () => ({ sign: '·', words: 'none' }),
};

function Cell({ kind, times }: ConfusionCell) {
  const { sign, words } = SHOWN[kind](times);
  return (
    <td data-kind={kind}>
      <span aria-hidden="true">{sign}</span>
      <span className={layout.hidden}>{words}</span>
    </td>
  );
}

function OtherCell({ times }: { times: number }) {
  return (
    <td data-kind={times > 0 ? 'other' : 'none'}>
      <span aria-hidden="true">{times > 0 ? times : '·'}</span>
      <span className={layout.hidden}>{times > 0 ? timesWord(times) : 'none'}</span>
    </td>
  );
}
