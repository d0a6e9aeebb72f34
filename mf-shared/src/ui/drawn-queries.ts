/** Builds on a server have a copy of this module each, so what they share stands outside of it. */
const shared = globalThis as { drawnQueries?: readonly string[] };

/** Says which media queries match in the pages that a server draws from now on. */
export const setDrawnQueries = (queries: readonly string[]): void => {
  shared.drawnQueries = queries;
};

/** The media queries that match in the page that a server draws, or that matched when it drew this page. */
export const drawnQueries = (): readonly string[] =>
  typeof document === 'undefined'
    ? (shared.drawnQueries ?? [])
    : (document.documentElement.dataset.drawnFor?.split('|') ?? []);
