import type { ReactNode } from 'react';
import css from './figures.module.css';

/** A number with its label and meaning. */
export type PlainFigure = {
  term: string;
  figure: string;
  /** What the figure says, in a word or a sentence. */
  meaning: ReactNode;
};

/** A row of numbers, each with its meaning. */
export function Figures({ figures }: { figures: readonly PlainFigure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map((figure) => (
        <Figure key={figure.term} {...figure} />
      ))}
    </dl>
  );
}

function Figure({ term, figure, meaning }: PlainFigure) {
  return (
    <div className={css.figure}>
      <dt>{term}</dt>
      <dd>
        <b>{figure}</b>
        {typeof meaning === 'string' ? <span>{meaning}</span> : meaning}
      </dd>
    </div>
  );
}
