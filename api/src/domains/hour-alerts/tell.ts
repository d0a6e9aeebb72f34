import type { FoundHour } from 'mf-shared/contracts/hours';
import { formatMoney, formatSlot } from 'mf-shared/format';
import { HOUR_MS } from 'mf-shared/time';
import { distanceKm } from '../../base/distance.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FreedHourRow, HourAlertRow } from '../../db/schema/hour-alerts.ts';
import { type FreeHour, freeHoursAt } from '../hours/index.ts';
import { notify } from '../notifications/index.ts';
import { alertsFor } from './queries.ts';

/** Freed cells of one transaction. */
const PART = 20;

/**
 * Tells of hours that came free and are still free, each alert once. Any number of processes may run it: a freed cell
 * goes to the one that deletes it. Answers how many cells there were.
 */
export async function tellFreedHours(ctx: AppContext): Promise<number> {
  let count = 0;
  while (!ctx.stopping?.aborted) {
    const done = await ctx.db.transact((tx) => tellPart(tx, ctx));
    count += done;
    if (done < PART) break;
  }
  return count;
}

async function tellPart(tx: Tx, ctx: AppContext): Promise<number> {
  const cells = await takeCells(tx);
  if (cells.length > 0) for (const hour of await freeHoursAt(tx.q, ctx, cells)) await tellOf(tx, ctx, hour);
  return cells.length;
}

async function takeCells(tx: Tx): Promise<FreedHourRow[]> {
  const next = await tx.q
    .selectFrom('freed_hours')
    .selectAll()
    .orderBy('pitch_id')
    .orderBy('starts_at')
    .limit(PART)
    .execute();
  const taken: FreedHourRow[] = [];
  for (const { pitch_id, starts_at } of next)
    taken.push(
      ...(await tx.q
        .deleteFrom('freed_hours')
        .where('pitch_id', '=', pitch_id)
        .where('starts_at', '=', starts_at)
        .returningAll()
        .execute()),
    );
  return taken;
}

async function tellOf(tx: Tx, ctx: AppContext, { hour, features }: FreeHour): Promise<void> {
  const { businessId, city, startsAt, price, coordinates } = hour;
  const [lng, lat] = coordinates;
  const alerts = await alertsFor(tx.q, {
    ...{ businessId, city, lat, lng, startsAt, price, features },
    district: hour.district ?? '',
    players: hour.players ?? 0,
  });
  for (const alert of alerts) if (isNear(alert, hour)) await tellPlayer(tx, ctx, alert, hour);
}

function isNear({ lat, lng, radius }: HourAlertRow, { coordinates }: FoundHour): boolean {
  if (lat === null || lng === null) return true;
  return distanceKm({ lat, lng }, { lat: coordinates[1], lng: coordinates[0] }) <= radius;
}

async function tellPlayer(tx: Tx, ctx: AppContext, alert: HourAlertRow, hour: FoundHour): Promise<void> {
  const { businessId, businessName, fieldId, capacity, date, timeSlot, price } = hour;
  const slot = [fieldId, date, timeSlot].join('~');
  const wasTold = await notify(tx, ctx, {
    to: { model: 'User', id: alert.user_id },
    kind: 'hour_freed',
    text: `${businessName}, ${formatSlot(hour)} boşaldı: ${capacity}, ${formatMoney(price)}.`,
    link: `/available-slots?${new URLSearchParams({ businessId, slot })}`,
    // An hour of two alerts of one player is one piece of news; when it comes free again later, it is news again.
    once: `freed:${fieldId}:${hour.startsAt}:${Math.floor(ctx.clock() / HOUR_MS)}`,
  });
  if (wasTold)
    await tx.q
      .updateTable('hour_alerts')
      .set((eb) => ({ told: eb('told', '+', 1) }))
      .where('id', '=', alert.id)
      .execute();
}
