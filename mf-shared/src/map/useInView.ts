import { type RefObject, useEffect, useRef, useState } from 'react';

/** Margin around the viewport that counts as seen, so that a map is drawn on arrival. */
const MARGIN = '300px 0px';

/** Whether the element is in or near the viewport; true when the browser cannot observe it. */
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
