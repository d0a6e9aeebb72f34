import * as z from 'zod/mini';
import { IsoDate } from './common.ts';

export const MAX_INCOME_DAYS = 366;

/** Football nights, both included. */
export const IncomeQuery = z.object({ from: IsoDate, to: IsoDate });
export type IncomeQuery = z.output<typeof IncomeQuery>;

/** TL, and number of hours. */
const Sum = z.object({ amount: z.number(), count: z.number() });
export type Sum = z.infer<typeof Sum>;

/** Who books: a player once, a weekly regular, somebody by phone. */
export const INCOME_SOURCES = ['reservation', 'subscription', 'phone'] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

export const HeatCell = z.object({
  /** Of the football night, 1 is Monday. */
  weekday: z.number(),
  /** Start of the hour, `21:00`. */
  time: z.string(),
  booked: z.number(),
  /** Hours on offer in the period, by present working hours. */
  offered: z.number(),
});
export type HeatCell = z.infer<typeof HeatCell>;

/**
 * Income of a venue between two football nights. An hour counts for the night of its play. An hour whose player did not
 * come counts only as `noShows`.
 */
export const Income = z.object({
  from: z.string(),
  to: z.string(),
  total: Sum,
  /** Part of the total whose hours have begun; the rest lies ahead. */
  earned: Sum,
  noShows: Sum,
  /**
   * The period before, of the same length; for a whole calendar month, the month before. For a running period, only as
   * many nights as `compared` has.
   */
  previous: z.extend(Sum, { from: z.string(), to: z.string() }),
  /**
   * Compared with `previous`, from the period's first night to `to`: a past period as a whole, a running one up to
   * tonight. Null before the period begins.
   */
  compared: z.nullable(z.extend(Sum, { to: z.string() })),
  sources: z.array(z.extend(Sum, { source: z.enum(INCOME_SOURCES) })),
  /** Every night of the period. */
  days: z.array(z.extend(Sum, { date: z.string() })),
  pitches: z.array(z.extend(Sum, { fieldId: z.string(), fieldName: z.string() })),
  heat: z.array(HeatCell),
});
export type Income = z.infer<typeof Income>;
