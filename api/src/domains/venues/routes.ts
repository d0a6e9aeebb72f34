import {
  Business,
  BusinessAccount,
  BusinessAccountSaved,
  BusinessLoginAnswer,
  BusinessRegistration,
  BusinessSearch,
  BusinessUpdate,
  BusinessUpdated,
  MAX_PHOTOS,
  Message,
  Misfits,
  OwnRank,
  PhotoName,
  PhotoOrder,
  PhotosAnswer,
  RankedVenue,
  RankingQuery,
  Rating,
  RatingInput,
} from 'mf-shared/contracts/business';
import { Paging } from 'mf-shared/contracts/common';
import { Login } from 'mf-shared/contracts/users';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { changeAccount } from './account.ts';
import { loginBusiness } from './login.ts';
import { addPhotos, orderPhotos, removePhoto } from './own-photos.ts';
import { ownRank, rankVenues } from './ranking.ts';
import { rateBusiness } from './rate.ts';
import { listRatings } from './ratings.ts';
import { registerBusiness } from './register.ts';
import { searchBusinesses } from './search.ts';
import { showBusiness, showOwnBusiness } from './show.ts';
import { previewUpdate, updateBusiness } from './update.ts';

const ById = z.object({ id: z.string() });

const accountRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/business/register',
      summary: 'Registers a venue; it waits for approval',
      access: 'anyone',
      body: BusinessRegistration,
      encoding: 'multipart',
      files: { photos: MAX_PHOTOS },
      response: Message,
      status: 201,
      limit: 'register',
    },
    async (ctx, { body, files }) => {
      await registerBusiness(ctx, { business: body, photos: files.photos ?? [] });
      return { message: 'İşletme kaydı başarılı!' };
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/login',
      summary: 'Session token of a business',
      access: 'anyone',
      body: Login,
      response: BusinessLoginAnswer,
      limit: 'login',
    },
    (ctx, { body, device, address }) => loginBusiness(ctx, body, { device, address }),
  ),
  endpoint(
    {
      method: 'get',
      path: '/profile/business',
      summary: 'The own business in full',
      access: 'anyBusiness',
      response: Business,
    },
    (ctx) => showOwnBusiness(ctx),
  ),
  endpoint(
    {
      method: 'put',
      path: '/business/update',
      summary: 'Changes name, pitches, prices and hours',
      access: 'manager',
      body: BusinessUpdate,
      encoding: 'any',
      response: BusinessUpdated,
    },
    async (ctx, { body }) => ({
      ...(await updateBusiness(ctx, body)),
      message: 'Profil başarıyla güncellendi!',
    }),
  ),
];

const pageRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'put',
      path: '/business/account',
      summary: 'Changes e-mail and password of the owner',
      access: 'owner',
      body: BusinessAccount,
      response: BusinessAccountSaved,
      limit: 'password',
    },
    (ctx, { body }) => changeAccount(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/update/preview',
      summary: 'Which coming bookings a save would leave outside the hours; saves nothing',
      access: 'manager',
      body: BusinessUpdate,
      encoding: 'any',
      response: Misfits,
    },
    (ctx, { body }) => previewUpdate(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/photos',
      summary: 'Adds photos of the venue',
      access: 'manager',
      body: z.object({}),
      encoding: 'multipart',
      files: { photos: MAX_PHOTOS },
      response: PhotosAnswer,
      status: 201,
    },
    (ctx, { files }) => addPhotos(ctx, files.photos ?? []),
  ),
  endpoint(
    {
      method: 'put',
      path: '/business/photos',
      summary: 'Puts the photos of the venue into another order',
      access: 'manager',
      body: PhotoOrder,
      response: PhotosAnswer,
    },
    (ctx, { body }) => orderPhotos(ctx, body.photos),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/business/photos/:name',
      summary: 'Takes a photo of the venue away',
      access: 'manager',
      params: PhotoName,
      response: PhotosAnswer,
    },
    (ctx, { params }) => removePhoto(ctx, params.name),
  ),
];

const rankingRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/business/ranking',
      summary: 'Rated venues of a province with their places',
      access: 'anyone',
      query: RankingQuery,
      response: z.array(RankedVenue),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { venues, nextCursor } = await rankVenues(ctx, query);
      setCursor(nextCursor);
      return venues;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/business/ranking/own',
      summary: 'The own place among the rated venues of the province',
      access: 'business',
      response: OwnRank,
    },
    (ctx) => ownRank(ctx),
  ),
];

const visitorRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/business/search',
      summary: 'Venues of a province, the best rated first',
      access: 'anyone',
      query: BusinessSearch,
      response: z.array(Business),
    },
    async (ctx, { query, nextCursor: setCursor }) => {
      const { businesses, nextCursor } = await searchBusinesses(ctx, query);
      setCursor(nextCursor);
      return businesses;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/business/:id',
      summary: 'One venue',
      access: 'anyone',
      params: ById,
      response: Business,
    },
    (ctx, { params }) => showBusiness(ctx, params.id),
  ),
  endpoint(
    {
      method: 'get',
      path: '/business/:id/ratings',
      summary: 'Reviews of a venue, the newest first',
      access: 'anyone',
      params: ById,
      query: Paging,
      response: z.array(Rating),
    },
    async (ctx, { params, query, nextCursor: setCursor }) => {
      const { ratings, nextCursor } = await listRatings(ctx, params.id, query);
      setCursor(nextCursor);
      return ratings;
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/business/:id/ratings',
      summary: 'Reviews a venue, in place of the own earlier review',
      access: 'user',
      params: ById,
      body: RatingInput,
      response: Message,
    },
    async (ctx, { params, body }) => {
      await rateBusiness(ctx, params.id, body);
      return { message: 'Yorum ve puan başarıyla eklendi!' };
    },
  ),
];

/** Registration, login, profile, search and reviews of businesses. */
export const venueRoutes: Endpoint[] = [...accountRoutes, ...pageRoutes, ...rankingRoutes, ...visitorRoutes];
