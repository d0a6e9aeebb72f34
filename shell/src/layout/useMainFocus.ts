import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the new page after a link or Back, as a full page load does. The browser handles the first page. A filter in
 * the address is no new page.
 */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // `useScrollPosition` scrolls: an earlier page returns to its old position.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
