import { Outlet, useMatches } from 'react-router';
import { useSession } from '../api/session.tsx';
import layout from '../ui/layout.module.css';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { UnclaimedRunsOffer } from './unclaimed-runs-offer.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

type PageHandle = { footer?: boolean } | undefined;

/** The bar above and the foot below every page. Focus Mode and pages that are a task leave out what is not the task. */
export function Shell() {
  const { session } = useSession();
  const focusMode = session.learner?.preferences.focusMode ?? false;
  const isTask = useMatches().some(({ handle }) => (handle as PageHandle)?.footer === false);
  useFocusOnNewPage();
  return (
    <>
      <a className={layout.skip} href="#main">
        Skip to the main part
      </a>
      <NavigationBar focusMode={focusMode} />
      {!isTask && session.learner && <UnclaimedRunsOffer learnerId={session.learner.id} />}
      <Outlet />
      {!isTask && !focusMode && <Footer />}
    </>
  );
}
