import type { ReactNode } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { NoTestReason } from '#rules/screening/test-offer.ts';
import { isGrownUp, isTrying, type Session, useSession } from '../api/session.tsx';
import { useNoTests } from '../api/test-offer.ts';
import css from './shown-to.module.css';

type Audience =
  | 'visitors'
  | 'learners'
  | 'unless-focus-mode'
  | 'focus-mode'
  | 'grown-ups'
  | 'trying'
  | 'unless-trying'
  | 'offered-tests'
  | 'offered-none'
  | 'before-test'
  | 'past-test';
type ShownToProps = { children: ReactNode };

const IS_SHOWN: Record<Audience, (session: Session, noTests: NoTestReason | null) => boolean> = {
  visitors: ({ status }) => status === 'signed-out',
  learners: ({ status }) => status === 'signed-in',
  'unless-focus-mode': ({ learner }) => !learner?.preferences.focusMode,
  'focus-mode': ({ learner }) => Boolean(learner?.preferences.focusMode),
  'grown-ups': ({ learner }) => isGrownUp(learner),
  trying: ({ learner }) => isTrying(learner),
  'unless-trying': ({ learner }) => !isTrying(learner),
  'offered-tests': (_, noTests) => noTests === null,
  'offered-none': (_, noTests) => noTests !== null,
  'before-test': ({ learner }, noTests) => noTests === null && !hasAllResults(learner),
  'past-test': ({ learner }, noTests) => noTests !== null || hasAllResults(learner),
};

/** Children for visitors. While the session is loading they are rendered, and CSS hides them from other users. */
export function VisitorsOnly(props: ShownToProps) {
  return <ShownTo audience="visitors" {...props} />;
}

/** Children for learners. While the session is loading they are rendered, without data of a learner. */
export function LearnersOnly(props: ShownToProps) {
  return <ShownTo audience="learners" {...props} />;
}

/** Children that are not rendered in Focus Mode. */
export function UnlessFocusMode(props: ShownToProps) {
  return <ShownTo audience="unless-focus-mode" {...props} />;
}

/** Children that are rendered in Focus Mode only. */
export function FocusModeOnly(props: ShownToProps) {
  return <ShownTo audience="focus-mode" {...props} />;
}

/** Children for parents and teachers. */
export function GrownUpsOnly(props: ShownToProps) {
  return <ShownTo audience="grown-ups" {...props} />;
}

/** Children for parents and teachers who do not use the app for themselves. */
export function TryingOnly(props: ShownToProps) {
  return <ShownTo audience="trying" {...props} />;
}

/** Children for all other users: learners, visitors, and parents or teachers who use the app for themselves. */
export function UnlessTrying(props: ShownToProps) {
  return <ShownTo audience="unless-trying" {...props} />;
}

/** Children that offer the test. */
export function WithTests(props: ShownToProps) {
  return <ShownTo audience="offered-tests" {...props} />;
}

/** Children where no test is offered. */
export function WithoutTests(props: ShownToProps) {
  return <ShownTo audience="offered-none" {...props} />;
}

/** Children for learners who are offered the test and have not done all its parts. */
export function BeforeTest(props: ShownToProps) {
  return <ShownTo audience="before-test" {...props} />;
}

/** Children for learners who have a result of every part, or are offered no test. */
export function PastTest(props: ShownToProps) {
  return <ShownTo audience="past-test" {...props} />;
}

function hasAllResults(learner: Learner | null): boolean {
  return learner !== null && [learner.adhd, learner.dyslexia, learner.autism].every((result) => result !== null);
}

function ShownTo({ audience, children }: ShownToProps & { audience: Audience }) {
  const { session } = useSession();
  const noTests = useNoTests();
  const isLoading = session.status === 'loading';
  if (!isLoading && !IS_SHOWN[audience](session, noTests)) return null;
  return (
    <div className={css.contents} data-shown-to={isLoading ? audience : undefined}>
      {children}
    </div>
  );
}
