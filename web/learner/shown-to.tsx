import type { ReactNode } from 'react';
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

type IsShown = (session: Session, noTests: NoTestReason | null, isPastTest: boolean) => boolean;
const IS_SHOWN: Record<Audience, IsShown> = {
  visitors: ({ status }) => status === 'signed-out',
  learners: ({ status }) => status === 'signed-in',
  'unless-focus-mode': ({ learner }) => !learner?.preferences.focusMode,
  'focus-mode': ({ learner }) => Boolean(learner?.preferences.focusMode),
  'grown-ups': ({ learner }) => isGrownUp(learner),
  trying: ({ learner }) => isTrying(learner),
  'unless-trying': ({ learner }) => !isTrying(learner),
  'offered-tests': (_, noTests) => noTests === null,
  'offered-none': (_, noTests) => noTests !== null,
  'before-test': (_session, _noTests, isPastTest) => !isPastTest,
  'past-test': (_session, _noTests, isPastTest) => isPastTest,
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

type TestProps = ShownToProps & {
  /** Whether all parts of the test are done, or no test is offered; null while that is not known. */
  isPastTest: boolean | null;
};

/** Children for learners who are offered the test and have not done all its parts. */
export function BeforeTest(props: TestProps) {
  return <ShownTo audience="before-test" {...props} />;
}

/** Children for learners who have done every part, or are offered no test. */
export function PastTest(props: TestProps) {
  return <ShownTo audience="past-test" {...props} />;
}

type AudienceProps = ShownToProps & Partial<TestProps> & { audience: Audience };

/** While something is not known, first-paint.js and the style sheet decide. */
function ShownTo({ audience, isPastTest = false, children }: AudienceProps) {
  const { session } = useSession();
  const noTests = useNoTests();
  const isUnknown = session.status === 'loading' || isPastTest === null;
  if (!isUnknown && !IS_SHOWN[audience](session, noTests, isPastTest)) return null;
  return (
    <div className={css.contents} data-shown-to={isUnknown ? audience : undefined}>
      {children}
    </div>
  );
}
