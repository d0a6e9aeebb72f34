import type { HourAlertMade } from 'mf-shared/contracts/hour-alerts';
import { MAX_HOUR_ALERTS } from 'mf-shared/contracts/hour-terms';
import type { HourWish } from 'mf-shared/contracts/hours';
import { BOOKING_HORIZON_WEEKS, lastBookableDate } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { HourAlertRow } from '../../db/schema/hour-alerts.ts';
import { featureBits, halvesOf } from '../hours/index.ts';
import { alertsOf, sameAlert } from './queries.ts';
import { toAlert } from './view.ts';

const MADE = 'Bu ölçülere uyan bir saat boşalırsa size haber vereceğiz.';

/**
 * The player is told when an hour that fits comes free. The same wish again is the same alert.
 * @throws `validation` at `date` for a span that is over or cannot be booked yet, and at `city` for a point outside the country
 * @throws `hour_alerts_full` beyond ten alerts
 */
export async function createHourAlert(
  ctx: Ctx<UserActor>,
  wish: HourWish,
): Promise<z.input<typeof HourAlertMade>> {
  const row = rowOf(ctx, wish, await cityOf(ctx, wish));
  return ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    const known = await sameAlert(tx.q, row);
    if (known) return { message: MADE, alert: toAlert(known) };
    const own = await alertsOf(tx.q, ctx.actor.id, ctx.clock());
    if (own.length >= MAX_HOUR_ALERTS) throw new AppError('hour_alerts_full');
    await tx.q.insertInto('hour_alerts').values(row).execute();
    return { message: MADE, alert: toAlert(row) };
  });
}

const FAR = `En fazla ${BOOKING_HORIZON_WEEKS} hafta sonrası için haber alabilirsiniz.`;
const OVER = 'Bu saatler geçti. Başka bir gün ya da saat seçin.';

function rowOf(ctx: Ctx<UserActor>, wish: HourWish, city: string): HourAlertRow {
  const halves = halvesOf(wish);
  const to = halves.at(-1)?.at ?? 0;
  const refusal = to <= ctx.clock() ? OVER : wish.date > lastBookableDate(ctx.clock()) ? FAR : null;
  if (refusal) throw new AppError('validation', { message: refusal, fields: { date: refusal } });
  const isNear = wish.lat !== undefined;
  return {
    id: newId(),
    user_id: ctx.actor.id,
    city,
    district: isNear ? '' : (wish.district ?? ''),
    lat: wish.lat ?? null,
    lng: wish.lng ?? null,
    radius: wish.radius,
    date: wish.date,
    earliest: wish.earliest,
    latest: wish.latest,
    from_at: halves[0]?.at ?? 0,
    to_at: to,
    players: wish.players ?? 0,
    max_price: wish.maxPrice ?? null,
    features: featureBits(wish.facilities, wish.indoor === 'yes'),
    told: 0,
    created_at: ctx.clock(),
  };
}

const ABROAD = 'Konumunuz Türkiye’de görünmüyor. Bir şehir seçin.';

/** The province of the wish; around a point, that of the point. */
async function cityOf(ctx: Ctx<UserActor>, { city, lat, lng }: HourWish): Promise<string> {
  if (lat === undefined || lng === undefined) return city ?? '';
  const found = await ctx.geocoder.provinceAt(lat, lng);
  if (found === null) throw new AppError('validation', { message: ABROAD, fields: { city: ABROAD } });
  return found;
}
