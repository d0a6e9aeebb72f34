import type { StaffRole } from 'mf-shared/contracts/staff';
import type { useSession } from 'mf-shared/session';

type Session = Pick<ReturnType<typeof useSession.getState>, 'user' | 'business' | 'admin'>;
export type NavLink = {
  to: string;
  label: string;
  badge?: 'unread';
  /** Addresses besides `to` under which the link counts as current. */
  also?: readonly string[];
  /** The addresses below `to` have links of their own. */
  exact?: true;
  /** Stands behind 'Daha fazla' where the bar has no room. */
  more?: boolean;
  /** Of a business: who of its people sees it; everybody where it does not say. */
  only?: 'manager' | 'owner';
};

const VISITOR: NavLink[] = [
  { to: '/search', label: 'Saha Ara' },
  { to: '/register-user', label: 'Kayıt Ol' },
  { to: '/register-business', label: 'İşletmenizi Ekleyin' },
  { to: '/login', label: 'Giriş' },
];
const USER: NavLink[] = [
  { to: '/search', label: 'Saha Ara' },
  { to: '/my-reservations', label: 'Rezervasyonlarım' },
  { to: '/requests/opponent', label: 'İlanlar', also: ['/requests/', '/team-requests'] },
  { to: '/chat', label: 'Mesajlar', badge: 'unread' },
  { to: '/profile/user', label: 'Profilim' },
  { to: '/lineups', label: 'Kadrolar', more: true },
  { to: '/matches', label: 'Maçlarım', more: true },
  { to: '/teams', label: 'Takım Kur', more: true },
  { to: '/rate', label: 'Oyuncu Puanla', more: true },
  { to: '/friends', label: 'Arkadaşlar', also: ['/friend-search'], more: true },
  { to: '/tournaments', label: 'Turnuvalar', also: ['/tournament'], more: true },
  { to: '/ranking', label: 'Saha Sıralaması', more: true },
  { to: '/challenges', label: 'Meydan Okumalar', also: ['/challenge-create'], more: true },
];
const BUSINESS: NavLink[] = [
  { to: '/profile/business', label: 'İşletme Paneli' },
  { to: '/business/board', label: 'Haftalık tablo' },
  { to: '/subscription/requests', label: 'Abonelikler' },
  { to: '/business/income', label: 'Gelir', only: 'manager' },
  { to: '/business/prices', label: 'Fiyatlar', more: true, only: 'manager' },
  { to: '/chat', label: 'Mesajlar', badge: 'unread' },
  { to: '/business/staff', label: 'Ekip', more: true, only: 'owner' },
  { to: '/settings/business', label: 'Ayarlar', more: true, only: 'manager' },
  { to: '/business/security', label: 'Güvenlik', more: true },
  { to: '/payment', label: 'Ödemeler', more: true, only: 'manager' },
];
const INACTIVE_BUSINESS: NavLink[] = [
  { to: '/payment', label: 'Ödeme' },
  { to: '/business/security', label: 'Güvenlik' },
];
const ADMIN_LINK: NavLink = { to: '/admin', label: 'Yönetim', exact: true };

/** Whether the address belongs to the link. */
export const isCurrent = ({ to, also = [], exact }: NavLink, pathname: string): boolean =>
  pathname === to ||
  (!exact && pathname.startsWith(`${to}/`)) ||
  also.some((start) => pathname.startsWith(start));

const ofBusiness = (role?: StaffRole) =>
  BUSINESS.filter(({ only }) => !only || !role || (only === 'manager' && role === 'manager'));

/** Links of the navigation for the signed-in role; an inactive business sees payment and security alone. */
export function linksFor({ user, business, admin }: Session): NavLink[] {
  if (admin)
    return [
      ADMIN_LINK,
      { to: '/admin/support', label: 'Destek talepleri' },
      { to: '/admin/security', label: 'Güvenlik' },
      { to: '/search', label: 'Saha Ara' },
    ];
  if (business) return business.isActive ? ofBusiness(business.staffRole) : INACTIVE_BUSINESS;
  if (user) return user.isAdmin ? [...USER, { ...ADMIN_LINK, more: true }] : USER;
  return VISITOR;
}

/** Short names of support and the legal pages, for the footer's one line. */
export const INFO_LINKS: NavLink[] = [
  { to: '/support', label: 'Destek' },
  { to: '/terms-of-service', label: 'Koşullar' },
  { to: '/privacy-policy', label: 'Gizlilik ve KVKK' },
  { to: '/business-service', label: 'İşletme Hizmeti' },
  { to: '/service-info', label: 'Hizmet ve Fiyat' },
  { to: '/mesafeli-satis-sozlesmesi', label: 'Mesafeli Satış' },
  { to: '/delivery-return', label: 'Teslimat ve İade' },
];
