import * as z from 'zod/mini';
import { IsoDate } from './common.ts';

export const MAX_INCOME_DAYS = 366;

/** Football nights, both included. */
export const IncomeQuery = z.object({ from: IsoDate, to: IsoDate });
export type IncomeQuery = z.output<typeof IncomeQuery>;

/** TL, and how many hours. */
const Sum = z.object({ amount: z.number(), count: z.number() });
export type Sum = z.infer<typeof Sum>;

/** Who books: a player's request, a weekly regular, somebody on the phone. */
export const INCOME_SOURCES = ['reservation', 'subscription', 'phone'] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

export const HeatCell = z.object({
  /** Of the football night, 1 is Monday. */
  weekday: z.number(),
  /** Start of the hour, `21:00`. */
  time: z.string(),
  booked: z.number(),
  /** How many the pitches offer in the period by their present hours. */
  offered: z.number(),
});
export type HeatCell = z.infer<typeof HeatCell>;

/**
 * What a venue earns between two football nights. An hour counts to the night on which it is played; an hour whose
 * player did not come counts as `noShows` and nowhere else.
 */
export const Income = z.object({
  from: z.string(),
  to: z.string(),
  total: Sum,
  /** Part of the total whose hour has begun; the rest is to come. */
  earned: Sum,
  noShows: Sum,
  /**
   * The period before, as long; for a whole calendar month the month before. Of a period that is under way only as
   * many nights as `compared` has.
   */
  previous: z.extend(Sum, { from: z.string(), to: z.string() }),
  /**
   * What stands beside `previous`, from the period's first night to `to`: all of a period that is over, the nights up
   * to the present one of a period under way; null of a period that has not begun.
   */
  compared: z.nullable(z.extend(Sum, { to: z.string() })),
  sources: z.array(z.extend(Sum, { source: z.enum(INCOME_SOURCES) })),
  /** Every night of the period. */
  days: z.array(z.extend(Sum, { date: z.string() })),
  pitches: z.array(z.extend(Sum, { fieldId: z.string(), fieldName: z.string() })),
  heat: z.array(HeatCell),
});
export type Income = z.infer<typeof Income>;
