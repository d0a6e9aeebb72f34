import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the new page after a link was followed or somebody went back, as a full page load would
 * start there. The first page leaves it to the browser, and a filter in the address is no new page.
 */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Where the page stands is decided elsewhere: an earlier page comes back where it was left.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
