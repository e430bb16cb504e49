import { PATHS } from '../app/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';

export const meta = () => [{ title: 'ADHD, dyslexia and autism | #thembstudy' }];

export default function ConditionsPage() {
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackL)} id="main">
      <div className={layout.stack}>
        <h1>ADHD, dyslexia and autism</h1>
        <p className={layout.lead}>The long version of this page is not ready yet. This is the short one.</p>
      </div>
      <section className={layout.stack}>
        <h2>ADHD</h2>
        <p>Attention and energy work differently. It shows in more than one place, and for a long time.</p>
      </section>
      <section className={layout.stack}>
        <h2>Dyslexia</h2>
        <p>Reading and spelling take more effort. It says nothing about how clever somebody is.</p>
      </section>
      <section className={layout.stack}>
        <h2>Autism</h2>
        <p>People, senses and patterns are noticed in another way. It is a difference, not an illness.</p>
      </section>
      <div className={layout.row}>
        <ButtonLink size="l" to={PATHS.landing}>
          Go home
        </ButtonLink>
        <ButtonLink size="l" look="line" to={PATHS.focusGame}>
          Start Test
        </ButtonLink>
      </div>
    </main>
  );
}
