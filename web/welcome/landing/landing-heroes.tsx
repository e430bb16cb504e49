import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { Greeting } from '../../learner/greeting.tsx';
import {
  BeforeTest,
  PastTest,
  TryingOnly,
  UnlessFocusMode,
  UnlessTrying,
  WithoutTests,
  WithTests,
} from '../../learner/shown-to.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { AssistantButton } from '../../ui/focus/assistant-button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { BookOpenTextIcon } from '../../ui/icons.ts';
import { BadgeLink, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { HelloTitle } from './hello-title.tsx';

/** In the first screen of a phone: the tree, one sentence, and three ways on. */
export function VisitorHero() {
  return (
    <Stack gap="m">
      <Stack>
        <h1>{m['welcome.landing.visitor.title']()}</h1>
        <WithTests>
          <p className={layout.lead}>{m['welcome.landing.visitor.lead']()}</p>
        </WithTests>
        <WithoutTests>
          <p className={layout.lead}>{m['welcome.landing.visitor.lead_without_tests']()}</p>
        </WithoutTests>
      </Stack>
      <Row>
        <Button size="l" {...useOpener('sign-up')}>
          {m['welcome.get_started']()}
        </Button>
        <TryGame />
        <Button size="l" look="line" {...useOpener('log-in')}>
          {m['welcome.landing.visitor.log_in']()}
        </Button>
      </Row>
      <Row>
        <WithTests>
          <ButtonLink look="quiet" to={PATHS.focusGame}>
            {m['welcome.landing.visitor.without_account']()}
          </ButtonLink>
        </WithTests>
        <AssistantButton />
        <ConditionsBadge />
        <WithTests>
          <span className={classNames(layout.soft, layout.small)}>{m['welcome.landing.visitor.duration']()}</span>
        </WithTests>
      </Row>
    </Stack>
  );
}

export function LearnerHero({ learner, isPastTest }: { learner: Learner | null; isPastTest: boolean | null }) {
  return (
    <>
      <UnlessTrying>
        <BeforeTest isPastTest={isPastTest}>
          <TestHero learner={learner} />
        </BeforeTest>
        <PastTest isPastTest={isPastTest}>
          <HomeHero learner={learner} lead={m['welcome.dashboard.lead']()} />
        </PastTest>
      </UnlessTrying>
      <TryingOnly>
        <HomeHero learner={learner} lead={m['welcome.landing.grown_up.lead']()} />
      </TryingOnly>
    </>
  );
}

/** For a learner who is past the test, or a parent or a teacher who does not use the app for themself. */
function HomeHero({ learner, lead }: { learner: Learner | null; lead: string }) {
  return (
    <Stack gap="l">
      <Stack>
        <HelloTitle learner={learner} />
        <p className={layout.lead}>{lead}</p>
      </Stack>
      <Row>
        <ButtonLink size="l" to={PATHS.dashboard}>
          {m['welcome.landing.grown_up.open']()}
        </ButtonLink>
        <AssistantButton />
      </Row>
    </Stack>
  );
}

function TestHero({ learner }: { learner: Learner | null }) {
  return (
    <Stack gap="l">
      <Stack>
        <h1>
          <Greeting
            learner={learner}
            withName={m['welcome.landing.learner.title']}
            withoutName={m['welcome.landing.learner.title_without_name']}
          />
        </h1>
        <p className={layout.lead}>{m['welcome.landing.learner.lead']()}</p>
      </Stack>
      <Row>
        <Button size="l" {...useOpener('three-tests')}>
          {m['welcome.start_test']()}
        </Button>
        <TryGame />
        <AssistantButton />
        <UnlessFocusMode>
          <ConditionsBadge />
        </UnlessFocusMode>
      </Row>
    </Stack>
  );
}

/** A game before anything else. */
function TryGame() {
  return (
    <ButtonLink size="l" look="line" to={PATHS['whack-a-mole']}>
      {m['welcome.landing.try_game']()}
    </ButtonLink>
  );
}

function ConditionsBadge() {
  return (
    <BadgeLink tone="warm" to={PATHS.conditions}>
      <BookOpenTextIcon />
      {m['conditions.reading_time']()}
    </BadgeLink>
  );
}
