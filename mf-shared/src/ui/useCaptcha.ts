import { useCallback, useRef, useState } from 'react';

/** How long a sent form waits for its human check, ms; a slow phone needs several seconds. */
const PATIENCE_MS = 30_000;

/**
 * The human check of a form whose button may be pressed before the check is done. `field` goes to `CaptchaField`;
 * `solved` answers the token, as soon as it is there, or null where none comes without the person.
 */
export function useCaptcha() {
  const [resetKey, setResetKey] = useState(0);
  const token = useRef<string | null>(null);
  const solving = useRef(false);
  const answer = useRef<(token: string | null) => void>(() => {});

  const onToken = useCallback((next: string | null) => {
    token.current = next;
    if (next !== null) answer.current(next);
  }, []);
  const onSolving = useCallback((now: boolean) => {
    solving.current = now;
    if (!now) answer.current(token.current);
  }, []);
  const solved = useCallback(async (): Promise<string | null> => {
    if (token.current !== null || !solving.current) return token.current;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    answer.current = resolve;
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    return promise.finally(() => clearTimeout(timer));
  }, []);
  /** Whether there is no token and none comes without the person. */
  const isMissing = useCallback(() => token.current === null && !solving.current, []);
  /** A token counts once; the next try needs another. */
  const renew = useCallback(() => setResetKey((n) => n + 1), []);

  return { field: { onToken, onSolving, resetKey }, solved, isMissing, renew };
}
