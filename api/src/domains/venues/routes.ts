import * as settingsCalls from 'mf-shared/contracts/calls/settings';
import * as calls from 'mf-shared/contracts/calls/venues';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { changeAccount } from './account.ts';
import { loginBusiness } from './login.ts';
import { addPhotos, orderPhotos, removePhoto } from './own-photos.ts';
import { ownRank, rankVenues } from './ranking.ts';
import { registerVenue } from './register.ts';
import { saveSettings } from './save-settings.ts';
import { searchVenues } from './search.ts';
import { showSettings } from './settings.ts';
import { showOwnVenue, showVenue } from './show.ts';
import { previewUpdate, updateVenue } from './update.ts';

const accountRoutes: Endpoint[] = [
  endpoint(calls.registerVenue, async (ctx, { body, files }) => {
    await registerVenue(ctx, { business: body, photos: files.photos ?? [] });
    return { message: 'İşletme kaydı başarılı!' };
  }),
  endpoint(calls.loginBusiness, (ctx, { body, device, address }) =>
    loginBusiness(ctx, body, { device, address }),
  ),
  endpoint(calls.ownVenue, showOwnVenue),
  endpoint(calls.updateVenue, async (ctx, { body }) => ({
    ...(await updateVenue(ctx, body)),
    message: 'Profil başarıyla güncellendi!',
  })),
];

const pageRoutes: Endpoint[] = [
  endpoint(calls.changeOwnerAccount, (ctx, { body }) => changeAccount(ctx, body)),
  endpoint(calls.previewVenueUpdate, (ctx, { body }) => previewUpdate(ctx, body)),
  endpoint(calls.addVenuePhotos, (ctx, { files }) => addPhotos(ctx, files.photos ?? [])),
  endpoint(calls.orderVenuePhotos, (ctx, { body }) => orderPhotos(ctx, body.photos)),
  endpoint(calls.removeVenuePhoto, (ctx, { params }) => removePhoto(ctx, params.name)),
];

/** A venue's own settings. */
export const settingsRoutes: Endpoint[] = [
  endpoint(settingsCalls.venueSettings, showSettings),
  endpoint(settingsCalls.saveVenueSettings, async (ctx, { body }) => ({
    message: 'Ayarlarınız kaydedildi.',
    settings: await saveSettings(ctx, body),
  })),
];

const rankingRoutes: Endpoint[] = [
  endpoint(calls.rankVenues, (ctx, { query }) => rankVenues(ctx, query)),
  endpoint(calls.ownRank, ownRank),
];

const visitorRoutes: Endpoint[] = [
  endpoint(calls.searchVenues, (ctx, { query }) => searchVenues(ctx, query)),
  endpoint(calls.showVenue, (ctx, { params }) => showVenue(ctx, params.id)),
];

/** Registration, login, profile and search of venues. */
export const venueRoutes: Endpoint[] = [...accountRoutes, ...pageRoutes, ...rankingRoutes, ...visitorRoutes];
