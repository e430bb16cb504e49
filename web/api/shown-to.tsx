import type { ReactNode } from 'react';
import { type Session, useSession } from './session.tsx';
import css from './shown-to.module.css';

type Audience = 'visitors' | 'learners' | 'unless-focus-mode';
type ShownToProps = { children: ReactNode };

const IS_SHOWN: Record<Audience, (session: Session) => boolean> = {
  visitors: ({ status }) => status === 'signed-out',
  learners: ({ status }) => status === 'signed-in',
  'unless-focus-mode': ({ learner }) => !learner?.preferences.focusMode,
};

/** Children that only visitors see. While the session is loading they stand in the page, and CSS hides them from others. */
export function VisitorsOnly(props: ShownToProps) {
  return <ShownTo audience="visitors" {...props} />;
}

/** Children that only learners see. While the session is loading they stand in the page, without data of a learner. */
export function LearnersOnly(props: ShownToProps) {
  return <ShownTo audience="learners" {...props} />;
}

/** Children that are left out in Focus Mode. */
export function UnlessFocusMode(props: ShownToProps) {
  return <ShownTo audience="unless-focus-mode" {...props} />;
}

function ShownTo({ audience, children }: ShownToProps & { audience: Audience }) {
  const { session } = useSession();
  const isLoading = session.status === 'loading';
  if (!isLoading && !IS_SHOWN[audience](session)) return null;
  return (
    <div className={css.contents} data-shown-to={isLoading ? audience : undefined}>
      {children}
    </div>
  );
}
