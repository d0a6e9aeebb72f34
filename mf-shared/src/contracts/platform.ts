import * as z from 'zod/mini';
import type { AdminRole } from './admin.ts';
import { numeric } from './common.ts';
import type { StaffRole } from './staff.ts';

/** Settings of the deployment that forms and maps need in a browser. */
export const ClientConfig = z.object({
  captcha: z.object({ provider: z.enum(['altcha', 'recaptcha']), siteKey: z.nullable(z.string()) }),
  map: z.object({ tileUrl: z.nullable(z.string()), attribution: z.string() }),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

export const ReverseQuery = z.object({
  lat: numeric(undefined, z.gte(-90), z.lte(90)),
  lng: numeric(undefined, z.gte(-180), z.lte(180)),
});
export const ReverseAnswer = z.object({ city: z.string() });

/** Claims of a session token; `exp` in seconds. Businesses carry `_id` beside `id`. */
export type TokenClaims = {
  id: string;
  _id?: string;
  email: string;
  role: 'user' | 'business' | 'admin';
  isActive: boolean;
  /** Only for a venue's staff. */
  staffId?: string;
  staffRole?: StaffRole;
  /** Only for admins. */
  adminRole?: AdminRole;
  /** Only for an admin's view of the account. */
  view?: true;
  exp: number;
};

/** What a browser knows of a signed-in venue. The owner has no `staffId` and `staffRole`. */
export type SessionBusiness = {
  id: string;
  email: string;
  role: 'business';
  isActive: boolean;
  staffId?: string;
  staffRole?: StaffRole;
};
