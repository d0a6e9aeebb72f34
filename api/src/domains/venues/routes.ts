import * as calls from 'mf-shared/contracts/calls/venues';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { changeAccount } from './account.ts';
import { loginBusiness } from './login.ts';
import { addPhotos, orderPhotos, removePhoto } from './own-photos.ts';
import { ownRank, rankVenues } from './ranking.ts';
import { registerBusiness } from './register.ts';
import { searchBusinesses } from './search.ts';
import { showBusiness, showOwnBusiness } from './show.ts';
import { previewUpdate, updateBusiness } from './update.ts';

const accountRoutes: Endpoint[] = [
  endpoint(calls.registerVenue, async (ctx, { body, files }) => {
    await registerBusiness(ctx, { business: body, photos: files.photos ?? [] });
    return { message: 'İşletme kaydı başarılı!' };
  }),
  endpoint(calls.loginBusiness, (ctx, { body, device, address }) =>
    loginBusiness(ctx, body, { device, address }),
  ),
  endpoint(calls.ownVenue, (ctx) => showOwnBusiness(ctx)),
  endpoint(calls.updateVenue, async (ctx, { body }) => ({
    ...(await updateBusiness(ctx, body)),
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

const rankingRoutes: Endpoint[] = [
  endpoint(calls.rankVenues, async (ctx, { query }) => {
    const { venues, nextCursor } = await rankVenues(ctx, query);
    return { rows: venues, nextCursor };
  }),
  endpoint(calls.ownRank, (ctx) => ownRank(ctx)),
];

const visitorRoutes: Endpoint[] = [
  endpoint(calls.searchVenues, async (ctx, { query }) => {
    const { businesses, nextCursor } = await searchBusinesses(ctx, query);
    return { rows: businesses, nextCursor };
  }),
  endpoint(calls.showVenue, (ctx, { params }) => showBusiness(ctx, params.id)),
];

/** Registration, login, profile and search of businesses. */
export const venueRoutes: Endpoint[] = [...accountRoutes, ...pageRoutes, ...rankingRoutes, ...visitorRoutes];
