import type { ManifestSource } from 'mf-shared/contracts/remote';
import { pages } from './pages.ts';

export default {
  name: 'admin',
  title: 'Yönetim alanı',
  // `beginView` of the session.
  contract: 2,
  guarded: 'admin',
  pages,
  places: { adminHome: '/admin', supportRequests: '/admin/queue' },
  nav: [
    {
      ...{ to: '/admin', label: 'Yönetim', order: 10, where: 'bar', seenBy: ['admin'], exact: true },
      also: ['/admin/pending'],
    },
    { to: '/admin/queue', label: 'Şikâyetler ve destek', order: 25, where: 'bar', seenBy: ['admin'] },
    {
      ...{ to: '/admin/search', label: 'Ara', order: 20, where: 'bar', seenBy: ['admin'] },
      also: ['/admin/players', '/admin/venues', '/admin/reservations', '/admin/tournaments', '/admin/ads'],
    },
    { to: '/admin/health', label: 'Durum', order: 27, where: 'bar', seenBy: ['admin'] },
    { to: '/admin/money', label: 'Para', order: 26, where: 'bar', seenBy: ['admin'] },
    { to: '/admin/announcements', label: 'Duyurular', order: 55, where: 'more', seenBy: ['admin'] },
    { to: '/admin/blocks', label: 'Engellenen bilgiler', order: 57, where: 'more', seenBy: ['admin'] },
    { to: '/admin/releases', label: 'Sürümler', order: 60, where: 'more', seenBy: ['admin'] },
    { to: '/admin/admins', label: 'Yöneticiler', order: 61, where: 'more', seenBy: ['admin'] },
    { to: '/admin/audit', label: 'İşlem kaydı', order: 62, where: 'more', seenBy: ['admin'] },
    { to: '/admin/security', label: 'Güvenlik', order: 30, where: 'bar', seenBy: ['admin'] },
    { to: '/admin', label: 'Yönetim', order: 140, where: 'more', seenBy: ['playerAdmin'], exact: true },
  ],
} satisfies ManifestSource;
