/** What a venue may have beside its pitches, as a search can ask for it. */
export const FACILITIES = ['parking', 'shower', 'boots', 'bibs', 'camera', 'cafe'] as const;
export type Facility = (typeof FACILITIES)[number];

/** Orders of a list of hours. `distance` needs a point. */
export const HOUR_SORTS = ['time', 'price', 'distance', 'rating'] as const;
export type HourSort = (typeof HOUR_SORTS)[number];

/** Radii of a search around a point, in km. */
export const RADII = [3, 5, 10, 25] as const;
export const DEFAULT_RADIUS = 10;
/** The widest circle of a search or an alert, in km. */
export const MAX_RADIUS = 50;

/** Players of one side. */
export const TEAM_SIZES = [5, 6, 7, 8, 9, 10, 11] as const;

/** Venues that a search looks at when it goes by venue: the nearest, the best rated, or those that a text finds. */
export const MOST_VENUES = 100;

/** Alerts of one player at a time. */
export const MAX_HOUR_ALERTS = 10;
