import { SECOND_MS } from 'mf-shared/time';
import { useEffect, useState } from 'react';

/** Name in the address of what makes a tester's link. */
export const TRIAL = 'surum';
/** The page comes first. */
const START_AFTER_MS = 2 * SECOND_MS;

/** Whether it is time to watch the releases: at once for a tester's link, else when the page has had its time. */
export function useReleaseWatch(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (new URLSearchParams(location.search).has(TRIAL)) return setOn(true);
    const timer = setTimeout(() => setOn(true), START_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOn;
}
