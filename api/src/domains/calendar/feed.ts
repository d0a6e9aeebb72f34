import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import { DAY_MS } from 'mf-shared/time';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext, Ctx } from '../../context.ts';
import { type Calendar, calendarOf } from './event.ts';
import { feedBySecret, feedOf, openFeed, replaceFeed, reservationsSince } from './queries.ts';
import { regularEvents } from './regular-events.ts';
import { newSecret, urlOf } from './secret.ts';

const PAST_MS = 90 * DAY_MS;
/** Far more than three hours per week and pitch. A calendar must stay small for phones. */
const MAX_EVENTS = 1000;

/** Address of the caller's calendar. The first call creates it. */
export async function ownFeed(ctx: Ctx<UserActor>): Promise<CalendarFeed> {
  const feed = (await feedOf(ctx.db.q, ctx.actor.id)) ?? (await makeFeed(ctx));
  if (!feed) throw new AppError('changed_meanwhile');
  return { url: urlOf(ctx, feed.secret) };
}

const makeFeed = (ctx: Ctx<UserActor>) =>
  ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    await openFeed(tx.q, newFeed(ctx));
    return feedOf(tx.q, ctx.actor.id);
  });

/** Gives the caller's calendar a new address. The old one stops working. */
export async function rotateOwnFeed(ctx: Ctx<UserActor>): Promise<CalendarFeed> {
  const feed = newFeed(ctx);
  await ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    await replaceFeed(tx.q, feed);
  });
  return { url: urlOf(ctx, feed.secret) };
}

/**
 * A player's calendar behind a secret address: reservations and occurrences, coming ones and those of the last 90
 * days. Ended ones are shown as cancelled, so that calendars remove them. Undefined when no player has the secret.
 */
export async function playerCalendar(ctx: AppContext, secret: string): Promise<Calendar | undefined> {
  const feed = await feedBySecret(ctx.db.q, secret);
  if (!feed) return undefined;
  const now = ctx.clock();
  const since = now - PAST_MS;
  const rows = await reservationsSince(ctx.db.q, feed.user_id, since, MAX_EVENTS);
  const regular = await regularEvents(ctx.db.q, { userId: feed.user_id, since, limit: MAX_EVENTS });
  return calendarOf(rows, { now, reader: 'player' }, regular);
}

const newFeed = (ctx: Ctx<UserActor>) => ({
  user_id: ctx.actor.id,
  secret: newSecret(),
  created_at: ctx.clock(),
});
