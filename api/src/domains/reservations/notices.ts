import { formatSlot } from 'mf-shared/format';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { deliverMessage } from '../messages/deliver.ts';
import type { ReservationView } from './view.ts';

/** What happened, by whom the other side learns it, and how the sentence about the hour goes on. */
const NOTICES = {
  approved: { by: 'Business', text: 'rezervasyonunuz onaylandı. İyi maçlar!' },
  rejected: { by: 'Business', text: 'rezervasyon isteğiniz reddedildi. Başka bir saat deneyebilirsiniz.' },
  deleted: { by: 'Business', text: 'rezervasyonunuz işletme tarafından iptal edildi.' },
  restored: { by: 'Business', text: 'rezervasyonunuz yeniden geçerli; işletme kararını geri aldı.' },
  expired: { by: 'Business', text: 'rezervasyon isteğiniz zamanında yanıtlanmadığı için sona erdi.' },
  withdrawn: { by: 'User', text: 'rezervasyon isteği oyuncu tarafından geri çekildi.' },
  left: { by: 'User', text: 'rezervasyonu, oyuncu hesabını sildiği için iptal edildi.' },
  cancelled: { by: 'User', text: 'rezervasyonu oyuncu tarafından iptal edildi.' },
} as const;
export type Notice = keyof typeof NOTICES;

/** Writes the chat message of a change to the other side, in the same transaction. */
export async function sendNotice(
  tx: Tx,
  ctx: AppContext,
  row: ReservationView,
  notice: Notice,
): Promise<void> {
  const { by, text } = NOTICES[notice];
  const player = { model: 'User', id: row.user_id } as const;
  const venue = { model: 'Business', id: row.business_id } as const;
  const [from, to] = by === 'User' ? [player, venue] : [venue, player];
  await deliverMessage(ctx, tx, {
    from,
    to,
    content: `${formatSlot(toSlot(row))} · ${row.field_name} ${text}`,
  });
}

const toSlot = (row: ReservationView) => ({
  date: row.date,
  timeSlot: row.time_slot,
  startsAt: row.starts_at,
});

/** Tells the venue, in the same transaction, to which hour a player moved a reservation. */
export async function sendMoved(
  tx: Tx,
  ctx: AppContext,
  before: ReservationView,
  after: ReservationView,
): Promise<void> {
  const to = `${formatSlot(toSlot(after))} · ${after.field_name}`;
  const rest = after.status === 'pending' ? ' Onayınızı bekliyor.' : '';
  await deliverMessage(ctx, tx, {
    from: { model: 'User', id: after.user_id },
    to: { model: 'Business', id: after.business_id },
    content: `${formatSlot(toSlot(before))} · ${before.field_name} rezervasyonu oyuncu tarafından taşındı. Yeni saat: ${to}.${rest}`,
  });
}
