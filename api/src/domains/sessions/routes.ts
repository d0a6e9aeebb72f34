import * as calls from 'mf-shared/contracts/calls/sessions';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { endSession, signOut, signOutElsewhere } from './end.ts';
import { openGuarded } from './guarded.ts';
import { listSessions } from './list.ts';

/** Where an account is signed in, and signing out. */
export const sessionRoutes: Endpoint[] = [
  endpoint(calls.listSessions, listSessions),
  endpoint(calls.endSession, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    return { message: 'Oturum kapatıldı.' };
  }),
  endpoint(calls.openGuarded, openGuarded),
  endpoint(calls.signOut, async (ctx) => {
    await signOut(ctx);
    return { message: 'Çıkış yapıldı.' };
  }),
  endpoint(calls.signOutElsewhere, async (ctx) => {
    await signOutElsewhere(ctx);
    return { message: 'Diğer bütün oturumlar kapatıldı.' };
  }),
];
