import { formatSlot } from 'mf-shared/format';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type Fact, notify } from '../notifications/index.ts';
import type { ReservationView } from './view.ts';

/** What happened, which side did it, how the sentence about the hour goes on, and what a player did. */
const NOTICES = {
  approved: { by: 'Business', kind: 'reservation_approved', text: 'rezervasyonunuz onaylandı. İyi maçlar!' },
  rejected: {
    by: 'Business',
    kind: 'reservation_rejected',
    text: 'rezervasyon isteğiniz reddedildi. Başka bir saat deneyebilirsiniz.',
  },
  deleted: {
    by: 'Business',
    kind: 'reservation_cancelled',
    text: 'rezervasyonunuz işletme tarafından iptal edildi.',
  },
  venueClosed: {
    by: 'Business',
    kind: 'reservation_cancelled',
    text: 'rezervasyonunuz, işletme hesabını kapattığı için iptal edildi.',
  },
  venueSuspended: {
    by: 'Business',
    kind: 'reservation_cancelled',
    text: 'rezervasyonunuz, işletme şu anda hizmet vermediği için iptal edildi.',
  },
  restored: {
    by: 'Business',
    kind: 'reservation_approved',
    text: 'rezervasyonunuz yeniden geçerli; işletme kararını geri aldı.',
  },
  expired: {
    by: 'Business',
    kind: 'reservation_expired',
    text: 'rezervasyon isteğiniz zamanında yanıtlanmadığı için sona erdi.',
  },
  withdrawn: {
    by: 'User',
    kind: 'reservation_cancelled',
    text: 'rezervasyon isteği oyuncu tarafından geri çekildi.',
    did: 'isteğini geri çekti',
  },
  left: {
    by: 'User',
    kind: 'reservation_cancelled',
    text: 'rezervasyonu, oyuncu hesabını sildiği için iptal edildi.',
  },
  suspended: {
    by: 'User',
    kind: 'reservation_cancelled',
    text: 'rezervasyonu, oyuncunun hesabı askıya alındığı için iptal edildi.',
  },
  merged: {
    by: 'User',
    kind: 'reservation_cancelled',
    text: 'rezervasyonu, oyuncunun iki hesabı birleştirildiği için iptal edildi.',
  },
  cancelled: {
    by: 'User',
    kind: 'reservation_cancelled',
    text: 'rezervasyonu oyuncu tarafından iptal edildi.',
    did: 'rezervasyonunu iptal etti',
  },
} as const;
export type Notice = keyof typeof NOTICES;

const LINKS = { User: '/my-reservations', Business: '/profile/business' } as const;

/**
 * Tells the other side of a change, in the chat and as a notification, in the same transaction. A change that the
 * receiver made (`known`) does not count as unread.
 */
export async function sendNotice(
  tx: Tx,
  ctx: AppContext,
  row: ReservationView,
  notice: Notice,
  { known = false } = {},
): Promise<void> {
  const { by, kind } = NOTICES[notice];
  const player = { model: 'User', id: row.user_id } as const;
  const venue = { model: 'Business', id: row.venue_id } as const;
  const [from, to] = by === 'User' ? [player, venue] : [venue, player];
  const fact = { subject: hourOf(row), is: notice };
  const chat = { from, text: noticeText(row, notice) };
  await notify(tx, ctx, { to, kind, known, fact, text: newsText(row, notice), link: LINKS[to.model], chat });
}

/** Tells player and venue that an admin cancelled the hour, and why. Neither writes to the other in the chat. */
export async function sendDeskNotice(
  tx: Tx,
  ctx: AppContext,
  row: ReservationView,
  reason: string,
): Promise<void> {
  const fact = { subject: hourOf(row), is: `desk:${row.id}` };
  const why = `destek ekibimiz tarafından iptal edildi. Gerekçe: “${reason}”`;
  const kind = 'reservation_cancelled';
  await notify(tx, ctx, {
    ...{ to: { model: 'User', id: row.user_id }, kind, fact, link: LINKS.User },
    text: `${hourAmongAll(row)}: rezervasyonunuz ${why}`,
  });
  await notify(tx, ctx, {
    ...{ to: { model: 'Business', id: row.venue_id }, kind, fact, link: LINKS.Business, about: row.user_id },
    text: `${row.full_name}: ${pitchAndHour(row)} rezervasyonu ${why}`,
  });
}

/** The subject of news about one player's hour on a pitch, whichever booking holds it. */
const hourOf = (row: Pick<ReservationView, 'pitch_id' | 'starts_at' | 'user_id'>): string =>
  `hour:${row.pitch_id}:${row.starts_at}:${row.user_id}`;

type Hour = Pick<ReservationView, 'date' | 'time_slot' | 'starts_at' | 'field_name'>;
type Venue = Pick<ReservationView, 'venue_name'>;
type Player = Pick<ReservationView, 'full_name'>;

/** The pitch and its hour among those of other venues. */
const hourAmongAll = (row: Hour & Venue): string => `${row.venue_name}, ${pitchAndHour(row)}`;

/** `Saha 1, 20 Kasım Cuma, 21:00-22:00` */
export const pitchAndHour = (row: Hour): string => `${row.field_name}, ${formatSlot(toSlot(row))}`;

/** The sentence of a notice. It names the venue, and who acted; a message in their conversation need not. */
export function newsText(row: Hour & Venue & Player, notice: Notice): string {
  const news = NOTICES[notice];
  if (news.by === 'Business') return `${hourAmongAll(row)}: ${news.text}`;
  return 'did' in news ? `${row.full_name} ${news.did}: ${startAndPitch(row)}.` : noticeText(row, notice);
}

/** The sentence in the chat that tells the other side what happened to an hour. */
export function noticeText(row: Hour, notice: Notice): string {
  const { by, text } = NOTICES[notice];
  return `${pitchAndHour(row)}${by === 'Business' ? ':' : ''} ${text}`;
}

/** The sentence that tells the venue who asks for which hour. */
export function arrivalText(row: Hour & Player & Pick<ReservationView, 'status'>): string {
  const hour = startAndPitch(row);
  if (row.status === 'pending') return `${row.full_name} istek gönderdi: ${hour}.`;
  return `${row.full_name} rezervasyon yaptı: ${hour}. Kendiliğinden onaylandı.`;
}

/** An hour among the venue's own, in few words. */
const startAndPitch = (row: Hour): string =>
  `${formatSlot({ ...toSlot(row), timeSlot: row.time_slot.slice(0, 5) })}, ${row.field_name}`;

const toSlot = (row: Hour) => ({
  date: row.date,
  timeSlot: row.time_slot,
  startsAt: row.starts_at,
});

/**
 * Tells the venue of a new request, or of an hour that its settings approved at once. A request also opens the
 * conversation in the player's name, where the answer will come.
 */
export async function sendArrival(tx: Tx, ctx: AppContext, row: ReservationView): Promise<void> {
  const text = `${pitchAndHour(row)} için rezervasyon isteği gönderildi. Yanıt bu konuşmaya yazılacak.`;
  const isRequest = row.status === 'pending';
  await notify(tx, ctx, {
    to: { model: 'Business', id: row.venue_id },
    kind: 'reservation_requested',
    text: arrivalText(row),
    link: LINKS.Business,
    about: row.user_id,
    asks: isRequest ? row.id : undefined,
    fact: { subject: hourOf(row), is: isRequest ? 'requested' : 'booked' },
    chat: isRequest ? { from: { model: 'User', id: row.user_id }, text } : undefined,
  });
}

/** Tells the venue, in the same transaction, to which hour a player moved a reservation. */
export async function sendMoved(
  tx: Tx,
  ctx: AppContext,
  before: ReservationView,
  after: ReservationView,
): Promise<void> {
  const isRequest = after.status === 'pending';
  const rest = isRequest ? ' Onayınızı bekliyor.' : '';
  const venue = { model: 'Business', id: after.venue_id } as const;
  const content = `${pitchAndHour(before)} rezervasyonu oyuncu tarafından taşındı. Yeni saat: ${pitchAndHour(after)}.${rest}`;
  await notify(tx, ctx, {
    ...{ to: venue, kind: 'reservation_moved', text: content, link: LINKS.Business },
    asks: isRequest ? after.id : undefined,
    fact: movedFact(before, after),
    chat: { from: { model: 'User', id: after.user_id } },
  });
}

/** The fact that a booking went from one hour to another. The way back is another fact of the same booking. */
export const movedFact = (before: ReservationView, after: ReservationView): Fact => ({
  subject: `booking:${after.id}`,
  is: `${before.pitch_id}:${before.starts_at}>${after.pitch_id}:${after.starts_at}:${after.price}`,
});
