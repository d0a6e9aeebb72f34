import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Position of the current entry in the history; the router counts it there. */
const position = (): number | null => (history.state as { idx?: number } | null)?.idx ?? null;

/**
 * While `held`, Back and Forward to another page are taken back before the router hears of them, and
 * `onAttempt` gets what carries them out after all. The router in use cannot block navigation by itself.
 */
export function useHeldHistory(held: boolean, onAttempt: (go: () => void) => void): void {
  const { key, pathname } = useLocation();
  const attempt = useRef(onAttempt);
  attempt.current = onAttempt;
  const entry = useRef({ key: '', at: null as number | null });

  useEffect(() => {
    entry.current = { key, at: position() };
  }, [key]);

  useEffect(() => {
    if (!held) return;
    let passing = false;
    let returning = false;
    const onPop = (event: PopStateEvent) => {
      if (passing) return;
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const { at } = entry.current;
      const to = position();
      if (location.pathname === pathname || to === null || at === null || to === at) return;
      const steps = to - at;
      event.stopImmediatePropagation();
      returning = true;
      history.go(-steps);
      attempt.current(() => {
        passing = true;
        history.go(steps);
      });
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [held, pathname]);
}
