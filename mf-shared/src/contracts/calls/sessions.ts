import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { Session } from '../sessions.ts';

export const listSessions = call({
  method: 'get',
  path: '/account/sessions',
  summary: 'Devices on which the own account is signed in',
  access: 'signedIn',
  isPrivate: true,
  answer: z.array(Session),
});

export const endSession = call({
  method: 'delete',
  path: '/account/sessions/:id',
  summary: 'Ends one of the own sessions',
  access: 'signedIn',
  answer: Message,
});

export const openGuarded = call({
  method: 'post',
  path: '/account/remote-pass',
  summary: 'A cookie that lets the session load the code of guarded remotes',
  access: 'signedIn',
  answer: Message,
});

export const signOut = call({
  method: 'post',
  path: '/account/sign-out',
  summary: 'Ends the session that the call comes with',
  access: 'enrolling',
  answer: Message,
});

export const signOutElsewhere = call({
  method: 'post',
  path: '/account/sign-out-everywhere',
  summary: 'Ends every other session of the own account',
  access: 'signedIn',
  answer: Message,
});
