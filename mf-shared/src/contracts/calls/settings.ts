import { call } from '../call.ts';
import { VenueSettingsSave, VenueSettingsSaved, VersionedSettings } from '../venue-settings.ts';

export const venueSettings = call({
  method: 'get',
  path: '/business/settings',
  summary: 'Deadline, approval, gap between games and horizon of the own venue',
  access: 'manager',
  answer: VersionedSettings,
});

export const saveVenueSettings = call({
  method: 'put',
  path: '/business/settings',
  summary: 'Changes them as they were seen; bookings stay as they are',
  access: 'manager',
  body: VenueSettingsSave,
  answer: VenueSettingsSaved,
});
