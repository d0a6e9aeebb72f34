import { formatSlot } from 'mf-shared/format';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WaitingEntryRow } from '../../db/schema/waiting-list.ts';
import { deliverMessage } from '../messages/deliver.ts';
import { notify } from '../notifications/notify.ts';
import { lineOf } from './queries.ts';
import { toNews } from './view.ts';

type Named = WaitingEntryRow & { field_name: string; business_name: string };

/** Tells everybody in the line of an entry's hour, its own player and the venue, after commit, that it moved. */
export async function tellLine(tx: Tx, ctx: AppContext, entry: WaitingEntryRow): Promise<void> {
  const concerned = new Set([...(await lineOf(tx.q, entry)), entry.user_id, entry.business_id]);
  const data = toNews(entry);
  tx.afterCommit(() => {
    for (const id of concerned) ctx.bus.publish(`actor:${id}`, { event: 'waitingChanged', data });
  });
}

/** Tells a player that the hour is kept for them until `until` (ms). */
export const tellOffered = (tx: Tx, ctx: AppContext, entry: Named, until: number): Promise<void> => {
  const minutes = Math.max(1, Math.floor((until - ctx.clock()) / 60_000));
  return tell(
    tx,
    ctx,
    entry,
    'waiting_offer',
    `saati boşaldı. ${minutes} dakika boyunca sizin için ayrıldı.`,
  );
};

/** Tells a player that the offer passed to the next in line. */
export const tellMissed = (tx: Tx, ctx: AppContext, entry: Named): Promise<void> =>
  tell(tx, ctx, entry, 'waiting_ended', 'saati için size ayrılan süre doldu.');

/** Tells a player that the venue no longer offers the hour. */
export const tellGone = (tx: Tx, ctx: AppContext, entry: Named): Promise<void> =>
  tell(tx, ctx, entry, 'waiting_ended', 'saati artık sunulmuyor; bekleme listesinden çıkarıldınız.');

async function tell(
  tx: Tx,
  ctx: AppContext,
  entry: Named,
  kind: 'waiting_offer' | 'waiting_ended',
  text: string,
): Promise<void> {
  const to = { model: 'User', id: entry.user_id } as const;
  const hour = formatSlot({ date: entry.date, timeSlot: entry.time_slot, startsAt: entry.starts_at });
  const content = `${hour} · ${entry.field_name} ${text}`;
  await deliverMessage(ctx, tx, { from: { model: 'Business', id: entry.business_id }, to, content });
  await notify(tx, ctx, { to, kind, text: `${entry.business_name}: ${content}`, link: '/my-reservations' });
}
