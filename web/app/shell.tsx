import { Outlet, useMatches } from 'react-router';
import { useSession } from '../api/session.tsx';
import layout from '../ui/layout.module.css';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { UnclaimedRunsOffer } from './unclaimed-runs-offer.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

type PageHandle = { footer?: boolean; bar?: boolean } | undefined;

/**
 * The bar above and the foot below every page. Focus Mode and pages that are a task leave out what is not the task; a
 * page in a window of its own has no bar.
 */
export function Shell() {
  const { session } = useSession();
  const focusMode = session.learner?.preferences.focusMode ?? false;
  const handles = useMatches().map(({ handle }) => handle as PageHandle);
  const isTask = handles.some((handle) => handle?.footer === false);
  const hasBar = handles.every((handle) => handle?.bar !== false);
  useFocusOnNewPage();
  return (
    <>
      <a className={layout.skip} href="#main">
        Skip to the main part
      </a>
      {hasBar && <NavigationBar focusMode={focusMode} />}
      {!isTask && session.learner && <UnclaimedRunsOffer learnerId={session.learner.id} />}
      <Outlet />
      {!isTask && !focusMode && <Footer />}
    </>
  );
}
