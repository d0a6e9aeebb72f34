import type { Audience, NavEntry } from 'mf-shared/contracts/remote';
import { remotes } from '../common/manifests.ts';
import type { Who } from '../session/guard.ts';

export type NavLink = Pick<NavEntry, 'to' | 'label' | 'badge' | 'also' | 'exact'>;

/** The shell's own entry, beside the remotes'. */
const LOGIN: NavEntry = {
  to: '/login',
  label: 'Giriş',
  order: 40,
  where: 'bar',
  seenBy: ['visitor'],
  also: ['/login-', '/forgot-password'],
};

/** As many as a narrow phone can show with words. */
export const THUMB_PLACES = 5;

/** Whether the address belongs to the link. */
export const isCurrent = ({ to, also = [], exact }: NavLink, pathname: string): boolean =>
  pathname === to ||
  (!exact && pathname.startsWith(`${to}/`)) ||
  also.some((start) => pathname.startsWith(start));

/** Whether the address belongs to the link's place in the thumb bar, which also stands for entries without one. */
export const isCurrentPlace = (link: ThumbLink, pathname: string): boolean =>
  isCurrent(link, pathname) || (link.thumb.also ?? []).some((start) => pathname.startsWith(start));

function audienceOf({ user, business, admin }: Who): Audience {
  if (admin) return 'admin';
  if (business && !business.isActive) return 'unpaid';
  if (business) return business.staffRole === 'staff' ? 'desk' : (business.staffRole ?? 'owner');
  if (user) return user.isAdmin ? 'playerAdmin' : 'player';
  return 'visitor';
}

function entriesFor(who: Who): NavEntry[] {
  const audience = audienceOf(who);
  const entries = [LOGIN, ...remotes().flatMap(({ nav }) => nav)];
  return entries.filter(({ seenBy }) => seenBy.includes(audience)).sort((a, b) => a.order - b.order);
}

/** The navigation's links for this viewer. */
export const linksFor = (who: Who): NavEntry[] => entriesFor(who).filter(({ where }) => where !== 'footer');

export type ThumbLink = NavEntry & Required<Pick<NavEntry, 'thumb'>>;

/** The entries of the thumb bar for this viewer. */
export const thumbLinksFor = (who: Who): ThumbLink[] =>
  entriesFor(who)
    .filter((entry): entry is ThumbLink => entry.thumb !== undefined)
    .sort((a, b) => a.thumb.order - b.thumb.order)
    .slice(0, THUMB_PLACES);

/** Support and legal pages, and the remotes' additions. */
export const footerLinksFor = (who: Who): NavLink[] => [
  ...INFO_LINKS,
  ...entriesFor(who).filter(({ where }) => where === 'footer'),
];

/** Short names of support and legal pages, for the footer's one line. */
const INFO_LINKS: NavLink[] = [
  { to: '/support', label: 'Destek' },
  { to: '/terms-of-service', label: 'Koşullar' },
  { to: '/privacy-policy', label: 'Gizlilik ve KVKK' },
  { to: '/business-service', label: 'İşletme Hizmeti' },
  { to: '/service-info', label: 'Hizmet ve Fiyat' },
  { to: '/mesafeli-satis-sozlesmesi', label: 'Mesafeli Satış' },
  { to: '/delivery-return', label: 'Teslimat ve İade' },
];
