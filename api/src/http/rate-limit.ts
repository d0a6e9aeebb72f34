import type { Context } from 'hono';
import type { Actor } from '../auth/actor.ts';
import { addressOf, limitKey } from './address.ts';
import type { HttpEnv } from './env.ts';
import { accountOf, type Who } from './rate-limits.ts';

/** The caller's network address. */
export const clientAddress = (c: Context<HttpEnv>): string =>
  addressOf(c.get('app').config, c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress);

/** The key of a call's limits: the actor if there is one, else the address of the call. */
export const callerOf = (c: Context<HttpEnv>, actor: Actor | null): Who => ({
  account: accountOf(actor),
  address: limitKey(clientAddress(c)),
});
