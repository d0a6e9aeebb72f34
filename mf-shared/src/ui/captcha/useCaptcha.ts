import { useCallback, useRef, useState } from 'react';

/** How long a sent form waits for its captcha, ms; a slow phone needs several seconds. */
const PATIENCE_MS = 30_000;

/**
 * The captcha of a form that may be sent before the captcha is solved. `field` goes to `CaptchaField`. `solved`
 * resolves to the token once it is there, or to null when only the person can solve it.
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
  /** Whether there is no token and only the person can get one. */
  const isMissing = useCallback(() => token.current === null && !solving.current, []);
  /** A token counts once; the next try needs another, which is on its way from now on. */
  const renew = useCallback(() => {
    token.current = null;
    solving.current = true;
    setResetKey((n) => n + 1);
  }, []);

  return { field: { onToken, onSolving, resetKey }, solved, isMissing, renew };
}
