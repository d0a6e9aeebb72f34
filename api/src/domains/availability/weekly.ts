import type { WeeklyAnswer, WeeklyQuery } from 'mf-shared/contracts/reservations';
import { daysBetween } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import { RawJson } from '../../http/raw-json.ts';
import { allPitches, heldCells, nightSpan } from '../occupancy/index.ts';
import { priceList } from '../prices/index.ts';
import { isActiveAt } from '../venues/index.ts';
import { waitingMarks } from '../waiting-list/index.ts';
import { nextHours } from './next-hours.ts';
import { type Calendar, calendarOf, ownBookings } from './queries.ts';
import { type StoredWeek, storedWeek } from './week-store.ts';
import { changesAt, weekView, withOwn, withWaiting } from './week-view.ts';

type Query = z.output<typeof WeeklyQuery>;
const MAX_DAYS = 14;

/**
 * Hours of a venue's pitches for up to 14 nights. Anybody may call; for a signed-in player their own hours are
 * marked.
 * @throws `business_not_found` for a venue that takes no reservations now
 * @throws `validation` for a longer span, or one that ends before it starts
 */
export async function weeklyAvailability(
  ctx: Ctx,
  query: Query,
): Promise<RawJson | z.input<typeof WeeklyAnswer>> {
  const now = ctx.clock();
  const week = await visitorWeek(ctx, query, now);
  if (ctx.actor?.role !== 'user') return week.answer;
  const { id } = ctx.actor;
  const pitchIds = week.fields.map((field) => field.fieldId);
  const nights = { start: query.startDate, end: query.endDate, now };
  const own = await ownBookings(ctx.db.q, id, pitchIds, nights);
  const marks = await waitingMarks(ctx.db.q, id, pitchIds, nights);
  for (const { status, expires_at } of own) if (status === 'pending' && expires_at) ctx.turns?.(expires_at);
  for (const { starts_at } of marks) ctx.turns?.(starts_at);
  if (own.length === 0 && marks.length === 0) return week.answer;
  return { weeklyData: withWaiting(withOwn(week.fields, own), marks) };
}

/**
 * The hours as visitors see them at `now` (ms), with the same errors. They are cached as bytes while the venue's
 * calendar version and the clock allow it. The version is read each time, so the cost does not depend on the number
 * of rows.
 */
export async function visitorWeek(ctx: AppContext, query: Query, now: number): Promise<StoredWeek> {
  const days = daysBetween(query.startDate, query.endDate) + 1;
  if (days < 1 || days > MAX_DAYS) {
    throw new AppError('validation', { fields: { endDate: 'En fazla 14 günlük bir aralık seçin.' } });
  }
  const business = await calendarOf(ctx.db.q, query.businessId);
  if (!business || !isActiveAt(business, now)) throw new AppError('business_not_found');
  ctx.turns?.(business.next_payment_at ?? now);
  return weekOf(ctx, query, business, now);
}

/** The same for a caller that has read the venue's `calendar` and knows that it takes reservations at `now` (ms). */
export async function weekOf(
  ctx: AppContext,
  query: Query,
  calendar: Pick<Calendar, 'calendar_version' | 'horizon_weeks'>,
  now: number,
): Promise<StoredWeek> {
  const { calendar_version: version, horizon_weeks: weeks } = calendar;
  const key = `${query.businessId} ${query.startDate} ${query.endDate}`;
  const build = () => buildWeek(ctx, query, { version, now, weeks });
  const week = await storedWeek(ctx.db, key, { version, now }, build);
  ctx.turns?.(week.until);
  return week;
}

async function buildWeek(
  ctx: AppContext,
  { businessId, startDate, endDate }: Query,
  { version, now, weeks }: { version: number; now: number; weeks: number },
): Promise<StoredWeek> {
  const nights = { start: startDate, end: endDate, now, weeks };
  const pitches = (await allPitches(ctx.db.q, businessId)).filter((pitch) => pitch.archived_at === null);
  const ids = pitches.map((pitch) => pitch.id);
  const cells = await heldCells(ctx.db.q, ids, {
    ...nightSpan(pitches, { from: startDate, to: endDate }),
    now,
  });
  const prices = await priceList(ctx.db.q, businessId);
  const fields = await weekView(pitches, cells, prices, nights);
  const answer = new RawJson({ weeklyData: fields });
  const until = changesAt(fields, cells, nights);
  return { version, from: now, until, fields, nextHours: nextHours(fields), answer };
}
