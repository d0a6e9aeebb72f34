import { Message } from 'mf-shared/contracts/common';
import {
  Login,
  User,
  UserLoginAnswer,
  UserProfileUpdate,
  UserProfileUpdated,
  UserRegistration,
  UserSearch,
  UserSearchAnswer,
} from 'mf-shared/contracts/users';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { dropOwnPhoto } from './drop-own-photo.ts';
import { loginUser } from './login.ts';
import { registerUser } from './register.ts';
import { searchUsers } from './search.ts';
import { showOwnProfile, showUser } from './show.ts';
import { updateProfile } from './update-profile.ts';

/** Registration, login, profile and search of players. */
export const playerRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/users/register',
      summary: 'Registers a player',
      access: 'anyone',
      body: UserRegistration,
      encoding: 'multipart',
      files: { photo: 1 },
      response: Message,
      status: 201,
      limit: 'register',
    },
    async (ctx, { body, files }) => {
      await registerUser(ctx, body, files.photo?.[0]);
      return { message: 'Kayıt başarılı!' };
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/users/login',
      summary: 'Session token of a player',
      access: 'anyone',
      body: Login,
      response: UserLoginAnswer,
      limit: 'login',
    },
    (ctx, { body, device, address }) => loginUser(ctx, body, { device, address }),
  ),
  // Before `/users/:id`, which would take it for a player.
  endpoint(
    {
      method: 'get',
      path: '/users/search',
      summary: 'Players by city and beginning of the name',
      access: 'member',
      query: UserSearch,
      response: UserSearchAnswer,
    },
    (ctx, { query }) => searchUsers(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/users/:id',
      summary: 'One player; e-mail and phone for the player alone',
      access: 'member',
      params: z.object({ id: z.string() }),
      response: User,
    },
    (ctx, { params }) => showUser(ctx, params.id),
  ),
  endpoint(
    { method: 'get', path: '/profile/user', summary: 'The own profile', access: 'user', response: User },
    (ctx) => showOwnProfile(ctx),
  ),
  endpoint(
    {
      method: 'put',
      path: '/profile/user/update',
      summary: 'Changes the own profile, photo and password',
      access: 'user',
      body: UserProfileUpdate,
      encoding: 'any',
      files: { photo: 1 },
      response: UserProfileUpdated,
    },
    async (ctx, { body, files }) => ({
      message: 'Profil başarıyla güncellendi!',
      ...(await updateProfile(ctx, body, files.photo?.[0])),
    }),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/profile/user/photo',
      summary: 'Takes the own photo away',
      access: 'user',
      response: UserProfileUpdated,
    },
    async (ctx) => ({ message: 'Fotoğrafınız kaldırıldı.', user: await dropOwnPhoto(ctx) }),
  ),
];
