import { useEffect, useState } from 'react';

/** Counts the seconds down from `from` while `running`; calls nothing at zero. */
export function useCountdown(from: number, running: boolean): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (!running || left <= 0) return;
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [running, left]);
  return left;
}
