import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SessionBusiness } from 'mf-shared/contracts/platform';
import { SESSION_COOKIE } from 'mf-shared/contracts/server-render';
import { authenticate } from '../auth/authenticate.ts';
import type { HttpEnv } from '../http/env.ts';

/** A venue that opens its own page, with the token of its session. */
export type Reader = { business: SessionBusiness; token: string };

/** The active venue that the page's cookie signs in; null for everybody else, whose page the browser draws. */
export async function readerOf(c: Context<HttpEnv>): Promise<Reader | null> {
  const token = getCookie(c, SESSION_COOKIE);
  if (!token) return null;
  const actor = await authenticate(c.get('app'), token).catch(() => null);
  if (actor?.role !== 'business' || actor.viewing || !actor.isActive) return null;
  const { id, email, role, isActive, staff } = actor;
  const member = staff && { staffId: staff.id, staffRole: staff.role };
  return { token, business: { id, email, role, isActive, ...member } };
}
