import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { queryClient } from './query-client.ts';
import { ScreenSkeleton } from './ui/ScreenSkeleton.tsx';

const RegisterBusinessPage = lazy(async () => ({
  default: (await import('./features/register/RegisterBusinessPage.tsx')).RegisterBusinessPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('./features/dashboard/DashboardPage.tsx')).DashboardPage,
}));
const BoardPage = lazy(async () => ({
  default: (await import('./features/board/BoardPage.tsx')).BoardPage,
}));
const IncomePage = lazy(async () => ({
  default: (await import('./features/income/IncomePage.tsx')).IncomePage,
}));
const PricesPage = lazy(async () => ({
  default: (await import('./features/prices/PricesPage.tsx')).PricesPage,
}));
const SubscriptionsPage = lazy(async () => ({
  default: (await import('./features/subscriptions/SubscriptionsPage.tsx')).SubscriptionsPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./features/settings/SettingsPage.tsx')).SettingsPage,
}));
const SecurityPage = lazy(async () => ({
  default: (await import('./features/security/SecurityPage.tsx')).SecurityPage,
}));
const StaffPage = lazy(async () => ({
  default: (await import('./features/staff/StaffPage.tsx')).StaffPage,
}));
const InvitePage = lazy(async () => ({
  default: (await import('./features/staff/InvitePage.tsx')).InvitePage,
}));
const PaymentPage = lazy(async () => ({
  default: (await import('./features/payment/PaymentPage.tsx')).PaymentPage,
}));
const PaymentSuccessPage = lazy(async () => ({
  default: (await import('./features/payment/PaymentSuccessPage.tsx')).PaymentSuccessPage,
}));
const ChatPage = lazy(async () => ({ default: (await import('mf-shared/chat')).ChatPage }));
const NotificationsPage = lazy(async () => ({
  default: (await import('mf-shared/notifications')).NotificationsPage,
}));

/** Screens of the business area. */
export function BusinessRoutes() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          <Route path="/register-business" element={<RegisterBusinessPage />} />
          <Route path="/profile/business" element={<DashboardPage />} />
          <Route path="/business/board" element={<BoardPage />} />
          <Route path="/business/income" element={<IncomePage />} />
          <Route path="/business/prices" element={<PricesPage />} />
          <Route path="/subscription/requests" element={<SubscriptionsPage />} />
          <Route path="/settings/business" element={<SettingsPage />} />
          <Route path="/business/security" element={<SecurityPage />} />
          <Route path="/business/staff" element={<StaffPage />} />
          <Route path="/staff-invite" element={<InvitePage />} />
          <Route path="/payment" element={<PaymentPage />} />
          <Route path="/payment-success" element={<PaymentSuccessPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="/chat" element={<ChatPage side="Business" />} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}
