import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * Restores the scroll position when the user comes back to a page, once its content is there (`ready`). The browser
 * tries only once, before a list has its height.
 */
export function useScrollMemory(ready: boolean): void {
  const { key } = useLocation();
  const back = useNavigationType() === 'POP';
  const restored = useRef(false);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const top = positions.get(key);
    if (!ready || restored.current || !back || top === undefined) return;
    restored.current = true;
    window.scrollTo({ top, behavior: 'instant' });
  }, [ready, back, key]);
}
