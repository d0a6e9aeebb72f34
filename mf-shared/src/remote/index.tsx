import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { RemoteModule } from '../contracts/remote.ts';
import { createQueryClient } from '../query-client/index.ts';
import type { RemotePage } from './page.ts';

export type Remote = RemoteModule & { queryClient: QueryClient };
type Definition = {
  pages: readonly RemotePage[];
  /** How long an API answer stays fresh, in milliseconds. */
  staleTime: number;
  /** Placeholder while a page's code loads. */
  skeleton?: ReactNode;
};

/** Builds a remote's export from its pages: their routes, with one cache for the remote's whole life. */
export function defineRemote({ pages, staleTime, skeleton }: Definition): Remote {
  const queryClient = createQueryClient(staleTime);
  const routes = pages.map(({ path, load }) => {
    const Screen = lazy(async () => ({ default: await load() }));
    return <Route key={path} path={path} element={<Screen />} />;
  });
  return { Routes: Frame.bind(null, { client: queryClient, skeleton, routes }), queryClient };
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
