import { useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { m } from '#messages';
import { useFocusMode, useSession } from '../api/session.tsx';
import layout from '../ui/layout.module.css';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { UnclaimedRunsOffer } from './unclaimed-runs-offer.tsx';

type PageHandle = { footer?: boolean; bar?: boolean } | undefined;

/**
 * The navigation bar, the page and the footer. Focus Mode and pages of a task have no footer; a page in a window of its
 * own has no bar.
 */
export function Shell() {
  const { session } = useSession();
  const focusMode = useFocusMode();
  const handles = useMatches().map(({ handle }) => handle as PageHandle);
  const isTask = handles.some((handle) => handle?.footer === false);
  const hasBar = handles.every((handle) => handle?.bar !== false);
  useFocusOnNewPage();
  return (
    <>
      <a className={layout.skip} href="#main">
        {m['app.skip']()}
      </a>
      {hasBar && <NavigationBar focusMode={focusMode} />}
      {!isTask && session.learner && <UnclaimedRunsOffer learnerId={session.learner.id} />}
      <Outlet />
      {!isTask && !focusMode && <Footer />}
    </>
  );
}

/**
 * Moves the focus to the title of each page after the first, so that a screen reader reads it and the next Tab starts
 * there. On the first page the browser does that itself.
 */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const focusPage = useEffectEvent(() => {
    const main = document.getElementById('main');
    // Some pages choose their own focus.
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
