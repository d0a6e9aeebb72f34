import type { EventAttributes } from 'ics';
import { BRAND } from 'mf-shared/brand';
import type { CalendarFeed } from 'mf-shared/contracts/calendar';
import { formatMoney, formatPhone } from 'mf-shared/format';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { accountOf } from '../../auth/accounts.ts';
import type { BusinessActor } from '../../auth/actor.ts';
import { holdVenue } from '../../auth/hold-venue.ts';
import { AppError } from '../../base/app-error.ts';
import { breatheWhenLong } from '../../base/breathe.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { VenueFeedRow } from '../../db/schema/venue-feeds.ts';
import { phonedSince } from '../board/index.ts';
import { venueById } from '../venues/index.ts';
import { type Calendar, icsPieces } from './event.ts';
import { newSecret, urlOf } from './secret.ts';
import {
  approvedSince,
  type BookedHour,
  openVenueFeed,
  regularsSince,
  replaceVenueFeed,
  venueFeedBySecret,
  venueFeedOf,
} from './venue-queries.ts';

/** Older bookings are on the income page. A calendar must stay small for phones. */
const PAST_DAYS = 14;
/** Limit for each kind of booking. Six pitches that are full for twelve weeks have fewer. */
const MAX_EVENTS = 5000;

/** Calendar address of the caller, one of the venue's people. The first call creates it. */
export async function venueFeed(ctx: Ctx<BusinessActor>): Promise<CalendarFeed> {
  const feed = (await venueFeedOf(ctx.db.q, accountOf(ctx.actor).id)) ?? (await makeFeed(ctx));
  if (!feed) throw new AppError('changed_meanwhile');
  return { url: urlOf(ctx, feed.secret) };
}

const makeFeed = (ctx: Ctx<BusinessActor>) =>
  ctx.db.transact(async (tx) => {
    await holdVenue(tx, ctx);
    const feed = newFeed(ctx);
    await openVenueFeed(tx.q, feed);
    return venueFeedOf(tx.q, feed.person_id);
  });

/** Gives the caller's calendar address a new secret. The old one stops working. */
export async function rotateVenueFeed(ctx: Ctx<BusinessActor>): Promise<CalendarFeed> {
  const feed = newFeed(ctx);
  await ctx.db.transact(async (tx) => {
    await holdVenue(tx, ctx);
    await replaceVenueFeed(tx.q, feed);
  });
  return { url: urlOf(ctx, feed.secret) };
}

const newFeed = ({ actor, clock }: Ctx<BusinessActor>): VenueFeedRow => ({
  person_id: accountOf(actor).id,
  venue_id: actor.id,
  staff_id: actor.staff?.id ?? null,
  secret: newSecret(),
  created_at: clock(),
});

/**
 * A venue's calendar behind an address: all bookings from two weeks ago on, without cancelled ones. Undefined when
 * nobody who runs a venue has this secret.
 */
export async function venueCalendar(ctx: AppContext, secret: string): Promise<Calendar | undefined> {
  const { q } = ctx.db;
  const feed = await venueFeedBySecret(q, secret);
  const venue = feed && (await venueById(q, feed.venue_id));
  if (venue?.status !== 'approved') return undefined;
  const date = addDays(istanbulDate(ctx.clock()), -PAST_DAYS);
  const since = { businessId: venue.id, date, limit: MAX_EVENTS };
  const hours: BookedHour[] = [];
  for (const bookedSince of [approvedSince, phonedSince, regularsSince]) {
    hours.push(...(await bookedSince(q, since)));
    await breatheWhenLong();
  }
  const location = `${venue.venue_name}, ${venue.address}, ${venue.city}`;
  return icsPieces(hours, (hour) => toEvent(hour, location), `${BRAND}: ${venue.venue_name}`);
}

function toEvent(hour: BookedHour, location: string): EventAttributes {
  const { id, name, phone, note, field_name, starts_at, ends_at, price, version } = hour;
  const lines = [field_name, formatMoney(price), note, phone ? `Tel: ${formatPhone(phone)}` : ''];
  return {
    uid: `${id}@topla`,
    title: `${field_name}: ${name}`,
    description: lines.filter(Boolean).join('\n'),
    location,
    start: starts_at,
    startInputType: 'utc',
    end: ends_at,
    endInputType: 'utc',
    status: 'CONFIRMED',
    transp: 'OPAQUE',
    sequence: version,
  };
}
