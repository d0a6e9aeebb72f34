import * as z from 'zod/mini';
import { Identified } from './common.ts';
import { FACILITIES } from './hour-terms.ts';

export const HourAlert = z.extend(Identified, {
  city: z.string(),
  district: z.nullable(z.string()),
  /** Whether it looks around a point instead of a district. */
  nearby: z.boolean(),
  /** Kilometres around the point. */
  radius: z.number(),
  /** Football night, and the earliest and latest start. */
  date: z.string(),
  earliest: z.string(),
  latest: z.string(),
  players: z.nullable(z.number()),
  maxPrice: z.nullable(z.number()),
  indoor: z.boolean(),
  facilities: z.array(z.enum(FACILITIES)),
});
export type HourAlert = z.infer<typeof HourAlert>;

export const HourAlerts = z.object({ alerts: z.array(HourAlert) });
export const HourAlertMade = z.object({ message: z.string(), alert: HourAlert });
