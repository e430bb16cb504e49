import { Fragment, type ReactNode } from 'react';
import css from './facts.module.css';

type Fact = {
  term: string;
  detail: ReactNode;
  /** The detail is an id or a code. */
  isCode?: boolean;
};

/** Rows of a term and its detail. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ term, detail, isCode = false }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd {...(isCode && { 'data-glyphs': true, translate: 'no' })}>{detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
