import { buildOf } from './build-of.ts';
import { remotes } from './manifests.ts';
import { keepTyped, type Typed } from './typed.ts';

const KEY = 'reloaded-builds';
const MOST_BUILDS = 20;

/** Whether a file of the page failed to load: it is of an earlier release, or the network is gone. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /loading (css )?chunk|dynamically imported module|ChunkLoadError/i.test(`${error.name} ${error.message}`);

/**
 * After a release an open page asks for files that are gone; one reload brings the new ones, and `typed` with them.
 * Returns true when it reloads. A tab reloads once for what it runs: nothing else would come the next time, however long
 * a hanging server took to fail, so it never loops.
 */
export function reloadOnce(error: unknown, typed: Typed | null): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  if (!remember(running())) return false;
  if (typed) keepTyped(typed);
  location.reload();
  return true;
}

/** What this page runs: the build of the shell, and the versions of the remotes. */
const running = (): string =>
  [buildOf(document), ...remotes().map(({ name, version }) => `${name} ${version}`)].join(' ');

/** Whether this tab never reloaded for that build; false if the browser stores nothing. */
function remember(build: string): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (before.includes(build)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...before, build].slice(-MOST_BUILDS)));
    return true;
  } catch {
    return false;
  }
}
