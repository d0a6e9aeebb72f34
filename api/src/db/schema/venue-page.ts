import type { Generated } from 'kysely';

/** What a venue tells players about itself. */
export type VenuePage = { description: string };

/** The same as columns, with defaults. */
export type VenuePageColumns = { [K in keyof VenuePage]: Generated<VenuePage[K]> };
