import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { PendingPage } from './features/pending/PendingPage.tsx';

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: 1 } },
});

/** Screens of the admin area. */
export function AdminRoutes() {
  return (
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/admin" element={<PendingPage />} />
      </Routes>
    </QueryClientProvider>
  );
}
