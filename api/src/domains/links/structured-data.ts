import type { Venue } from 'mf-shared/contracts/venues';
import type { Config } from '../../config.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { ListedTournament } from '../tournaments/index.ts';

type Site = Pick<Config, 'publicUrl' | 'host' | 'port'>;

const CONTEXT = 'https://schema.org';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A venue for search engines: place, hours, stars and the price of an hour on each pitch. */
export function venueData(config: Site, venue: Venue): object {
  const { id, businessName, phone, address, location, photos, fields, averageRating, ratingCount } = venue;
  const url = siteUrl(config, `/available-slots?${new URLSearchParams({ businessId: id })}`);
  const [longitude, latitude] = location.coordinates;
  return {
    '@context': CONTEXT,
    '@type': 'SportsActivityLocation',
    '@id': url,
    name: businessName,
    url,
    telephone: phone || undefined,
    image: photos.length > 0 ? photos.map((path) => siteUrl(config, path)) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressRegion: location.city,
      addressCountry: 'TR',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openings(venue),
    aggregateRating:
      ratingCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: averageRating,
            ratingCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
    makesOffer: fields.map(({ name, capacity, price }) => ({
      '@type': 'Offer',
      name: `${name}, ${capacity}, bir saat`,
      price,
      priceCurrency: 'TRY',
      url,
    })),
  };
}

/** When at least one pitch is open; the same on each day. */
function openings({ fields }: Venue): object[] {
  const ranges = fields.flatMap(({ workingHours }) => workingHours);
  const unique = new Map(ranges.map((range) => [`${range.start}-${range.end}`, range]));
  return [...unique.values()].map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS,
    opens: start,
    closes: end === '00:00' ? '23:59' : end,
  }));
}

/** A tournament for search engines, without its people. */
export function tournamentData(config: Site, tournament: ListedTournament): object {
  const { id, name, date, city, fee, capacity, lng, lat } = tournament;
  const url = siteUrl(config, `/tournament/${encodeURIComponent(id)}`);
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name,
    url,
    sport: 'Halısaha futbolu',
    startDate: date,
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    maximumAttendeeCapacity: capacity,
    location: {
      '@type': 'Place',
      name: city,
      address: { '@type': 'PostalAddress', addressRegion: city, addressCountry: 'TR' },
      geo:
        lng !== null && lat !== null
          ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
          : undefined,
    },
    offers: { '@type': 'Offer', price: fee, priceCurrency: 'TRY', url },
  };
}
