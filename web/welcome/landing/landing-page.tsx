import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { LearnersOnly, VisitorsOnly } from '../../learner/shown-to.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { SealQuestionIcon, UsersThreeIcon } from '../../ui/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { LearnerHero, VisitorHero } from './landing-heroes.tsx';
import css from './landing-page.module.css';
import { ThreeTests } from './three-tests.tsx';

export const meta = () => [
  { title: m['welcome.landing.page_title']() },
  {
    name: 'description',
    content: m['welcome.landing.page_description'](),
  },
];

export default function LandingPage() {
  const { session } = useSession();
  return (
    <Page isFree className={css.page}>
      <div className={css.hero}>
        <VisitorsOnly>
          <VisitorHero />
        </VisitorsOnly>
        <LearnersOnly>
          <LearnerHero learner={session.learner} />
        </LearnersOnly>
        <HeroPicture />
      </div>
      <ThreeTests />
      <section className={classNames(layout.section, css.last)}>
        <div className={classNames(layout.split, layout.splitEven)}>
          <ParentsAndTeachers />
          <AboutResults />
        </div>
      </section>
    </Page>
  );
}

function ParentsAndTeachers() {
  const freeTrial = useOpener('free-trial');
  const demo = useOpener('demo');
  return (
    <Card as="div" isRoomy>
      <RoundPicture tone="berry" size={64}>
        <UsersThreeIcon />
      </RoundPicture>
      <h2>{m['welcome.landing.educators.title']()}</h2>
      <p>{m['welcome.landing.educators.sentence']()}</p>
      <Row>
        <VisitorsOnly>
          <Button {...freeTrial}>{m['welcome.landing.educators.free_trial']()}</Button>
        </VisitorsOnly>
        <Button look="line" {...demo}>
          {m['welcome.book_demo']()}
        </Button>
        <ButtonLink look="quiet" to={PATHS.groups}>
          {m['welcome.landing.educators.groups']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** The figure is from Arrondo et al. 2024, doi:10.1016/j.jaac.2023.03.011. */
function AboutResults() {
  return (
    <Card as="div" isRoomy isSoft>
      <RoundPicture tone="warm" size={64}>
        <SealQuestionIcon />
      </RoundPicture>
      <h2>{m['welcome.landing.results.title']()}</h2>
      <p>{m['welcome.landing.results.traits']()}</p>
      <p>{m['welcome.landing.results.often_wrong']()}</p>
    </Card>
  );
}
