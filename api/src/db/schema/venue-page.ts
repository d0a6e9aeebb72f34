import type { Generated } from 'kysely';

/** A venue's text about itself for players. */
export type VenuePage = { description: string };

/** The same as columns, with defaults. */
export type VenuePageColumns = { [K in keyof VenuePage]: Generated<VenuePage[K]> };
