import { m } from '#messages';
import { TextSection } from '../text-page/text-page.tsx';
import css from './how-often-wrong.module.css';

const PEOPLE = Array.from({ length: 100 }, (_, index) => ({
  name: `person ${index + 1}`,
  x: (index % 20) * 20 + 10,
  y: Math.floor(index / 20) * 20 + 10,
  hasAdhd: index < 12,
}));

/** Long clinical tests: sensitivity 0.75, specificity 0.71 (Arrondo et al. 2024); 5 in 100 people have ADHD. */
export function HowOftenWrong() {
  return (
    <TextSection name={m['welcome.results_explained.how_often_wrong.title']()}>
      <p>{m['welcome.results_explained.how_often_wrong.long_tests']()}</p>
      <TwelveOfHundred />
      <p>{m['welcome.results_explained.how_often_wrong.missed']()}</p>
    </TextSection>
  );
}

/** A hundred circles for people with a positive test; those with ADHD are filled. */
function TwelveOfHundred() {
  return (
    <figure className={css.figure}>
      <svg viewBox="0 0 400 100" aria-hidden="true">
        {PEOPLE.map(({ name, x, y, hasAdhd }) => (
          <circle key={name} className={hasAdhd ? css.filled : css.empty} cx={x} cy={y} r={hasAdhd ? 8 : 6} />
        ))}
      </svg>
      <figcaption>{m['welcome.results_explained.how_often_wrong.figure']()}</figcaption>
    </figure>
  );
}
