import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ChatPage } from 'mf-shared/chat';
import { Route, Routes } from 'react-router-dom';
import { DashboardPage } from './features/dashboard/DashboardPage.tsx';
import { RegisterBusinessPage } from './features/register/RegisterBusinessPage.tsx';

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: 1, refetchOnWindowFocus: true } },
});

/** Screens of the business area. */
export function BusinessRoutes() {
  return (
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/register-business" element={<RegisterBusinessPage />} />
        <Route path="/profile/business" element={<DashboardPage />} />
        <Route path="/chat" element={<ChatPage side="Business" />} />
      </Routes>
    </QueryClientProvider>
  );
}
