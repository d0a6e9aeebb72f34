import * as z from 'zod/mini';
import { Identified, IsoDate, Paging, singleLine } from './common.ts';
import { City } from './users.ts';

/** Maximum coming tournaments per organizer. */
export const MAX_COMING_TOURNAMENTS = 3;
/** Maximum changes per tournament, since every participant hears of each. */
export const TOURNAMENT_CHANGES = 20;
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

export const Tournament = z.extend(Identified, {
  name: z.string(),
  /** Calendar day in Istanbul. */
  date: z.string(),
  location: z.object({ city: z.string(), coordinates: z.nullable(Coordinates) }),
  /** TL; 0 is free of charge. */
  fee: z.number(),
  /** Maximum participants. */
  capacity: z.number(),
  /** Null when the account is gone. */
  organizer: z.nullable(z.extend(Identified, { fullName: z.string() })),
  /** In the order of registration. */
  participants: z.array(TournamentPlayer),
  isFull: z.boolean(),
  isPast: z.boolean(),
  /** The organizer called it off. */
  isCancelled: z.boolean(),
  /** The caller takes part. */
  isRegistered: z.boolean(),
  /** Grows with each change. */
  version: z.number(),
});
export type Tournament = z.infer<typeof Tournament>;

export const TournamentsQuery = z.extend(Paging, { city: z.optional(z.union([z.literal(''), City])) });

const capacity = z
  .number(BAD_CAPACITY)
  .check(z.int(BAD_CAPACITY), z.gte(MIN_CAPACITY, BAD_CAPACITY), z.lte(MAX_CAPACITY, BAD_CAPACITY));

/** Without coordinates only a city; without capacity 16 places. */
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
  capacity: z._default(capacity, DEFAULT_CAPACITY),
});
export type TournamentCreate = z.input<typeof TournamentCreate>;

/** The whole changed tournament, and the `version` that the organizer saw. */
export const TournamentUpdate = z.extend(TournamentCreate, {
  capacity,
  version: z.int('Turnuvanın sürümü eksik.'),
});
export type TournamentUpdate = z.input<typeof TournamentUpdate>;

export const TournamentRegister = z.object({ tournamentId: z.string('Turnuva seçin.') });
export const TournamentAnswer = z.object({ message: z.string(), tournament: Tournament });
export type TournamentAnswer = z.infer<typeof TournamentAnswer>;
