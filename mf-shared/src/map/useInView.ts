import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far outside the window something already counts as seen, so that it is drawn when it arrives. */
const MARGIN = '300px 0px';

/** Whether the element is in or near the window now; where that cannot be observed, it counts as seen. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (newest) setSeen(newest.isIntersecting || newest.target.contains(document.activeElement));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
