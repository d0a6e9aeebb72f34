import * as z from 'zod/mini';
// Turkish sentences.
import './common.ts';

/** Address of the player's private calendar; a path where the site's own address is not configured. */
export const CalendarFeed = z.object({ url: z.string() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
