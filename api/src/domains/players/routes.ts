import * as calls from 'mf-shared/contracts/calls/players';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { dropOwnPhoto } from './drop-own-photo.ts';
import { loginPlayer } from './login.ts';
import { registerPlayer } from './register.ts';
import { searchPlayers } from './search.ts';
import { ownProfile, showPlayer } from './show.ts';
import { updateProfile } from './update-profile.ts';

/** Registration, login, profile and search of players. */
export const playerRoutes: Endpoint[] = [
  endpoint(calls.registerPlayer, async (ctx, { body, files, device }) => ({
    message: 'Kayıt başarılı!',
    ...(await registerPlayer(ctx, body, { photo: files.photo?.[0], device })),
  })),
  endpoint(calls.loginPlayer, (ctx, { body, device, address }) =>
    loginPlayer(ctx, body, { device, address }),
  ),
  endpoint(calls.searchPlayers, (ctx, { query }) => searchPlayers(ctx, query)),
  endpoint(calls.showPlayer, (ctx, { params }) => showPlayer(ctx, params.id)),
  endpoint(calls.ownProfile, ownProfile),
  endpoint(calls.updateProfile, async (ctx, { body, files }) => ({
    message: 'Profil başarıyla güncellendi!',
    ...(await updateProfile(ctx, body, files.photo?.[0])),
  })),
  endpoint(calls.dropOwnPhoto, async (ctx) => ({
    message: 'Fotoğrafınız kaldırıldı.',
    user: await dropOwnPhoto(ctx),
  })),
];
