import { Message } from 'mf-shared/contracts/common';
import { Session } from 'mf-shared/contracts/sessions';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { endSession, signOut, signOutElsewhere } from './end.ts';
import { listSessions } from './list.ts';

const ById = z.object({ id: z.string() });

/** Where an account is signed in, and signing out. */
export const sessionRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/account/sessions',
      summary: 'Devices on which the own account is signed in',
      access: 'signedIn',
      response: z.array(Session),
    },
    (ctx) => listSessions(ctx),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/account/sessions/:id',
      summary: 'Ends one of the own sessions',
      access: 'signedIn',
      params: ById,
      response: Message,
    },
    async (ctx, { params }) => {
      await endSession(ctx, params.id);
      return { message: 'Oturum kapatıldı.' };
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/sign-out',
      summary: 'Ends the session that the call comes with',
      access: 'enrolling',
      response: Message,
    },
    async (ctx) => {
      await signOut(ctx);
      return { message: 'Çıkış yapıldı.' };
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/sign-out-everywhere',
      summary: 'Ends every other session of the own account',
      access: 'signedIn',
      response: Message,
    },
    async (ctx) => {
      await signOutElsewhere(ctx);
      return { message: 'Diğer bütün oturumlar kapatıldı.' };
    },
  ),
];
