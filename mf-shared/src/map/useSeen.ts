import { type RefObject, useEffect, useRef, useState } from 'react';

/** Margin around the viewport that counts as seen, so that a map is drawn on arrival. */
const MARGIN = '300px 0px';

/** Whether the element has been in or near the viewport; true once the browser shows that it cannot observe it. */
export function useSeen<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current) return;
    if (typeof IntersectionObserver === 'undefined') return setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
}
