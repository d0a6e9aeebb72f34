import { formatSlot } from 'mf-shared/format';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { deliverMessage } from '../messages/deliver.ts';
import { notify } from '../notifications/notify.ts';
import type { ReservationView } from './view.ts';

/** What happened, by whom the other side learns it, and how the sentence about the hour goes on. */
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
  },
  left: {
    by: 'User',
    kind: 'reservation_cancelled',
    text: 'rezervasyonu, oyuncu hesabını sildiği için iptal edildi.',
  },
  cancelled: {
    by: 'User',
    kind: 'reservation_cancelled',
    text: 'rezervasyonu oyuncu tarafından iptal edildi.',
  },
} as const;
export type Notice = keyof typeof NOTICES;

const LINKS = { User: '/my-reservations', Business: '/profile/business' } as const;

/** Tells the other side of a change in the chat and as news, in the same transaction. */
export async function sendNotice(
  tx: Tx,
  ctx: AppContext,
  row: ReservationView,
  notice: Notice,
): Promise<void> {
  const { by, kind } = NOTICES[notice];
  const player = { model: 'User', id: row.user_id } as const;
  const venue = { model: 'Business', id: row.business_id } as const;
  const [from, to] = by === 'User' ? [player, venue] : [venue, player];
  const content = noticeText(row, notice);
  await deliverMessage(ctx, tx, { from, to, content });
  await notify(tx, ctx, { to, kind, text: content, link: LINKS[to.model] });
}

type Hour = Pick<ReservationView, 'date' | 'time_slot' | 'starts_at' | 'field_name'>;

/** The sentence that tells the other side what happened to an hour. */
export const noticeText = (row: Hour, notice: Notice): string =>
  `${formatSlot(toSlot(row))} · ${row.field_name} ${NOTICES[notice].text}`;

/** The sentence that tells the venue whose request came for which hour. */
export function arrivalText(row: Hour & Pick<ReservationView, 'status' | 'full_name'>): string {
  const what = row.status === 'approved' ? 'rezervasyonu kendiliğinden onaylandı.' : 'saatini istiyor.';
  return `${row.full_name}: ${formatSlot(toSlot(row))} · ${row.field_name} ${what}`;
}

const toSlot = (row: Hour) => ({
  date: row.date,
  timeSlot: row.time_slot,
  startsAt: row.starts_at,
});

/** Tells the venue of a new request, or of an hour that its settings gave away at once. */
export async function sendArrival(tx: Tx, ctx: AppContext, row: ReservationView): Promise<void> {
  await notify(tx, ctx, {
    to: { model: 'Business', id: row.business_id },
    kind: 'reservation_requested',
    text: arrivalText(row),
    link: LINKS.Business,
    about: row.user_id,
  });
}

/** Tells the venue, in the same transaction, to which hour a player moved a reservation. */
export async function sendMoved(
  tx: Tx,
  ctx: AppContext,
  before: ReservationView,
  after: ReservationView,
): Promise<void> {
  const to = `${formatSlot(toSlot(after))} · ${after.field_name}`;
  const rest = after.status === 'pending' ? ' Onayınızı bekliyor.' : '';
  const venue = { model: 'Business', id: after.business_id } as const;
  const content = `${formatSlot(toSlot(before))} · ${before.field_name} rezervasyonu oyuncu tarafından taşındı. Yeni saat: ${to}.${rest}`;
  await deliverMessage(ctx, tx, { from: { model: 'User', id: after.user_id }, to: venue, content });
  await notify(tx, ctx, { to: venue, kind: 'reservation_moved', text: content, link: LINKS.Business });
}
