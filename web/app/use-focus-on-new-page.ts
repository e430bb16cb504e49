import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The focus goes to the title of a page that somebody has gone to, so that a screen reader says where they are and the
 * next Tab starts there. Not on the first page: the browser does that itself.
 */
export function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const arrive = useEffectEvent(() => {
    const main = document.getElementById('main');
    // Some pages know better what comes first.
    if (!main || main.contains(document.activeElement)) return;
    const wanted = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    takeFocus(wanted ?? main.querySelector('h1') ?? main);
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    arrive();
  }, [pathname]);
}

function takeFocus(place: HTMLElement): void {
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  // Where the page stands is for ScrollRestoration to say.
  place.focus({ preventScroll: true });
}
