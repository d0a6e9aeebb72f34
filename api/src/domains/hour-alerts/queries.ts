import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { HourAlertRow } from '../../db/schema/hour-alerts.ts';

/** Times that the player of one alert is told, at most. */
export const MOST_TOLD = 5;
/** Alerts that one freed hour is told to, the oldest first. */
const MOST_ALERTS = 100;

/** The player's alerts that are not over at `now` (ms), the next one first. */
export const alertsOf = (q: Queries, userId: string, now: number): Promise<HourAlertRow[]> =>
  q
    .selectFrom('hour_alerts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('to_at', '>', now)
    .where('told', '<', MOST_TOLD)
    .orderBy('from_at')
    .orderBy('id')
    .execute();

/** The player's alert with the same wish. */
export const sameAlert = (q: Queries, row: HourAlertRow): Promise<HourAlertRow | undefined> =>
  q
    .selectFrom('hour_alerts')
    .selectAll()
    .where('user_id', '=', row.user_id)
    .where('city', '=', row.city)
    .where('district', '=', row.district)
    .where('from_at', '=', row.from_at)
    .where('to_at', '=', row.to_at)
    .where('players', '=', row.players)
    .where('features', '=', row.features)
    .where('radius', '=', row.radius)
    .where('lat', row.lat === null ? 'is' : '=', row.lat)
    .where('lng', row.lng === null ? 'is' : '=', row.lng)
    .where('max_price', row.max_price === null ? 'is' : '=', row.max_price)
    .where('told', '<', MOST_TOLD)
    .executeTakeFirst();

type Hour = {
  city: string;
  district: string;
  startsAt: number;
  price: number;
  players: number;
  features: number;
};

/** Alerts that an hour fits, apart from their distance, the oldest first. */
export const alertsFor = (q: Queries, hour: Hour): Promise<HourAlertRow[]> =>
  q
    .selectFrom('hour_alerts')
    .selectAll()
    .where('city', '=', hour.city)
    .where('to_at', '>=', hour.startsAt)
    .where('from_at', '<=', hour.startsAt)
    .where('district', 'in', ['', hour.district])
    .where('players', 'in', [0, hour.players])
    .where((eb) => eb.or([eb('max_price', 'is', null), eb('max_price', '>=', hour.price)]))
    .where(sql<boolean>`(features & ${hour.features}) = features`)
    .where('told', '<', MOST_TOLD)
    .orderBy('id')
    .limit(MOST_ALERTS)
    .execute();
