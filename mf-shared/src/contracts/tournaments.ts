import * as z from 'zod/mini';
import { Identified, IsoDate, Paging, singleLine } from './common.ts';
import { City } from './users.ts';

/** Coming tournaments that one player organizes at once. */
export const MAX_COMING_TOURNAMENTS = 3;
export const DEFAULT_CAPACITY = 16;
export const MIN_CAPACITY = 4;
export const MAX_CAPACITY = 64;
export const MAX_FEE = 1_000_000;
const BAD_CAPACITY = `${MIN_CAPACITY} ile ${MAX_CAPACITY} arasında bir sayı yazın.`;

/** `[longitude, latitude]` in degrees. */
const Coordinates = z.tuple([
  z.number().check(z.gte(-180), z.lte(180)),
  z.number().check(z.gte(-90), z.lte(90)),
]);

export const TournamentPlayer = z.extend(Identified, {
  fullName: z.string(),
  photo: z.nullable(z.string()),
});
export type TournamentPlayer = z.infer<typeof TournamentPlayer>;

export const Tournament = z.extend(Identified, {
  name: z.string(),
  /** Calendar day, Istanbul. */
  date: z.string(),
  location: z.object({ city: z.string(), coordinates: z.nullable(Coordinates) }),
  /** TL; 0 is free of charge. */
  fee: z.number(),
  /** How many may register. */
  capacity: z.number(),
  /** Null where the account is gone. */
  organizer: z.nullable(z.extend(Identified, { fullName: z.string() })),
  /** In the order in which they registered. */
  participants: z.array(TournamentPlayer),
  isFull: z.boolean(),
  isPast: z.boolean(),
  /** The caller takes part. */
  isRegistered: z.boolean(),
});
export type Tournament = z.infer<typeof Tournament>;

export const TournamentsQuery = z.extend(Paging, { city: z.optional(z.union([z.literal(''), City])) });

/** Without coordinates the tournament has a city alone; without capacity there are 16 places. */
export const TournamentCreate = z.object({
  name: singleLine('Turnuvaya bir ad verin.', 80),
  date: IsoDate,
  location: z.object({ city: City, coordinates: z.optional(z.nullable(Coordinates)) }, 'Şehir seçin.'),
  fee: z
    .number('Katılım ücretini yazın.')
    .check(
      z.int('Ücreti tam lira olarak yazın.'),
      z.gte(0, 'Ücret eksi olamaz.'),
      z.lte(MAX_FEE, 'Ücret en fazla 1.000.000 TL olabilir.'),
    ),
  capacity: z._default(
    z
      .number(BAD_CAPACITY)
      .check(z.int(BAD_CAPACITY), z.gte(MIN_CAPACITY, BAD_CAPACITY), z.lte(MAX_CAPACITY, BAD_CAPACITY)),
    DEFAULT_CAPACITY,
  ),
});
export type TournamentCreate = z.input<typeof TournamentCreate>;

export const TournamentRegister = z.object({ tournamentId: z.string('Turnuva seçin.') });
export const TournamentAnswer = z.object({ message: z.string(), tournament: Tournament });
export type TournamentAnswer = z.infer<typeof TournamentAnswer>;
