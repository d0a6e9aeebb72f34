import { CORRECTION_DAYS } from 'mf-shared/contracts/booking-terms';
import { addDays, currentNight } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';

/** Whether the caller is day staff. */
const isDayStaff = ({ actor }: Ctx<BusinessActor>): boolean => actor.staff?.role === 'staff';

/**
 * Checks that an hour that ends at `endsAt` (ms) may still be changed.
 * @throws `hour_is_over` for day staff once it is over
 * @throws `correction_too_late` for everybody once it ended more than 60 days ago
 */
export function requireCorrectable(ctx: Ctx<BusinessActor>, endsAt: number): void {
  if (endsAt > ctx.clock()) return;
  if (isDayStaff(ctx)) throw new AppError('hour_is_over');
  requireRecent(ctx, endsAt);
}

/**
 * Checks that the caller may give an hour another price.
 * @throws `price_by_manager` for day staff
 */
export function requirePriceRight(ctx: Ctx<BusinessActor>): void {
  if (isDayStaff(ctx)) throw new AppError('price_by_manager');
}

/** Refuses like `requireCorrectable`, but allows day staff the hours from the football night `since` on. */
function requireRecentNight(
  ctx: Ctx<BusinessActor>,
  hour: { date: string; endsAt: number },
  since: string,
): void {
  if (hour.endsAt > ctx.clock()) return;
  if (isDayStaff(ctx) && hour.date < since) throw new AppError('hour_is_over');
  requireRecent(ctx, hour.endsAt);
}

/** Checks the right to add a forgotten hour: day staff for the present night, others within 60 days. */
export const requireWritable = (ctx: Ctx<BusinessActor>, hour: { date: string; endsAt: number }): void =>
  requireRecentNight(ctx, hour, currentNight(ctx.clock()));

/** Checks the right to mark who came: day staff until the next football night is over, others within 60 days. */
export const requireMarkable = (ctx: Ctx<BusinessActor>, hour: { date: string; endsAt: number }): void =>
  requireRecentNight(ctx, hour, addDays(currentNight(ctx.clock()), -1));

function requireRecent(ctx: Ctx<BusinessActor>, endsAt: number): void {
  if (endsAt < ctx.clock() - CORRECTION_DAYS * DAY_MS) throw new AppError('correction_too_late');
}
