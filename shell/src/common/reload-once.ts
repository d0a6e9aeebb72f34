import { MINUTE_MS } from 'mf-shared/time';

const KEY = 'reloaded-at';
const PAUSE_MS = MINUTE_MS;

/** Whether a file of the page failed to load: it is of an earlier release, or the network is gone. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /loading (css )?chunk|dynamically imported module|ChunkLoadError/i.test(`${error.name} ${error.message}`);

/**
 * After a release an open page asks for files that are gone; one reload brings the new ones. Returns true when it
 * reloads. A failure soon after a reload does not reload again, so it never loops.
 */
export function reloadOnce(error: unknown, now = Date.now()): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  if (!remember(now)) return false;
  location.reload();
  return true;
}

/** Whether the last reload is long ago; false if the browser stores nothing. */
function remember(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
