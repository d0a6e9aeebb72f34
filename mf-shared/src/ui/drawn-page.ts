/** Builds on a server have a copy of this module each, so what they share stands outside of it. */
const shared = globalThis as { drawnQueries?: readonly string[]; drawnAt?: number };

/** Says which media queries match in the pages that a server draws from now on, and at which instant (ms) it draws them. */
export function setDrawn({ queries, now }: { queries: readonly string[]; now: number }): void {
  shared.drawnQueries = queries;
  shared.drawnAt = now;
}

const isServer = () => typeof document === 'undefined';

/** Whether a server draws the page, or drew this one. */
export const isDrawn = (): boolean => isServer() || 'drawnFor' in document.documentElement.dataset;

/** The media queries that match in the page that a server draws, or that matched when it drew this page. */
export const drawnQueries = (): readonly string[] =>
  isServer() ? (shared.drawnQueries ?? []) : (document.documentElement.dataset.drawnFor?.split('|') ?? []);

/** The instant (ms) at which a server draws the page, or drew this one; null where the browser draws it. */
export function drawnAt(): number | null {
  const at = isServer() ? shared.drawnAt : document.documentElement.dataset.drawnAt;
  return at === undefined ? null : Number(at);
}
