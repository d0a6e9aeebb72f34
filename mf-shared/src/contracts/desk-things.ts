import * as z from 'zod/mini';
import { AdType } from './ads.ts';
import { Identified } from './common.ts';
import { DeskAct, DeskParty, DeskState } from './desk.ts';
import { Attendance } from './reservations.ts';

/** One step in the life of something, the oldest first. */
const Step = z.object({ at: z.string(), text: z.string(), who: z.nullable(z.string()) });
export type DeskStep = z.infer<typeof Step>;

const thing = { state: DeskState, createdAt: z.string(), history: z.array(Step) };

/** A reservation as admins see one. Its chat is not part of it. */
export const DeskReservation = z.extend(Identified, {
  ...thing,
  date: z.string(),
  timeSlot: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  fieldName: z.string(),
  /** TL. */
  price: z.number(),
  moves: z.number(),
  attendance: z.nullable(Attendance),
  player: DeskParty,
  venue: DeskParty,
  /** Players in the line for its hour. */
  waiting: z.number(),
  canCancel: z.boolean(),
  /** Changes with each decision and move. */
  version: z.string(),
});
export type DeskReservation = z.infer<typeof DeskReservation>;

/** A tournament as admins see one. */
export const DeskTournament = z.extend(Identified, {
  ...thing,
  name: z.string(),
  date: z.string(),
  city: z.string(),
  coordinates: z.nullable(z.tuple([z.number(), z.number()])),
  /** TL. */
  fee: z.number(),
  capacity: z.number(),
  /** Null when the account is gone. */
  organizer: z.nullable(DeskParty),
  /** In the order of registration. */
  players: z.array(DeskParty),
  canCancel: z.boolean(),
  version: z.number(),
});
export type DeskTournament = z.infer<typeof DeskTournament>;

/** An ad as admins see one, until it expires. */
export const DeskAd = z.extend(Identified, {
  ...thing,
  type: AdType,
  city: z.string(),
  teamSize: z.nullable(z.number()),
  /** What its player plays, or who is sought. */
  position: z.nullable(z.string()),
  /** Name of its lineup. */
  lineup: z.nullable(z.string()),
  description: z.string(),
  expiresAt: z.string(),
  player: DeskParty,
});
export type DeskAd = z.infer<typeof DeskAd>;

/** The reason is told to everybody concerned; `version` is that of the thing that the admin saw. */
export const ReservationCancel = z.extend(DeskAct, { version: z.string('Rezervasyonun sürümü eksik.') });
export type ReservationCancel = z.infer<typeof ReservationCancel>;
export const TournamentCancel = z.extend(DeskAct, { version: z.int('Turnuvanın sürümü eksik.') });
export type TournamentCancel = z.infer<typeof TournamentCancel>;
