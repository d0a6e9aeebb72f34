import type { EventAttributes } from 'ics';
import { formatMoney } from 'mf-shared/format';
import type { Queries } from '../../db/database.ts';
import { occurrenceViews } from '../subscriptions/index.ts';
import { placeOf } from './place.ts';

type Since = { userId: string; since: number; limit: number };

/**
 * Occurrences of a player's subscriptions that start after `since` (ms), the newest `limit` of them, as events.
 * Released or cancelled ones are marked as cancelled, so that calendars remove them. Occurrences that another player
 * had are left out.
 */
export async function regularEvents(q: Queries, { userId, since, limit }: Since): Promise<EventAttributes[]> {
  const weeks = await occurrenceViews(q)
    .innerJoin('published_venues as b', 'b.id', 'o.venue_id')
    .innerJoin('published_pitches as p', 'p.id', 'o.pitch_id')
    .select(['p.name as field_name', 'b.venue_name', 'b.phone as venue_phone'])
    .select(['b.address', 'b.city', 'b.lng', 'b.lat'])
    .where('o.user_id', '=', userId)
    .where('o.starts_at', '>=', since)
    .where('o.status', '<>', 'taken')
    .orderBy('o.starts_at', 'desc')
    .limit(limit)
    .execute();
  return weeks.map((week) => ({
    uid: `${week.id}@topla`,
    title: `Halısaha: ${week.venue_name}`,
    description: `${week.field_name}\nAbonelik\n${formatMoney(week.price)}${week.venue_phone && `\nTel: ${week.venue_phone}`}`,
    location: placeOf(week),
    geo: { lat: week.lat, lon: week.lng },
    start: week.starts_at,
    startInputType: 'utc',
    end: week.ends_at,
    endInputType: 'utc',
    status: week.status === 'held' ? 'CONFIRMED' : 'CANCELLED',
    transp: week.status === 'held' ? 'OPAQUE' : 'TRANSPARENT',
    sequence: week.version,
    created: week.created_at,
  }));
}
