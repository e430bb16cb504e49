import { classNames } from '../../ui/class-names.ts';
import css from './twelve-of-hundred.module.css';

const PEOPLE = Array.from({ length: 100 }, (_, index) => ({
  name: `person ${index + 1}`,
  x: (index % 20) * 20 + 10,
  y: Math.floor(index / 20) * 20 + 10,
  hasAdhd: index < 12,
}));

/** A hundred people to whom a test points; those who are filled have ADHD. */
export function TwelveOfHundred() {
  return (
    <figure className={css.figure}>
      <svg viewBox="0 0 400 100" aria-hidden="true">
        {PEOPLE.map(({ name, x, y, hasAdhd }) => (
          <circle
            key={name}
            className={classNames(hasAdhd ? css.filled : css.empty)}
            cx={x}
            cy={y}
            r={hasAdhd ? 8 : 6}
          />
        ))}
      </svg>
      <figcaption>Each circle is a person the test points to. The 12 filled ones have ADHD.</figcaption>
    </figure>
  );
}
