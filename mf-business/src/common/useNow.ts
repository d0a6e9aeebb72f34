import { drawnAt } from 'mf-shared/ui/drawn-page';
import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** The current instant in ms, updated twice a minute. A page that a server drew begins with the server's. */
export function useNow(): number {
  const drawn = useSyncExternalStore(never, () => null, drawnAt);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return drawn ?? now;
}
