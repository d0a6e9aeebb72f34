const KEY = 'reloaded-for';

/** Whether the error says that a file of an earlier release is gone. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /loading (css )?chunk|dynamically imported module|ChunkLoadError/i.test(`${error.name} ${error.message}`);

/**
 * After a release a page that is open asks for files that are gone; one reload brings the new ones.
 * Answers true when it reloads. A second failure at the same address within the session does not reload,
 * so that this can never loop.
 */
export function reloadOnce(error: unknown): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  if (sessionStorage.getItem(KEY) === location.pathname) return false;
  sessionStorage.setItem(KEY, location.pathname);
  location.reload();
  return true;
}

/** Forgets earlier reloads, once a page has come up well. */
export const reloadSucceeded = () => sessionStorage.removeItem(KEY);
