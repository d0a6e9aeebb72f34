import * as z from 'zod/mini';
// Turkish sentences.
import './common.ts';

/** Address of the player's private calendar; only a path when the site's address is not configured. */
export const CalendarFeed = z.object({ url: z.string() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
