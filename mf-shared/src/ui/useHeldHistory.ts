import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const MARK = 'held';
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * While `held`, a second entry of the same address stands on top of the history. Back leads to the page itself, so
 * nothing is lost; `onAttempt` then gets a function that goes back for real. The router cannot block navigation, and it
 * sees a step before anybody could stop it.
 */
export function useHeldHistory(held: boolean, onAttempt: (go: () => void) => void): void {
  const { pathname } = useLocation();
  const attempt = useRef(onAttempt);
  attempt.current = onAttempt;

  useEffect(() => {
    if (!held) return;
    const stay = () => history.pushState({ ...history.state, [MARK]: true }, '');
    const onPop = () => {
      if (isMarked() || location.pathname !== pathname) return;
      stay();
      attempt.current(() => {
        window.removeEventListener('popstate', onPop);
        history.go(-2);
      });
    };
    stay();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (isMarked()) history.back();
    };
  }, [held, pathname]);
}
