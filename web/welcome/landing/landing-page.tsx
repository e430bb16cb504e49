import { Suspense, useLayoutEffect } from 'react';
import { m } from '#messages';
import type { Activity } from '#rules/rewards/activity.ts';
import { nextPart, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { useActivity } from '../../activities/tree/use-activity.ts';
import { useSession } from '../../api/session.tsx';
import { useNoTests } from '../../api/test-offer.ts';
import {
  BeforeTest,
  LearnersOnly,
  PastTest,
  UnlessFocusMode,
  UnlessTrying,
  VisitorsOnly,
  WithTests,
} from '../../learner/shown-to.tsx';
import { PATHS } from '../../paths.ts';
import Land from '../../ui/art/hero-land.svg?react';
import People from '../../ui/art/hero-people.svg?react';
import Tree from '../../ui/art/hero-tree.svg?react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { SealQuestionIcon, UsersThreeIcon } from '../../ui/icons.ts';
import { Card, classNames, Page, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { doneParts, finishedIn } from '../done-parts.ts';
import { LearnerHero, VisitorHero } from './landing-heroes.tsx';
import css from './landing-page.module.css';

export const meta = () => [
  { title: m['welcome.landing.page_title']() },
  {
    name: 'description',
    content: m['welcome.landing.page_description'](),
  },
];

export default function LandingPage() {
  const { session } = useSession();
  const activity = useActivity();
  const isPastTest = useIsPastTest(activity);
  return (
    <Page isFree className={css.page}>
      <div className={css.hero}>
        <VisitorsOnly>
          <VisitorHero />
        </VisitorsOnly>
        <LearnersOnly>
          <LearnerHero learner={session.learner} isPastTest={isPastTest} />
        </LearnersOnly>
        <HeroPicture activity={activity} />
      </div>
      <LearnersOnly>
        <PastTest isPastTest={isPastTest}>
          <UnlessTrying>
            <section className={classNames(layout.section, css.steps)}>
              <Suspense>
                {session.learner && isPastTest !== null && <LandingSteps learner={session.learner} />}
              </Suspense>
            </section>
          </UnlessTrying>
        </PastTest>
      </LearnersOnly>
      <UnlessFocusMode>
        <BeforeTest isPastTest={isPastTest}>
          <ThreeTests />
        </BeforeTest>
        <section className={classNames(layout.section, css.last)}>
          <div className={classNames(layout.split, layout.splitEven)}>
            <ParentsAndTeachers />
            <WithTests>
              <AboutResults />
            </WithTests>
          </div>
        </section>
      </UnlessFocusMode>
    </Page>
  );
}

/** Whether the learner has done every part of the test, or no test is offered; null until that is known. */
function useIsPastTest(activity: Activity | null | undefined): boolean | null {
  const { learner } = useSession().session;
  const hasTests = useNoTests() === null;
  if (!hasTests) return true;
  if (!learner) return false;
  if (nextPart(doneParts(learner, null)) === null) return true;
  return activity === undefined ? null : nextPart(doneParts(learner, finishedIn(activity))) === null;
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

/** Loaded only for learners who are past the test. */
const LandingSteps = lazyChunk(async () => (await import('./landing-steps.tsx')).LandingSteps);

const loadCaption = () => import('./tree-caption.tsx');
const OwnTree = lazyChunk(async () => (await import('../../activities/tree/own-tree.tsx')).OwnTree, PlainTree);
const TreeCaption = lazyChunk(async () => (await loadCaption()).TreeCaption);

// For learners it is loaded with this page, not after the page has rendered. first-paint.js sets the attribute.
const isLearnerHere = typeof document !== 'undefined' && document.documentElement.dataset.session === 'signed-in';
if (isLearnerHere) loadCaption().catch(() => undefined);

/** The hillside picture; it shows the learner's own tree after their activity has loaded. */
function HeroPicture({ activity }: { activity: Activity | null | undefined }) {
  useLayoutEffect(() => {
    if (activity !== undefined) markPage(activity !== null);
  }, [activity]);
  return (
    <>
      <div
        className={css.picture}
        role="img"
        aria-label={activity ? m['welcome.landing.own_picture']() : m['welcome.landing.picture']()}
      >
        <Land aria-hidden="true" />
        <Suspense fallback={<PlainTree />}>{activity ? <OwnTree activity={activity} /> : <PlainTree />}</Suspense>
        <People aria-hidden="true" />
      </div>
      {activity !== null && (
        <div className={css.caption} data-may-be-blank={activity === undefined || undefined}>
          <Suspense>{activity && <TreeCaption activity={activity} />}</Suspense>
        </div>
      )}
    </>
  );
}

function PlainTree() {
  return <Tree aria-hidden="true" />;
}

/** Sets the attribute that says whether the default tree is replaced, like first-paint.js. */
function markPage(isOwn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOwn) dataset.ownTree = '';
  else delete dataset.ownTree;
}

const PART_TEXTS: Record<ScreeningPart, { title: () => string; sentence: () => string }> = {
  'focus-game': {
    title: m['welcome.landing.tests.focus_game.title'],
    sentence: m['welcome.landing.tests.focus_game.sentence'],
  },
  'letter-quiz': {
    title: m['welcome.landing.tests.letter_quiz.title'],
    sentence: m['welcome.landing.tests.letter_quiz.sentence'],
  },
  'traits-questionnaire': {
    title: m['welcome.landing.tests.traits_questionnaire.title'],
    sentence: m['welcome.landing.tests.traits_questionnaire.sentence'],
  },
};

/** Describes the three parts of the screening. */
function ThreeTests() {
  return (
    <Stack as="section" gap="l" isWide className={layout.section}>
      <h2>{m['welcome.landing.tests.title']()}</h2>
      <ol className={css.tests}>
        {SCREENING_PARTS.map((part) => (
          <Test key={part} part={part} />
        ))}
      </ol>
    </Stack>
  );
}

function Test({ part }: { part: ScreeningPart }) {
  const { tone, Drawing } = SCREENING_PART_INFO[part];
  const { title, sentence } = PART_TEXTS[part];
  return (
    <li>
      <RoundPicture tone={tone} size={104}>
        <Drawing />
      </RoundPicture>
      <h3>{title()}</h3>
      <p className={layout.soft}>{sentence()}</p>
    </li>
  );
}
