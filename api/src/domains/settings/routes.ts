import * as calls from 'mf-shared/contracts/calls/settings';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { saveSettings } from './save.ts';
import { showSettings } from './show.ts';

/** A venue's own settings. */
export const settingsRoutes: Endpoint[] = [
  endpoint(calls.venueSettings, (ctx) => showSettings(ctx)),
  endpoint(calls.saveVenueSettings, async (ctx, { body }) => ({
    message: 'Ayarlarınız kaydedildi.',
    settings: await saveSettings(ctx, body),
  })),
];
