import { Link } from 'react-router';
import { m } from '#messages';
import { COMPARISONS } from '#rules/screening/report/comparisons.ts';
import { PATHS } from '../../paths.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import layout from '../../ui/layout.module.css';
import { numberWord } from '../../ui/words/number-words.ts';
import css from '../report.module.css';

/** Explains the threshold line and the usual range of a meter. */
export function NumbersExplained() {
  const { small } = COMPARISONS;
  return (
    <Disclosure title={m['report.numbers.title']()}>
      <p className={css.measure}>{m['report.numbers.line']()}</p>
      <p className={css.measure}>
        {m['report.numbers.usual']({
          points: small['focus-game'],
          letters: numberWord(small['letter-quiz']),
          traits: numberWord(small['traits-questionnaire']),
        })}
      </p>
      <p className={css.measure}>{m['report.numbers.three']()}</p>
      <p className={css.screenOnly}>
        <Link className={layout.aloneLink} to={PATHS.resultsExplained}>
          {m['report.numbers.link']()}
        </Link>
      </p>
    </Disclosure>
  );
}
