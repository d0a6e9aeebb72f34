import { useEffect, useRef, useState } from 'react';

/** Somebody who stops typing for so long waits for an answer. */
const PAUSE_MS = 250;

/**
 * The text of a search field while it is typed, and how to change it. `onPause` gets it after a short pause. When the
 * address changes otherwise (Back, a link), the field follows it.
 */
export function useTyped(shown: string, onPause: (text: string) => void) {
  const [typed, setTyped] = useState(shown);
  const sent = useRef(shown);
  const latest = useRef(onPause);
  latest.current = onPause;
  useEffect(() => {
    if (shown === sent.current) return;
    sent.current = shown;
    setTyped(shown);
  }, [shown]);
  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      latest.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
