import { page } from 'mf-shared/remote/page';

/** Every page of the admin area. Their code is small, so it loads with the remote. */
export const pages = [
  page(
    '/admin',
    'admin',
    () => import(/* webpackMode: "eager" */ './features/pending/PendingPage.tsx'),
    'PendingPage',
  ),
  page(
    '/admin/support',
    'admin',
    () => import(/* webpackMode: "eager" */ './features/support/SupportPage.tsx'),
    'SupportPage',
  ),
  page(
    '/admin/security',
    'admin',
    () => import(/* webpackMode: "eager" */ './features/security/AdminSecurityPage.tsx'),
    'AdminSecurityPage',
  ),
];
