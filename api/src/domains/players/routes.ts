import * as calls from 'mf-shared/contracts/calls/players';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { dropOwnPhoto } from './drop-own-photo.ts';
import { loginUser } from './login.ts';
import { registerUser } from './register.ts';
import { searchUsers } from './search.ts';
import { showOwnProfile, showUser } from './show.ts';
import { updateProfile } from './update-profile.ts';

/** Registration, login, profile and search of players. */
export const playerRoutes: Endpoint[] = [
  endpoint(calls.registerPlayer, async (ctx, { body, files }) => {
    await registerUser(ctx, body, files.photo?.[0]);
    return { message: 'Kayıt başarılı!' };
  }),
  endpoint(calls.loginPlayer, (ctx, { body, device, address }) => loginUser(ctx, body, { device, address })),
  endpoint(calls.searchPlayers, (ctx, { query }) => searchUsers(ctx, query)),
  endpoint(calls.showPlayer, (ctx, { params }) => showUser(ctx, params.id)),
  endpoint(calls.ownProfile, showOwnProfile),
  endpoint(calls.updateProfile, async (ctx, { body, files }) => ({
    message: 'Profil başarıyla güncellendi!',
    ...(await updateProfile(ctx, body, files.photo?.[0])),
  })),
  endpoint(calls.dropOwnPhoto, async (ctx) => ({
    message: 'Fotoğrafınız kaldırıldı.',
    user: await dropOwnPhoto(ctx),
  })),
];
