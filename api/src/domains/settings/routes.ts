import { VenueSettingsSave, VenueSettingsSaved, VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { saveSettings } from './save.ts';
import { showSettings } from './show.ts';

/** What a venue decides for itself. */
export const settingsRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/business/settings',
      summary: 'Deadline, approval, gap between games and horizon of the own venue',
      access: 'manager',
      response: VersionedSettings,
    },
    (ctx) => showSettings(ctx),
  ),
  endpoint(
    {
      method: 'put',
      path: '/business/settings',
      summary: 'Changes them as they were seen; bookings stay as they are',
      access: 'manager',
      body: VenueSettingsSave,
      response: VenueSettingsSaved,
    },
    async (ctx, { body }) => ({
      message: 'Ayarlarınız kaydedildi.',
      settings: await saveSettings(ctx, body),
    }),
  ),
];
