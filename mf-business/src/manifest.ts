import type { Audience, ManifestSource } from 'mf-shared/contracts/remote';
import { pages } from './pages.ts';

const MANAGERS: readonly Audience[] = ['owner', 'manager'];
const STAFF: readonly Audience[] = [...MANAGERS, 'desk'];

export default {
  name: 'business',
  title: 'İşletme alanı',
  contract: 1,
  pages,
  places: {
    venueHome: '/profile/business',
    unpaidHome: '/payment',
    registerVenue: '/register-business',
    correctApplication: '/correct-application',
    venueSecurity: '/business/security',
  },
  nav: [
    { to: '/register-business', label: 'İşletmenizi Ekleyin', order: 30, where: 'bar', seenBy: ['visitor'] },
    {
      to: '/profile/business',
      label: 'İşletme Paneli',
      order: 10,
      where: 'bar',
      seenBy: STAFF,
      thumb: { order: 10, icon: 'today', label: 'Bugün' },
    },
    {
      to: '/business/board',
      label: 'Haftalık tablo',
      order: 20,
      where: 'bar',
      seenBy: STAFF,
      thumb: { order: 20, icon: 'board', label: 'Tablo' },
    },
    { to: '/subscription/requests', label: 'Abonelikler', order: 30, where: 'bar', seenBy: STAFF },
    {
      to: '/business/income',
      label: 'Gelir',
      order: 40,
      where: 'bar',
      seenBy: MANAGERS,
      thumb: { order: 40, icon: 'income' },
    },
    { to: '/business/prices', label: 'Fiyatlar', order: 50, where: 'more', seenBy: MANAGERS },
    {
      to: '/chat',
      label: 'Mesajlar',
      order: 60,
      where: 'bar',
      seenBy: STAFF,
      badge: 'messages',
      thumb: { order: 30, icon: 'messages' },
    },
    { to: '/business/staff', label: 'Ekip', order: 70, where: 'more', seenBy: ['owner'] },
    { to: '/settings/business', label: 'Ayarlar', order: 80, where: 'more', seenBy: MANAGERS },
    { to: '/business/security', label: 'Güvenlik', order: 90, where: 'more', seenBy: STAFF },
    { to: '/payment', label: 'Ödemeler', order: 100, where: 'more', seenBy: MANAGERS },
    { to: '/payment', label: 'Ödeme', order: 10, where: 'bar', seenBy: ['unpaid'] },
    { to: '/business/security', label: 'Güvenlik', order: 20, where: 'bar', seenBy: ['unpaid'] },
  ],
} satisfies ManifestSource;
