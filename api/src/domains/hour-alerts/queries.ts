import { sql } from 'kysely';
import { MAX_RADIUS } from 'mf-shared/contracts/hour-terms';
import { KM_PER_DEGREE } from '../../base/distance.ts';
import type { Queries } from '../../db/database.ts';
import type { HourAlertRow } from '../../db/schema/hour-alerts.ts';
import { unblocked } from '../blocks/index.ts';

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

export type AlertedHour = {
  businessId: string;
  city: string;
  district: string;
  lat: number;
  lng: number;
  startsAt: number;
  price: number;
  players: number;
  features: number;
};

/**
 * Alerts that an hour fits, of players who can be told: those of its province, and those around a point nearby, in any
 * province. Each kind comes with the oldest first. A point is near if the hour lies in the box around its circle; the
 * caller measures the distance.
 */
export async function alertsFor(q: Queries, hour: AlertedHour): Promise<HourAlertRow[]> {
  const [high, wide] = [1 / KM_PER_DEGREE, 1 / (KM_PER_DEGREE * Math.cos((hour.lat * Math.PI) / 180))];
  const inProvince = fitting(q, hour)
    .where('a.city', '=', hour.city)
    .where('a.lat', 'is', null)
    .where('a.district', 'in', ['', hour.district]);
  const around = fitting(q, hour)
    .where('a.lat', '>=', hour.lat - MAX_RADIUS * high)
    .where('a.lat', '<=', hour.lat + MAX_RADIUS * high)
    .where(
      sql<boolean>`abs(a.lat - cast(${hour.lat} as double precision)) <= a.radius * cast(${high} as double precision)`,
    )
    .where(
      sql<boolean>`abs(a.lng - cast(${hour.lng} as double precision)) <= a.radius * cast(${wide} as double precision)`,
    );
  return [...(await inProvince.execute()), ...(await around.execute())];
}

/** Alerts that an hour fits, wherever it is. Nobody is told of a venue that blocked them, or that they blocked. */
const fitting = (q: Queries, hour: AlertedHour) =>
  q
    .selectFrom('hour_alerts as a')
    .innerJoin('published_open_players as u', 'u.id', 'a.user_id')
    .selectAll('a')
    .where('a.to_at', '>=', hour.startsAt)
    .where('a.from_at', '<=', hour.startsAt)
    .where('a.players', 'in', [0, hour.players])
    .where((eb) => eb.or([eb('a.max_price', 'is', null), eb('a.max_price', '>=', hour.price)]))
    .where(sql<boolean>`(a.features & ${hour.features}) = a.features`)
    .where('a.told', '<', MOST_TOLD)
    .where(unblocked(hour.businessId, 'a.user_id'))
    .orderBy('a.id')
    .limit(MOST_ALERTS);
