import * as z from 'zod/mini';
import { IsoDate, TimeSlot } from './common.ts';
import { PitchHour, Reservation } from './reservations.ts';

export { OFFER_MINUTES } from './booking-terms.ts';

/** Maximum lines per player at a time. */
export const MAX_WAITING = 10;

/** A player's place in the line for one hour. */
export const WaitingEntry = z.extend(PitchHour, {
  status: z.enum(['waiting', 'offered']),
  /** 1 is the next in line. */
  position: z.number(),
  /** Only while offered: the instant until which the hour is kept. */
  offerUntil: z.nullable(z.number()),
  createdAt: z.string(),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;

/** An hour of a venue. */
export const WaitingHour = z.object({
  businessId: z.string('İşletme seçin.'),
  date: IsoDate,
  timeSlot: TimeSlot,
  fieldName: z.string('Saha seçin.'),
});
export type WaitingHour = z.infer<typeof WaitingHour>;

/** Length of an hour's line, and the caller's entry in it. */
export const WaitingLine = z.object({ waiting: z.number(), own: z.nullable(WaitingEntry) });
export type WaitingLine = z.infer<typeof WaitingLine>;

export const WaitingEntries = z.object({ entries: z.array(WaitingEntry) });
export const WaitingJoined = z.object({ message: z.string(), entry: WaitingEntry });
export const WaitingAccepted = z.object({ message: z.string(), reservation: Reservation });

/** Live news about a line: its hour. */
export type WaitingNews = Pick<WaitingEntry, 'businessId' | 'fieldId' | 'date' | 'timeSlot'>;
