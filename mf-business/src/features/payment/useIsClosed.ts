import { useEffect, useState } from 'react';

const LOOK_MS = 1000;

/**
 * Whether a window that we opened is gone. Browsers also report so once a bank of another origin has cut the
 * tie between the windows, so it is a hint and no proof.
 */
export function useIsClosed(opened: Window): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const look = setInterval(() => setClosed(opened.closed), LOOK_MS);
    return () => clearInterval(look);
  }, [opened]);
  return closed;
}
