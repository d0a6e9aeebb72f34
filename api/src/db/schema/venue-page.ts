import type { Generated } from 'kysely';

/** What a venue says of itself to players. */
export type VenuePage = { description: string };

/** The same as columns, which have a preset. */
export type VenuePageColumns = { [K in keyof VenuePage]: Generated<VenuePage[K]> };
