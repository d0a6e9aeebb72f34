import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { setApiOrigin } from '../api-client/address.ts';
import type { ServerPage, ServerRemote } from '../contracts/server-render.ts';
import { createQueryClient } from '../query-client/index.ts';
import { takeDrawnTitle } from '../ui/useDocumentTitle.ts';
import { areaOf, type Definition } from './index.tsx';

/**
 * Builds what `server/remote.js` of a remote exports: its pages for a server, each with a cache of its own. Pages that are
 * left out are the browser's to draw.
 */
export const defineServerRemote = (definition: Definition): ServerRemote => ({
  open: async ({ page, api }) => {
    if (!definition.pages.some(({ path }) => path === page)) return null;
    setApiOrigin(api);
    const client = createQueryClient(definition.staleTime);
    // Nobody waits for a second try: the browser makes it.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    const { Routes, load } = areaOf(definition, client);
    await load(page);
    return { Routes, takeTitle: takeDrawnTitle, ...dataOf(client) };
  },
});

/** The data that a page asked for while it was drawn. */
function dataOf(client: QueryClient): Omit<ServerPage, 'Routes' | 'takeTitle'> {
  const tried = new Set<string>();
  const isNew = (query: Query) => isAsked(query) && !tried.has(query.queryHash);
  return {
    async fetchData() {
      const queries = client.getQueryCache().getAll().filter(isNew);
      for (const { queryHash } of queries) tried.add(queryHash);
      await Promise.all(
        queries.map((query) => query.fetch().catch(() => client.getQueryCache().remove(query))),
      );
      return queries.length > 0;
    },
    state: () => dehydrate(client),
    close: () => client.clear(),
  };
}

/** Whether a page wants the answer: not of a query that waits for something else. */
function isAsked(query: Query): boolean {
  const { enabled } = query.options as { enabled?: boolean | ((query: Query) => boolean) };
  const isEnabled = typeof enabled === 'function' ? enabled(query) : enabled;
  return query.state.data === undefined && typeof query.options.queryFn === 'function' && isEnabled !== false;
}
