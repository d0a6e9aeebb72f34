import type {
  AnnouncementState,
  AudiencePlace,
  AudienceRole,
  ListedAnnouncement,
} from 'mf-shared/contracts/announcements';
import { formatInstant, formatNumber } from 'mf-shared/format';
import type { BadgeTone } from 'mf-shared/ui/Badge';

export const ROLE_NAMES: Record<AudienceRole, string> = {
  all: 'Oyuncular ve işletmeler',
  players: 'Oyuncular',
  businesses: 'İşletmeler',
};
export const PLACE_NAMES: Record<AudiencePlace, string> = {
  everywhere: 'Türkiye’nin her yeri',
  city: 'Bir il',
  venue: 'Bir işletme',
};
export const FILTER_NAMES: Record<AnnouncementState | '', string> = {
  '': 'Hepsi',
  draft: 'Taslaklar',
  scheduled: 'Zamanlananlar',
  sending: 'Gönderimi sürenler',
  sent: 'Gönderilenler',
  cancelled: 'İptal edilenler',
};

type Stated = Pick<ListedAnnouncement, 'state' | 'startedAt' | 'withdrawnAt'>;

/** The state of an announcement as people call it, with its tone. */
export function stateOf({ state, startedAt, withdrawnAt }: Stated): { name: string; tone: BadgeTone } {
  if (withdrawnAt !== null) return { name: 'Geri çekildi', tone: 'danger' };
  if (state === 'draft') return { name: 'Taslak', tone: 'neutral' };
  if (state === 'scheduled') return { name: 'Zamanlandı', tone: 'info' };
  if (state === 'sending') return { name: 'Gönderiliyor', tone: 'warning' };
  if (state === 'sent') return { name: 'Gönderildi', tone: 'success' };
  return { name: startedAt === null ? 'Vazgeçildi' : 'Durduruldu', tone: 'neutral' };
}

type Audience = Pick<ListedAnnouncement, 'role' | 'place' | 'city' | 'venueName'>;

/** To whom an announcement goes: `Oyuncular · İzmir`. */
export function audienceOf({ role, place, city, venueName }: Audience): string {
  if (place === 'city') return `${ROLE_NAMES[role]} · ${city}`;
  if (place === 'venue') return `${ROLE_NAMES[role]} · ${venueName ?? 'kapanmış bir işletme'}`;
  return ROLE_NAMES[role];
}

/** When an announcement goes or went out; null for a draft without a time. */
export function whenOf({ startedAt, sendAt, state }: ListedAnnouncement): string | null {
  if (startedAt !== null) return `${formatInstant(startedAt)} başladı`;
  if (sendAt === null || state === 'cancelled') return null;
  return `${formatInstant(sendAt)} için`;
}

/** `1.204 oyuncu ve 32 işletme` */
export function countOf({ players, businesses }: { players: number; businesses: number }): string {
  const parts = [
    ...(players > 0 ? [`${formatNumber(players)} oyuncu`] : []),
    ...(businesses > 0 ? [`${formatNumber(businesses)} işletme`] : []),
  ];
  return parts.join(' ve ') || 'hiç kimse';
}

/** How many recipients have an announcement; null before it begins. */
export function reachOf({ startedAt, told, recipients }: ListedAnnouncement): string | null {
  if (startedAt === null) return null;
  const of = recipients === null ? '' : ` / ${formatNumber(recipients)}`;
  return `${formatNumber(told)}${of} alıcı`;
}
