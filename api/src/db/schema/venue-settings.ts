import type { Generated } from 'kysely';

/** Tables around a venue's own decisions. */
export type VenueSettingsSchema = { business_feeds: BusinessFeedRow };

/** What a venue decides for itself. */
export type VenueSettings = {
  /** Until how many hours before the start players may cancel and move by themselves. */
  cancel_hours: number;
  /** Whose requests are approved at once: nobody's, those of players who came before, everybody's. */
  approval: 'manual' | 'trusted' | 'all';
  /** Gap between two games. */
  buffer_minutes: number;
  /** How far ahead players book. */
  horizon_weeks: number;
};

/** Columns of a business that have a preset. */
export type VenueSettingColumns = { [K in keyof VenueSettings]: Generated<VenueSettings[K]> };

/** Raised by every save of the settings. */
export type SettingsVersionColumn = { settings_version: Generated<number> };

/** How often a reservation was moved; calendars tell by it which version is newer. */
export type MoveColumn = { moves: Generated<number> };

/** Address of a venue's calendar; kept readable, since its owner is shown it again. */
type BusinessFeedRow = { business_id: string; secret: string; created_at: number };
