import { page } from 'mf-shared/remote/page';

/** Every page of the business's area. */
export const pages = [
  page(
    '/register-business',
    'anyone',
    () => import('./features/register/RegisterBusinessPage.tsx'),
    'RegisterVenuePage',
  ),
  page(
    '/correct-application',
    'anyone',
    () => import('./features/register/CorrectApplicationPage.tsx'),
    'CorrectApplicationPage',
  ),
  page(
    '/profile/business',
    'business',
    () => import('./features/dashboard/DashboardPage.tsx'),
    'DashboardPage',
  ),
  page(
    '/subscription/requests',
    'business',
    () => import('./features/subscriptions/SubscriptionsPage.tsx'),
    'SubscriptionsPage',
  ),
  page('/business/prices', 'manager', () => import('./features/prices/PricesPage.tsx'), 'PricesPage'),
  page('/business/income', 'manager', () => import('./features/income/IncomePage.tsx'), 'IncomePage'),
  page('/settings/business', 'manager', () => import('./features/settings/SettingsPage.tsx'), 'SettingsPage'),
  page('/business/board', 'business', () => import('./features/board/BoardPage.tsx'), 'BoardPage'),
  page(
    '/business/security',
    'unpaidToo',
    () => import('./features/security/SecurityPage.tsx'),
    'SecurityPage',
  ),
  page('/business/staff', 'owner', () => import('./features/staff/StaffPage.tsx'), 'StaffPage'),
  page('/staff-invite', 'anyone', () => import('./features/staff/InvitePage.tsx'), 'InvitePage'),
  page('/payment', 'anyBusiness', () => import('./features/payment/PaymentPage.tsx'), 'PaymentPage'),
  page(
    '/payment-success',
    'anyBusiness',
    () => import('./features/payment/PaymentSuccessPage.tsx'),
    'PaymentSuccessPage',
  ),
  page('/chat', 'business', () => import('./features/chat/BusinessChatPage.tsx'), 'BusinessChatPage'),
  page('/notifications', 'business', () => import('mf-shared/notifications'), 'NotificationsPage'),
];
