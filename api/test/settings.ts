import type { SettingsRefusal, VenueSettings, VersionedSettings } from 'mf-shared/contracts/venue-settings';
import type { Caller } from './booking.ts';
import type { TestVenue } from './factories.ts';

export const PRESETS: VenueSettings = {
  cancelHours: 24,
  approval: 'manual',
  bufferMinutes: 0,
  horizonWeeks: 12,
};

type Saved = {
  message: string;
  code?: string;
  fields?: Record<string, string>;
  about?: SettingsRefusal;
  settings: VersionedSettings;
};

/** Saves a venue's settings: the defaults with `change` on top. */
export const decide = (app: Caller, business: TestVenue, change: Record<string, unknown>) =>
  app.call<Saved>('put', '/api/business/settings', {
    token: business.token,
    json: { ...PRESETS, ...change },
  });
