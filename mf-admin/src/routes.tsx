import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { PendingPage } from './features/pending/PendingPage.tsx';
import { AdminSecurityPage } from './features/security/AdminSecurityPage.tsx';
import { SupportPage } from './features/support/SupportPage.tsx';

// Calls are made offline too: they fail at once and the screen says so, instead of waiting silently.
const client = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 10_000, retry: 1 },
    mutations: { networkMode: 'always' },
  },
});

/** Screens of the admin area. */
export function AdminRoutes() {
  return (
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/admin" element={<PendingPage />} />
        <Route path="/admin/support" element={<SupportPage />} />
        <Route path="/admin/security" element={<AdminSecurityPage />} />
      </Routes>
    </QueryClientProvider>
  );
}
