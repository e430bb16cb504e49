import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { m } from '#messages';
import { isTrying, useSession } from '../api/session.tsx';
import { keptJoinCode } from '../device/join-code.ts';
import { UnlessFocusMode } from '../learner/shown-to.tsx';
import layout from '../ui/layout.module.css';
import { useIsHydrated } from '../ui/loading/hydrated.ts';
import { answerKeptPress } from './first-load/kept-press.ts';
import { Footer } from './menus/footer.tsx';
import { NavigationBar } from './menus/navigation-bar.tsx';
import { AppNotices } from './notices/app-notices.tsx';

/** Loaded lazily, because few learners need it. If loading fails, it is missing until the next page load. */
const UnclaimedRunsOffer = lazy(() =>
  import('./notices/unclaimed-runs-offer.tsx').then(
    (module) => ({ default: module.UnclaimedRunsOffer }),
    () => ({ default: () => null }),
  ),
);

/** Loaded only if a join code is stored. */
const JoinCodeOffer = lazy(() =>
  import('./notices/join-code-offer.tsx').then(
    (module) => ({ default: module.JoinCodeOffer }),
    () => ({ default: () => null }),
  ),
);

type PageHandle = { footer?: boolean; bar?: boolean } | undefined;

/**
 * The navigation bar, the page and the footer. Focus Mode and pages with a task have no footer; the page of a separate
 * window has no navigation bar.
 */
export function Shell() {
  const { session } = useSession();
  // The page is inert until the server has responded who is signed in.
  const isWaiting = useIsHydrated() && session.status === 'loading';
  const handles = useMatches().map(({ handle }) => handle as PageHandle);
  const isTask = handles.some((handle) => handle?.footer === false);
  const hasBar = handles.every((handle) => handle?.bar !== false);
  useFocusOnNewPage();
  useEffect(answerKeptPress, []);
  return (
    <>
      <a className={layout.skip} href="#main">
        {m['app.skip']()}
      </a>
      {hasBar && <NavigationBar />}
      {!isTask && session.learner && !isTrying(session.learner) && (
        <Suspense>
          <UnclaimedRunsOffer learnerId={session.learner.id} />
        </Suspense>
      )}
      {!isTask && session.learner && keptJoinCode() && (
        <Suspense>
          <JoinCodeOffer />
        </Suspense>
      )}
      <AppNotices isTask={isTask} />
      <div className={layout.contents} inert={isWaiting}>
        <Outlet />
      </div>
      {!isTask && (
        <UnlessFocusMode>
          <Footer />
        </UnlessFocusMode>
      )}
    </>
  );
}

/**
 * Moves the focus to the title of each page after the first one, so that a screen reader reads it and the next Tab
 * starts there. For the first page the browser does this.
 */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const focusPage = useEffectEvent(() => {
    const main = document.getElementById('main');
    // Some pages set the focus themselves.
    if (!main || main.contains(document.activeElement)) return;
    const wanted = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    focusOn(wanted ?? main.querySelector('h1') ?? main);
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
  }, [pathname]);
}

function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  // ScrollRestoration sets the scroll position.
  place.focus({ preventScroll: true });
}
