import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { PendingPage } from './features/pending/PendingPage.tsx';
import { AdminSecurityPage } from './features/security/AdminSecurityPage.tsx';
import { SupportPage } from './features/support/SupportPage.tsx';
import { queryClient } from './query-client.ts';

/** Screens of the admin area. */
export function AdminRoutes() {
  return (
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/admin" element={<PendingPage />} />
        <Route path="/admin/support" element={<SupportPage />} />
        <Route path="/admin/security" element={<AdminSecurityPage />} />
      </Routes>
    </QueryClientProvider>
  );
}
