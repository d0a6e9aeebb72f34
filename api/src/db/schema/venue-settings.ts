import type { Generated } from 'kysely';

/** Tables around a venue's own decisions. */
export type VenueSettingsSchema = { venue_feeds: VenueFeedRow };

/** A venue's own settings. */
export type VenueSettings = {
  /** Players may cancel and move by themselves until so many hours before the start. */
  cancel_hours: number;
  /** Requests that the venue approves at once: none, those of players who came before, or all. */
  approval: 'manual' | 'trusted' | 'all';
  /** Gap between two games. */
  buffer_minutes: number;
  /** How many weeks ahead players may book. */
  horizon_weeks: number;
};

/** Columns of a business with defaults. */
export type VenueSettingColumns = { [K in keyof VenueSettings]: Generated<VenueSettings[K]> };

/** Raised by every save of the settings. */
export type SettingsVersionColumn = { settings_version: Generated<number> };

/** How often a reservation was moved. Calendars tell by it which version is newer. */
export type MoveColumn = { moves: Generated<number> };

/**
 * Address of a venue's calendar for one of its people. Stored readable, since that person is shown it again. It is
 * deleted with the person.
 */
export type VenueFeedRow = {
  /** The member's id, or the venue's for its owner. */
  person_id: string;
  business_id: string;
  /** Null is the owner. */
  staff_id: string | null;
  secret: string;
  created_at: number;
};
