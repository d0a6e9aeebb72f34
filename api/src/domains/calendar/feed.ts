import { randomBytes } from 'node:crypto';
import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import type { UserActor } from '../../auth/actor.ts';
import type { AppContext, Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { RawAnswer } from '../../http/raw-answer.ts';
import { calendarText } from './event.ts';
import { feedBySecret, feedOf, openFeed, replaceFeed, reservationsSince } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAST_MS = 90 * DAY_MS;
/** Far more than three hours a week and pitch leave room for; a calendar must stay small for phones. */
const MAX_EVENTS = 1000;

/** Address of the caller's calendar; the first call makes it. */
export async function showFeed(ctx: Ctx<UserActor>): Promise<CalendarFeed> {
  const { q } = ctx.db;
  let feed = await feedOf(q, ctx.actor.id);
  if (!feed) {
    await openFeed(q, newFeed(ctx));
    feed = await feedOf(q, ctx.actor.id);
  }
  if (!feed) throw new AppError('changed_meanwhile');
  return { url: urlOf(ctx, feed.secret) };
}

/** Gives the caller's calendar a new address; the old one is unknown from then on. */
export async function rotateFeed(ctx: Ctx<UserActor>): Promise<CalendarFeed> {
  const feed = newFeed(ctx);
  await replaceFeed(ctx.db.q, feed);
  return { url: urlOf(ctx, feed.secret) };
}

/**
 * The calendar behind an address, for whoever knows it: coming reservations and those of the last 90 days; ended
 * ones as cancelled, so that calendars take them away. `file` is `<secret>.ics`. Throws `not_found`.
 */
export async function feedCalendar(ctx: AppContext, file: string): Promise<RawAnswer> {
  const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
  const feed = secret ? await feedBySecret(ctx.db.q, secret) : undefined;
  if (!feed) throw new AppError('not_found');
  const now = ctx.clock();
  const rows = await reservationsSince(ctx.db.q, feed.user_id, now - PAST_MS, MAX_EVENTS);
  const text = calendarText(rows, { now, reader: 'player' });
  return new RawAnswer(text, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, no-store',
  });
}

const newFeed = (ctx: Ctx<UserActor>) => ({
  user_id: ctx.actor.id,
  secret: randomBytes(32).toString('base64url'),
  created_at: ctx.clock(),
});

function urlOf({ config }: AppContext, secret: string): string {
  const path = `/api/calendar/${secret}.ics`;
  return config.publicUrl ? new URL(path, config.publicUrl).href : path;
}
