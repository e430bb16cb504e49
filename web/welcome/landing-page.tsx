import { useSession } from '../api/session.tsx';
import Hero from '../ui/art/hero.svg?react';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { AboutResults } from './about-results.tsx';
import css from './landing-page.module.css';
import { ParentsAndEducators } from './parents-and-educators.tsx';
import { StartHero } from './start-hero.tsx';
import { ThreeTests } from './three-tests.tsx';
import { VisitorHero } from './visitor-hero.tsx';

export const meta = () => [
  { title: 'Every mind notices in its own way | #thembstudy' },
  {
    name: 'description',
    content: 'Three short activities show how you focus, hear letters and read people. You see your strengths first.',
  },
];

export default function LandingPage() {
  const { session } = useSession();
  return (
    <main className={classNames(layout.page, css.page)} id="main">
      <div className={css.hero}>
        {session.learner ? <StartHero name={session.learner.name} /> : <VisitorHero />}
        <div className={css.art}>
          <Hero />
        </div>
      </div>
      <ThreeTests />
      <section className={classNames(layout.section, css.last)}>
        <div className={classNames(layout.split, layout.splitEven)}>
          <ParentsAndEducators isVisitor={session.status === 'signed-out'} />
          <AboutResults />
        </div>
      </section>
    </main>
  );
}
