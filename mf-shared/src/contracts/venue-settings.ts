import * as z from 'zod/mini';
import { BOOKING_HORIZON_WEEKS } from '../schedule/index.ts';
// Turkish sentences.
import './common.ts';

export const MAX_CANCEL_HOURS = 168;
export const BUFFERS = [0, 30] as const;
/** Approved hours at a venue that make a player trusted. */
export const TRUSTED_HOURS = 3;
/** Requests that a venue approves at once: none, trusted players', or all. */
export const APPROVALS = ['manual', 'trusted', 'all'] as const;
export type Approval = (typeof APPROVALS)[number];

const CANCEL_HOURS = `0 ile ${MAX_CANCEL_HOURS} arasında bir saat sayısı yazın.`;
const HORIZON = `1 ile ${BOOKING_HORIZON_WEEKS} arasında bir hafta sayısı yazın.`;

/** A venue's own rules. */
export const VenueSettings = z.object({
  /** Hours before the start until which players may cancel or move an approved hour. */
  cancelHours: z
    .number(CANCEL_HOURS)
    .check(z.int(CANCEL_HOURS), z.gte(0, CANCEL_HOURS), z.lte(MAX_CANCEL_HOURS, CANCEL_HOURS)),
  approval: z.enum(APPROVALS, 'Onay biçimini seçin.'),
  /** Gap between two games. */
  bufferMinutes: z.literal(BUFFERS, 'Maçlar arasında ara olmayabilir ya da 30 dakika olabilir.'),
  /** Weeks ahead that players can book. */
  horizonWeeks: z
    .number(HORIZON)
    .check(z.int(HORIZON), z.gte(1, HORIZON), z.lte(BOOKING_HORIZON_WEEKS, HORIZON)),
});
export type VenueSettings = z.infer<typeof VenueSettings>;

/** The settings with their version; a save sends it back. */
export const VersionedSettings = z.extend(VenueSettings, { version: z.string() });
export type VersionedSettings = z.infer<typeof VersionedSettings>;

/** Without `version` the save overwrites any stored state, for pages older than versions. */
export const VenueSettingsSave = z.extend(VenueSettings, { version: z.optional(z.string()) });
export type VenueSettingsSave = z.infer<typeof VenueSettingsSave>;

export const VenueSettingsSaved = z.object({ message: z.string(), settings: VersionedSettings });
/** Body of a refusal after somebody else saved: the current settings. */
export type SettingsRefusal = { current?: VersionedSettings };
