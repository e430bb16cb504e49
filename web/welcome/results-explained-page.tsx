import { PATHS } from '../app/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';

export const meta = () => [{ title: 'What a result can and cannot tell | #thembstudy' }];

/** The figures are from Arrondo et al. 2024 and Kofler et al. 2013. */
export default function ResultsExplainedPage() {
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackL)} id="main">
      <div className={layout.stack}>
        <h1>What a result can and cannot tell</h1>
        <p className={layout.lead}>A result is a snapshot of one day. It is educational, not a diagnosis.</p>
      </div>
      <section className={layout.stack}>
        <h2>What it can tell</h2>
        <p>It shows which traits turned up today. It can be a reason to look closer, or to talk with someone.</p>
      </section>
      <section className={layout.stack}>
        <h2>What it cannot tell</h2>
        <p>It cannot say what you have or who you are. Only a trained person who takes time with you can do that.</p>
        <p>
          Even long clinical computer tests of attention are often wrong. If everybody took one, about 12 of 100 people
          they point to would have ADHD.{' '}
          <a href="https://doi.org/10.1016/j.jaac.2023.03.011" rel="noreferrer">
            Read the study
          </a>
        </p>
        <p>
          Nobody has published what is usual for following the ball or for hearing letters. A tired day, noise or an
          unfamiliar keyboard changes the result.
        </p>
      </section>
      <ButtonLink size="l" to={PATHS.landing}>
        Go home
      </ButtonLink>
    </main>
  );
}
