import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Login } from '../users.ts';
import { VenueSearch } from '../venue-profile.ts';
import {
  BusinessAccount,
  BusinessAccountSaved,
  BusinessLoginAnswer,
  MAX_PHOTOS,
  Message,
  Misfits,
  OwnRank,
  PhotoOrder,
  PhotosAnswer,
  RankedVenue,
  RankingQuery,
  Venue,
  VenueRegistration,
  VenueUpdate,
  VenueUpdated,
} from '../venues.ts';

export const registerVenue = call({
  method: 'post',
  path: '/business/register',
  summary: 'Registers a venue; it waits for approval',
  access: 'anyone',
  body: VenueRegistration,
  encoding: 'multipart',
  files: { photos: MAX_PHOTOS },
  answer: Message,
  status: 201,
  limit: 'register',
});

export const loginBusiness = call({
  method: 'post',
  path: '/business/login',
  summary: 'Session token of a business',
  access: 'anyone',
  body: Login,
  answer: BusinessLoginAnswer,
  limit: 'login',
});

export const ownVenue = call({
  method: 'get',
  path: '/profile/business',
  summary: 'The own business in full',
  access: 'anyBusiness',
  answer: Venue,
});

export const updateVenue = call({
  method: 'put',
  path: '/business/update',
  summary: 'Changes name, pitches, prices and hours',
  access: 'manager',
  body: VenueUpdate,
  encoding: 'any',
  answer: VenueUpdated,
});

export const changeOwnerAccount = call({
  method: 'put',
  path: '/business/account',
  summary: 'Changes e-mail and password of the owner',
  access: 'owner',
  body: BusinessAccount,
  answer: BusinessAccountSaved,
  limit: 'password',
});

export const previewVenueUpdate = call({
  method: 'post',
  path: '/business/update/preview',
  summary: 'Which coming bookings a save would leave outside the hours; saves nothing',
  access: 'manager',
  body: VenueUpdate,
  encoding: 'any',
  answer: Misfits,
});

export const addVenuePhotos = call({
  method: 'post',
  path: '/business/photos',
  summary: 'Adds photos of the venue',
  access: 'manager',
  body: z.object({}),
  encoding: 'multipart',
  files: { photos: MAX_PHOTOS },
  answer: PhotosAnswer,
  status: 201,
});

export const orderVenuePhotos = call({
  method: 'put',
  path: '/business/photos',
  summary: 'Puts the photos of the venue into another order',
  access: 'manager',
  body: PhotoOrder,
  answer: PhotosAnswer,
});

export const removeVenuePhoto = call({
  method: 'delete',
  path: '/business/photos/:name',
  summary: 'Takes a photo of the venue away',
  access: 'manager',
  answer: PhotosAnswer,
});

export const rankVenues = call({
  method: 'get',
  path: '/business/ranking',
  summary: 'Rated venues of a province with their places',
  access: 'anyone',
  query: RankingQuery,
  answer: z.array(RankedVenue),
  returns: 'page',
});

export const ownRank = call({
  method: 'get',
  path: '/business/ranking/own',
  summary: 'The own place among the rated venues of the province',
  access: 'business',
  answer: OwnRank,
});

export const searchVenues = call({
  method: 'get',
  path: '/business/search',
  summary: 'Venues of a province with their next free hours, the best rated first',
  access: 'anyone',
  query: VenueSearch,
  answer: z.array(Venue),
  returns: 'page',
});

export const showVenue = call({
  method: 'get',
  path: '/business/:id',
  summary: 'One venue',
  access: 'anyone',
  answer: Venue,
});
