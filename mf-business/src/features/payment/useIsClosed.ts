import { useEffect, useState } from 'react';

const LOOK_MS = 1000;

/**
 * Whether a window that we opened is closed. Browsers also report this when a bank of another origin cuts the link
 * between the windows: a hint, no proof.
 */
export function useIsClosed(opened: Window): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const look = setInterval(() => setClosed(opened.closed), LOOK_MS);
    return () => clearInterval(look);
  }, [opened]);
  return closed;
}
