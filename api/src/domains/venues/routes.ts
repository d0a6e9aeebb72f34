import * as correctionCalls from 'mf-shared/contracts/calls/corrections';
import * as settingsCalls from 'mf-shared/contracts/calls/settings';
import * as calls from 'mf-shared/contracts/calls/venues';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { changeOwnerAccount } from './account.ts';
import { loginBusiness } from './login.ts';
import { ownCorrection } from './own-correction.ts';
import { addVenuePhotos, orderVenuePhotos, removeVenuePhoto } from './own-photos.ts';
import { ownRank, rankVenues } from './ranking.ts';
import { registerVenue } from './register.ts';
import { saveVenueSettings } from './save-settings.ts';
import { sendCorrection } from './send-correction.ts';
import { venueSettings } from './settings.ts';
import { ownVenue, showVenue } from './show.ts';
import { previewVenueUpdate, updateVenue } from './update.ts';

const accountRoutes: Endpoint[] = [
  endpoint(calls.registerVenue, async (ctx, { body, files }) => {
    await registerVenue(ctx, { business: body, photos: files.photos ?? [] });
    return { message: 'İşletme kaydı başarılı!' };
  }),
  endpoint(calls.loginBusiness, (ctx, { body, device, address }) =>
    loginBusiness(ctx, body, { device, address }),
  ),
  endpoint(correctionCalls.ownCorrection, (ctx, { body }) => ownCorrection(ctx, body.token)),
  endpoint(correctionCalls.sendCorrection, async (ctx, { body, files }) => {
    await sendCorrection(ctx, { correction: body, photos: files.photos ?? [] });
    return { message: 'Düzeltmeniz gönderildi. Başvurunuzu yeniden inceleyeceğiz.' };
  }),
  endpoint(calls.ownVenue, ownVenue),
  endpoint(calls.updateVenue, async (ctx, { body }) => ({
    ...(await updateVenue(ctx, body)),
    message: 'Profil başarıyla güncellendi!',
  })),
];

const pageRoutes: Endpoint[] = [
  endpoint(calls.changeOwnerAccount, (ctx, { body }) => changeOwnerAccount(ctx, body)),
  endpoint(calls.previewVenueUpdate, (ctx, { body }) => previewVenueUpdate(ctx, body)),
  endpoint(calls.addVenuePhotos, (ctx, { files }) => addVenuePhotos(ctx, files.photos ?? [])),
  endpoint(calls.orderVenuePhotos, (ctx, { body }) => orderVenuePhotos(ctx, body.photos)),
  endpoint(calls.removeVenuePhoto, (ctx, { params }) => removeVenuePhoto(ctx, params.name)),
];

/** A venue's own settings. */
export const settingsRoutes: Endpoint[] = [
  endpoint(settingsCalls.venueSettings, venueSettings),
  endpoint(settingsCalls.saveVenueSettings, async (ctx, { body }) => ({
    message: 'Ayarlarınız kaydedildi.',
    settings: await saveVenueSettings(ctx, body),
  })),
];

const rankingRoutes: Endpoint[] = [
  endpoint(calls.rankVenues, (ctx, { query }) => rankVenues(ctx, query)),
  endpoint(calls.ownRank, ownRank),
];

const visitorRoutes: Endpoint[] = [endpoint(calls.showVenue, (ctx, { params }) => showVenue(ctx, params.id))];

/** Registration, login and profile of venues. */
export const venueRoutes: Endpoint[] = [...accountRoutes, ...pageRoutes, ...rankingRoutes, ...visitorRoutes];
