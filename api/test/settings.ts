import type { VenueSettings } from 'mf-shared/contracts/venue-settings';
import type { Caller } from './booking.ts';
import type { TestBusiness } from './factories.ts';

export const PRESETS: VenueSettings = {
  cancelHours: 24,
  approval: 'manual',
  bufferMinutes: 0,
  horizonWeeks: 12,
};

/** Saves a venue's settings: the presets, with `change` on top. */
export const decide = (app: Caller, business: TestBusiness, change: Record<string, unknown>) =>
  app.call<{ message: string; code?: string; fields?: Record<string, string>; settings: VenueSettings }>(
    'put',
    '/api/business/settings',
    { token: business.token, json: { ...PRESETS, ...change } },
  );
