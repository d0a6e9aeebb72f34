import type { FoundHour, HourSearch } from 'mf-shared/contracts/hours';
import { formatTime } from 'mf-shared/schedule';
import { distanceKm } from '../../base/distance.ts';
import type { AppContext } from '../../context.ts';
import { pitchesByIds } from '../occupancy/index.ts';
import { activeAmong, averageOf, firstPhotos } from '../venues/index.ts';
import type { Candidate } from './candidates.ts';
import { districtOf } from './district.ts';
import { INDOOR } from './features.ts';
import { pointOf } from './venues.ts';
import { startOf } from './wish.ts';

type Venue = Awaited<ReturnType<typeof activeAmong>>[number];

/** The hours as the contract has them, in their order. */
export async function hourViews(
  ctx: AppContext,
  hours: readonly Candidate[],
  search: Pick<HourSearch, 'lat' | 'lng'>,
  now: number,
): Promise<FoundHour[]> {
  const { q } = ctx.db;
  const ids = [...new Set(hours.map(({ venue_id }) => venue_id))];
  if (ids.length === 0) return [];
  const venues = new Map((await activeAmong(q, ids, now)).map((venue) => [venue.id, venue]));
  const photos = await firstPhotos(q, ids);
  const pitches = await pitchesByIds(
    q,
    hours.map(({ pitch_id }) => pitch_id),
  );
  const point = pointOf(search);
  return hours.flatMap((hour) => {
    const [venue, pitch] = [venues.get(hour.venue_id), pitches.get(hour.pitch_id)];
    if (!venue || !pitch) return [];
    return [
      {
        ...venueView(venue),
        photo: photos.get(venue.id) ?? null,
        distance: point && Math.round(distanceKm(point, venue) * 1000),
        fieldId: pitch.id,
        fieldName: pitch.name,
        capacity: pitch.capacity,
        ...hourView(hour),
      },
    ];
  });
}

const venueView = (venue: Venue) => ({
  businessId: venue.id,
  businessName: venue.venue_name,
  city: venue.city,
  district: districtOf(venue.address, venue.city),
  coordinates: [venue.lng, venue.lat] as [number, number],
  averageRating: averageOf(venue),
  ratingCount: venue.rating_count,
});

const hourView = (hour: Candidate) => ({
  players: hour.players || null,
  indoor: (hour.features & INDOOR) > 0,
  date: hour.date,
  timeSlot: `${formatTime(hour.starts)}-${formatTime(hour.ends)}`,
  startsAt: startOf(hour),
  price: hour.price,
  pricePerHead: hour.players > 0 ? Math.ceil(hour.price / (2 * hour.players)) : null,
});
