import * as z from 'zod/mini';
import { isProvince } from '../provinces.ts';
import { IsoDate, numeric, Paging } from './common.ts';
import { DEFAULT_RADIUS, FACILITIES, HOUR_SORTS, MAX_RADIUS, TEAM_SIZES } from './hour-terms.ts';

const Clock = z
  .string('Bir saat seçin.')
  .check(z.regex(/^([01]\d|2[0-3]):(00|30)$/, 'Saatler tam ya da buçuk olmalı.'));

const degrees = (most: number) => z.optional(numeric('Konum geçersiz.', z.gte(-most), z.lte(most)));

/** Names from a list that an address carries as `parking,shower`. */
const Facilities = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' ? value.split(',').filter((name) => name !== '') : value,
  ),
  z.array(z.enum(FACILITIES)).check(z.maxLength(FACILITIES.length)),
);

const wanted = {
  /** A province; without it a point. */
  city: z.optional(z.string().check(z.refine(isProvince, 'Şehir bulunamadı.'))),
  /** A district of the province. */
  district: z.optional(z.string().check(z.maxLength(60))),
  /** Words of the venues' names or addresses, in the province. */
  text: z.optional(z.string().check(z.maxLength(80))),
  /** A point, instead of a province. */
  lat: degrees(90),
  lng: degrees(180),
  /** Kilometres around the point. */
  radius: z._default(numeric(undefined, z.int(), z.gte(1), z.lte(MAX_RADIUS)), DEFAULT_RADIUS),
  /** Football night. */
  date: IsoDate,
  /** The earliest and the latest start; before six in the morning means after midnight. */
  earliest: Clock,
  latest: Clock,
  /** Players of one side. */
  players: z.optional(numeric(undefined, z.int(), z.gte(TEAM_SIZES[0]), z.lte(11))),
  /** TL for the whole pitch. */
  maxPrice: z.optional(numeric(undefined, z.int(), z.gte(1), z.lte(100_000))),
  /** Only roofed pitches. */
  indoor: z.optional(z.enum(['yes'])),
  facilities: z._default(Facilities, []),
};

/** An alert goes by what an hour is, not by the words of its venue. */
const { text: _, ...ofAlerts } = wanted;

const hasPlace = z.refine<{
  city?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
}>(({ city, lat, lng }) => (lat === undefined) === (lng === undefined) && (city ?? lat) !== undefined, {
  path: ['city'],
  error: 'Bir şehir seçin ya da konumunuzu paylaşın.',
});

/** What a player wants to be told of: a search without order. */
export const HourWish = z.object(ofAlerts).check(hasPlace);
export type HourWish = z.output<typeof HourWish>;

/** What somebody looks for: a place, a night, a span of starts, and what the pitch must be. */
export const HourSearch = z
  .extend(Paging, { ...wanted, sort: z._default(z.enum(HOUR_SORTS), 'time') })
  .check(hasPlace);
export type HourSearch = z.output<typeof HourSearch>;

/** An hour of a pitch that fits a search. */
export const FoundHour = z.object({
  businessId: z.string(),
  businessName: z.string(),
  city: z.string(),
  /** Null where the address names none. */
  district: z.nullable(z.string()),
  /** `[longitude, latitude]` */
  coordinates: z.tuple([z.number(), z.number()]),
  /** Path of the first photo. */
  photo: z.nullable(z.string()),
  averageRating: z.number(),
  ratingCount: z.number(),
  fieldId: z.string(),
  fieldName: z.string(),
  capacity: z.string(),
  /** Players of one side; null where the pitch does not say. */
  players: z.nullable(z.number()),
  indoor: z.boolean(),
  /** Football night. */
  date: z.string(),
  timeSlot: z.string(),
  /** Instant (ms). */
  startsAt: z.number(),
  /** TL for the pitch, and for each of the players of both sides, rounded up. */
  price: z.number(),
  pricePerHead: z.nullable(z.number()),
  /** Metres from the point of the search. */
  distance: z.nullable(z.number()),
});
export type FoundHour = z.infer<typeof FoundHour>;

/** A venue on the map of a search. */
export const VenueOnMap = z.object({
  businessId: z.string(),
  businessName: z.string(),
  coordinates: z.tuple([z.number(), z.number()]),
  /** Free hours that fit, and the cheapest price (TL). */
  hours: z.number(),
  fromPrice: z.number(),
});
export type VenueOnMap = z.infer<typeof VenueOnMap>;

/** How near a search is missed: at another time, on another night, elsewhere, at another price or size. */
export const NEAR_MISSES = ['time', 'night', 'place', 'price', 'size'] as const;

/** What comes close to a search that finds nothing. */
export const HoursInstead = z.object({
  near: z.array(z.object({ miss: z.enum(NEAR_MISSES), hours: z.array(FoundHour) })),
  /** Hours that fit and are taken: a line for them may be joined. */
  taken: z.array(FoundHour),
});
export type HoursInstead = z.infer<typeof HoursInstead>;

export const DistrictsQuery = z.object({ city: z.string().check(z.refine(isProvince, 'Şehir bulunamadı.')) });
/** A district with venues, and how many. */
export const District = z.object({ name: z.string(), venues: z.number() });
export type District = z.infer<typeof District>;

export const PlacesQuery = z.object({ q: z.string().check(z.minLength(2), z.maxLength(80)) });
/** A place that a typed text may mean: a province, a district, or a venue. */
export const Place = z.object({
  city: z.string(),
  district: z.nullable(z.string()),
  businessId: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
});
export type Place = z.infer<typeof Place>;
