import type { NotificationKind } from 'mf-shared/contracts/notifications';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { formatDayMonth, formatMoney, formatSlot, formatWeekly } from 'mf-shared/format';
import type { Side } from '../../auth/side.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { OccurrenceRow } from '../../db/schema/subscription-occurrences.ts';
import type { SubscriptionRow } from '../../db/schema/subscriptions.ts';
import { type Fact, notify } from '../notifications/index.ts';
import { pitchNames } from '../occupancy/index.ts';
import { type SubscriptionView, weeklyHour } from './view.ts';

const LINKS = { User: '/my-reservations?tab=subscriptions', Business: '/subscription/requests' } as const;

/** What happened to a whole subscription, which side did it, and how the sentence goes on. */
const NOTICES = {
  approved: { by: 'Business', kind: 'subscription_approved', text: 'aboneliğiniz onaylandı. İyi maçlar!' },
  rejected: {
    by: 'Business',
    kind: 'subscription_rejected',
    text: 'abonelik isteğiniz reddedildi. Başka bir gün ya da saat deneyebilirsiniz.',
  },
  cancelled: {
    by: 'Business',
    kind: 'subscription_cancelled',
    text: 'aboneliğiniz işletme tarafından iptal edildi.',
  },
  pitchClosed: {
    by: 'Business',
    kind: 'subscription_cancelled',
    text: 'aboneliğiniz, saha hizmetten kaldırıldığı için sona erdi.',
  },
  venueClosed: {
    by: 'Business',
    kind: 'subscription_cancelled',
    text: 'aboneliğiniz, işletme hesabını kapattığı için sona erdi.',
  },
  venueSuspended: {
    by: 'Business',
    kind: 'subscription_cancelled',
    text: 'aboneliğiniz, işletme şu anda hizmet vermediği için sona erdi.',
  },
  paused: { by: 'Business', kind: 'subscription_changed', text: 'aboneliğinize ara verildi.' },
  resumed: { by: 'Business', kind: 'subscription_changed', text: 'aboneliğiniz yeniden başladı.' },
  withdrawn: {
    by: 'User',
    kind: 'subscription_cancelled',
    text: 'abonelik isteği oyuncu tarafından geri çekildi.',
  },
  ended: { by: 'User', kind: 'subscription_cancelled', text: 'aboneliği oyuncu tarafından sonlandırıldı.' },
  left: {
    by: 'User',
    kind: 'subscription_cancelled',
    text: 'aboneliği, oyuncu hesabını sildiği için sona erdi.',
  },
  suspended: {
    by: 'User',
    kind: 'subscription_cancelled',
    text: 'aboneliği, oyuncunun hesabı askıya alındığı için sona erdi.',
  },
  merged: {
    by: 'User',
    kind: 'subscription_cancelled',
    text: 'aboneliği, oyuncunun iki hesabı birleştirildiği için sona erdi.',
  },
} as const;
export type Notice = keyof typeof NOTICES;

/** The same for one football night. */
const WEEK_NOTICES = {
  business: {
    skip: 'abonelik saatiniz bu hafta için işletme tarafından boşaltıldı. Sonraki hafta aynı saatte devam eder.',
    restore: 'abonelik saatiniz bu hafta için yeniden sizin.',
  },
  player: {
    skip: 'abonesi bu hafta gelmeyecek; saat başkalarına açıldı.',
    restore: 'abonesi bu hafta da gelecek; saat yeniden onun.',
  },
} as const;

/** Tells the other side of a change of the whole subscription, in the same transaction. `more` is another sentence. */
export async function sendNotice(
  tx: Tx,
  ctx: AppContext,
  row: SubscriptionView,
  { notice, more = '' }: { notice: Notice; more?: string },
): Promise<void> {
  const { by, kind, text } = NOTICES[notice];
  const content = `${row.field_name}, ${formatWeekly(weeklyHour(row))}${stopOf(by)} ${text}${more && ` ${more}`}`;
  await tell(tx, ctx, row, { by, kind, content, fact: { subject: seriesOf(row), is: `${notice}:${more}` } });
}

/** The subject of news about one player's weekly hour, whichever subscription holds it. */
const seriesOf = (row: SubscriptionRow): string =>
  `weekly:${row.pitch_id}:${row.weekday}:${row.start_minute}:${row.user_id}`;

/** A venue speaks to the player; of a player's act the sentence goes on. */
const stopOf = (by: Side['model']): string => (by === 'Business' ? ':' : '');

const placeOf = (row: OccurrenceRow, fieldName: string): string =>
  `${fieldName}, ${formatSlot({ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at })}`;

const nightOf = ({ id }: OccurrenceRow): string => `night:${id}`;

/** The name of a night's pitch. */
const nameOf = async (tx: Tx, row: SubscriptionView, { pitch_id }: OccurrenceRow): Promise<string> =>
  (await pitchNames(tx.q, [pitch_id])).get(pitch_id) ?? row.field_name;

/** Tells the player that the venue moved one night. */
export async function sendMovedNotice(
  tx: Tx,
  ctx: AppContext,
  row: SubscriptionView,
  { before, after }: { before: OccurrenceRow; after: OccurrenceRow },
): Promise<void> {
  const price = after.price === before.price ? '' : ` Yeni ücret: ${formatMoney(after.price)}.`;
  const [from, to] = [await nameOf(tx, row, before), await nameOf(tx, row, after)];
  const content = `Abonelik saatiniz bu hafta için işletme tarafından taşındı. Eski: ${placeOf(before, from)}. Yeni: ${placeOf(after, to)}.${price} Sonraki hafta aynı saatte devam eder.`;
  const way = `${before.pitch_id}:${before.starts_at}>${after.pitch_id}:${after.starts_at}:${after.price}`;
  const fact = { subject: nightOf(after), is: way };
  await tell(tx, ctx, row, { by: 'Business', kind: 'subscription_changed', content, fact });
}

/** Tells the other side that one week was given back or taken again. */
export async function sendWeekNotice(
  tx: Tx,
  ctx: AppContext,
  row: SubscriptionView,
  {
    occurrence,
    by,
    what,
  }: { occurrence: OccurrenceRow; by: 'player' | 'business'; what: 'skip' | 'restore' },
): Promise<void> {
  const place = placeOf(occurrence, await nameOf(tx, row, occurrence));
  const model = by === 'player' ? 'User' : 'Business';
  await tell(tx, ctx, row, {
    by: model,
    kind: 'subscription_changed',
    content: `${place}${stopOf(model)} ${WEEK_NOTICES[by][what]}`,
    fact: { subject: nightOf(occurrence), is: `${what}:${by}` },
  });
}

async function tell(
  tx: Tx,
  ctx: AppContext,
  row: SubscriptionView,
  { by, kind, content, fact }: { by: Side['model']; kind: NotificationKind; content: string; fact: Fact },
): Promise<void> {
  const player = { model: 'User', id: row.user_id } as const;
  const venue = { model: 'Business', id: row.venue_id } as const;
  const [from, to] = by === 'User' ? [player, venue] : [venue, player];
  await notify(tx, ctx, { to, kind, text: content, link: LINKS[to.model], fact, chat: { from } });
}

/** Tells the venue of a new request. It waits in the list, so that it needs no chat message. */
export async function sendRequestNotice(
  tx: Tx,
  ctx: AppContext,
  row: SubscriptionRow,
  request: Subscription,
): Promise<void> {
  const { businessId, fieldName, user } = request;
  await notify(tx, ctx, {
    to: { model: 'Business', id: businessId },
    kind: 'subscription_requested',
    text: `${user.fullName} her hafta için saat istiyor: ${fieldName}, ${formatWeekly(request)}.`,
    link: LINKS.Business,
    about: user.id,
    asks: row.id,
    fact: { subject: seriesOf(row), is: 'requested' },
  });
}

/** Names the weeks that somebody else has; empty when there are none. */
export function takenSentence(rows: readonly OccurrenceRow[]): string {
  const days = rows.filter((row) => row.status === 'taken').map((row) => formatDayMonth(row.date));
  return days.length === 0 ? '' : `Şu haftalarda saat önceden alınmış: ${days.join(', ')}.`;
}
