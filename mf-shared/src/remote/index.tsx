import { type DehydratedState, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { RemoteModule } from '../contracts/remote.ts';
import { createQueryClient } from '../query-client/index.ts';
import type { RemotePage } from './page.ts';

export type Remote = RemoteModule & { queryClient: QueryClient };
export type Definition = {
  pages: readonly RemotePage[];
  /** How long an API answer stays fresh, in milliseconds. */
  staleTime: number;
  /** Placeholder while a page's code loads. */
  skeleton?: ReactNode;
};

/** Builds a remote's export from its pages: their routes, with one cache for the remote's whole life. */
export function defineRemote(definition: Definition): Remote {
  const queryClient = createQueryClient(definition.staleTime);
  const { Routes, load } = areaOf(definition, queryClient);
  const takeOver: RemoteModule['takeOver'] = async ({ page, state }) => {
    await load(page);
    hydrate(queryClient, readAt(state as DehydratedState, pageAge()));
  };
  return { Routes, takeOver, queryClient };
}

/** What changed after this long, nobody told the page. */
const MOST_AGE_MS = 8000;

/** Milliseconds since the page was asked for. */
const pageAge = (): number => performance.now();

/** The answers of a drawn page with their age by the browser's clock. Old ones are asked for again. */
const readAt = (state: DehydratedState, age: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: age > MOST_AGE_MS ? 0 : Date.now() - age },
  })),
});

/** The routes of the pages on that cache. `load` brings the code of a page, so that it is drawn at once. */
export function areaOf(
  { pages, skeleton }: Definition,
  client: QueryClient,
): { Routes: ComponentType; load: (path: string) => Promise<void> } {
  const loaded = new Map<string, ComponentType>();
  const routes = pages.map(({ path, load }) => {
    const Later = lazy(async () => ({ default: await load() }));
    const find = () => loaded.get(path) ?? Later;
    return <Route key={path} path={path} element={<Screen key={path} find={find} />} />;
  });
  return {
    Routes: Frame.bind(null, { client, skeleton, routes }),
    load: async (path) => {
      const page = pages.find((one) => one.path === path);
      if (page) loaded.set(path, await page.load());
    },
  };
}

/** A page in the form that it had when it was entered: drawing it in another form would lose what was typed. */
function Screen({ find }: { find: () => ComponentType }) {
  const [Page] = useState(find);
  return <Page />;
}

function Frame({
  client,
  skeleton,
  routes,
}: {
  client: QueryClient;
  skeleton: ReactNode;
  routes: ReactNode;
}) {
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={skeleton}>
        <Routes>
          {routes}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}
