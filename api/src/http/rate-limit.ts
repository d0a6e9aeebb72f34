import type { Context } from 'hono';
import type { Actor } from '../auth/actor.ts';
import { addressOf, limitKey } from './address.ts';
import type { HttpEnv } from './env.ts';
import { accountOf, type Who } from './rate-limits.ts';

/** The caller's network address. */
export const clientAddress = (c: Context<HttpEnv>): string =>
  addressOf(c.var.app.config, c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress);

/** Whom a call counts against: the actor where there is one, else the address that it came from. */
export const callerOf = (c: Context<HttpEnv>, actor: Actor | null): Who => ({
  account: accountOf(actor),
  address: limitKey(clientAddress(c)),
});
