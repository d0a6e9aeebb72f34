import { call } from '../call.ts';
import {
  Login,
  User,
  UserLoginAnswer,
  UserProfileUpdate,
  UserProfileUpdated,
  UserRegistered,
  UserRegistration,
  UserSearch,
  UserSearchAnswer,
} from '../users.ts';

export const registerPlayer = call({
  method: 'post',
  path: '/users/register',
  summary: 'Registers a player, and signs in whoever asks for it',
  access: 'anyone',
  body: UserRegistration,
  encoding: 'multipart',
  files: { photo: 1 },
  answer: UserRegistered,
  status: 201,
  limit: 'register',
});

export const loginPlayer = call({
  method: 'post',
  path: '/users/login',
  summary: 'Session token of a player',
  access: 'anyone',
  body: Login,
  answer: UserLoginAnswer,
  limit: 'login',
});

export const searchPlayers = call({
  method: 'get',
  path: '/users/search',
  summary: 'Players by city and beginning of the name',
  access: 'member',
  query: UserSearch,
  answer: UserSearchAnswer,
});

export const showPlayer = call({
  method: 'get',
  path: '/users/:id',
  summary: 'One player; e-mail and phone for the player alone',
  access: 'member',
  answer: User,
});

export const ownProfile = call({
  method: 'get',
  path: '/profile/user',
  summary: 'The own profile',
  access: 'user',
  answer: User,
});

export const updateProfile = call({
  method: 'put',
  path: '/profile/user/update',
  summary: 'Changes the own profile, photo and password',
  access: 'user',
  body: UserProfileUpdate,
  encoding: 'any',
  files: { photo: 1 },
  answer: UserProfileUpdated,
});

export const dropOwnPhoto = call({
  method: 'delete',
  path: '/profile/user/photo',
  summary: 'Takes the own photo away',
  access: 'user',
  answer: UserProfileUpdated,
});
