import { page } from 'mf-shared/remote/page';

/** Every page of the admin area. Their code is small, so it loads with the remote. */
export const pages = [
  page(
    '/admin',
    'admin',
    () => import(/* webpackMode: "eager" */ './features/pending/PendingPage.tsx'),
    'PendingPage',
  ),
  page('/admin/pending/:id', 'admin', () => import('./features/review/ReviewPage.tsx'), 'ReviewPage'),
  page('/admin/queue', 'admin', () => import('./features/queue/QueuePage.tsx'), 'QueuePage'),
  page(
    '/admin/queue/templates',
    'admin',
    () => import('./features/queue/TemplatesPage.tsx'),
    'TemplatesPage',
  ),
  page('/admin/queue/:id', 'admin', () => import('./features/queue/ItemPage.tsx'), 'ItemPage'),
  page('/admin/support', 'admin', () => import('./features/queue/OldAddress.tsx'), 'OldAddress'),
  page('/admin/health', 'admin', () => import('./features/health/HealthPage.tsx'), 'HealthPage'),
  page('/admin/money', 'admin', () => import('./features/money/RefundsPage.tsx'), 'RefundsPage'),
  page('/admin/money/payments', 'admin', () => import('./features/money/PaymentsPage.tsx'), 'PaymentsPage'),
  page('/admin/money/payments/:id', 'admin', () => import('./features/money/PaymentPage.tsx'), 'PaymentPage'),
  page('/admin/money/months', 'admin', () => import('./features/money/MonthsPage.tsx'), 'MonthsPage'),
  page('/admin/money/expiring', 'admin', () => import('./features/money/ExpiringPage.tsx'), 'ExpiringPage'),
  page('/admin/money/invoices', 'admin', () => import('./features/money/InvoicesPage.tsx'), 'InvoicesPage'),
  page('/admin/releases', 'admin', () => import('./features/releases/ReleasesPage.tsx'), 'ReleasesPage'),
  page('/admin/audit', 'admin', () => import('./features/audit/AuditPage.tsx'), 'AuditPage'),
  page('/admin/admins', 'admin', () => import('./features/admins/AdminsPage.tsx'), 'AdminsPage'),
  page('/admin/search', 'admin', () => import('./features/search/SearchPage.tsx'), 'SearchPage'),
  page('/admin/players/:id', 'admin', () => import('./features/players/PlayerPage.tsx'), 'PlayerPage'),
  page('/admin/venues/:id', 'admin', () => import('./features/venues/VenuePage.tsx'), 'VenuePage'),
  page(
    '/admin/reservations/:id',
    'admin',
    () => import('./features/things/ReservationPage.tsx'),
    'ReservationPage',
  ),
  page(
    '/admin/tournaments/:id',
    'admin',
    () => import('./features/things/TournamentPage.tsx'),
    'TournamentPage',
  ),
  page('/admin/ads/:id', 'admin', () => import('./features/things/AdPage.tsx'), 'AdPage'),
  page(
    '/admin/security',
    'admin',
    () => import(/* webpackMode: "eager" */ './features/security/AdminSecurityPage.tsx'),
    'AdminSecurityPage',
  ),
];
