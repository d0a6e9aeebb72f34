import { createStaff, createUser, createVenue } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { expiredTokenFor } from '../tokens.ts';

/**
 * All roles with a valid token. `unverified` is a player with an unverified address, `business` the owner of a paid
 * venue, `manager` and `staff` its people, `unpaid` the owner of an unpaid venue, `admin` an
 * owner of the platform.
 */
export const ROLES = [
  'user',
  'unverified',
  'business',
  'manager',
  'staff',
  'unpaid',
  'admin',
  'supportAdmin',
  'financeAdmin',
] as const;
export type Role = (typeof ROLES)[number];

/** Callers without identity: no token, or one that is not valid any more or not yet; with the code of the refusal. */
export const NOBODIES = {
  visitor: 'unauthenticated',
  expired: 'token_expired',
  endedSession: 'unauthenticated',
  endedVersion: 'unauthenticated',
  pendingVenue: 'unauthenticated',
  formerStaff: 'unauthenticated',
} as const;
export type Nobody = keyof typeof NOBODIES;

const PLAYERS = ['user', 'unverified'] as const;
const ADMINS: readonly Role[] = ['admin', 'supportAdmin', 'financeAdmin'];
const PAYING = ['business', 'manager', 'staff'] as const;
/** Who may make a call of each kind. */
export const ALLOWED: Record<string, readonly Role[]> = {
  anyone: ROLES,
  user: PLAYERS,
  business: PAYING,
  manager: ['business', 'manager'],
  owner: ['business'],
  anyBusiness: [...PAYING, 'unpaid'],
  anyManager: ['business', 'manager', 'unpaid'],
  anyOwner: ['business', 'unpaid'],
  member: [...PLAYERS, ...PAYING],
  anyMember: [...PLAYERS, ...PAYING, 'unpaid'],
  signedIn: ROLES,
  enrolling: ROLES,
  admin: ADMINS,
  supportDesk: ['admin', 'supportAdmin'],
  financeDesk: ['admin', 'financeAdmin'],
  platformOwner: ['admin'],
};

/** Whether only admins may make a call of that kind. */
export const isAdmins = (access: string): boolean =>
  ALLOWED[access]?.every((role) => ADMINS.includes(role)) ?? false;

/** The code with which a call refuses a role. */
export function refusalOf(role: Role, access: string): string {
  if (isAdmins(access) && ADMINS.includes(role)) return 'admin_forbidden';
  const isOfVenue = ALLOWED[access]?.includes('business');
  if (isOfVenue && role === 'unpaid') return 'business_inactive';
  return isOfVenue && (role === 'manager' || role === 'staff') ? 'staff_forbidden' : 'forbidden';
}

export type Account = { id: string; token: string };

/** A new account of the role; people of a venue come with a new venue. */
export async function accountOf(app: TestApp, role: Role): Promise<Account> {
  if (role === 'user') return createUser(app);
  if (role === 'unverified') return createUser(app, { email_verified_at: null });
  if (role === 'admin') return createUser(app, { role });
  if (role === 'supportAdmin') return createUser(app, { role: 'admin', admin_role: 'support' });
  if (role === 'financeAdmin') return createUser(app, { role: 'admin', admin_role: 'finance' });
  const business = await createVenue(app, role === 'unpaid' ? { next_payment_at: app.time.now - 1 } : {});
  return role === 'manager' || role === 'staff' ? createStaff(app, business, role) : business;
}

/** One account of each role. */
export async function everyRole(app: TestApp): Promise<Record<Role, Account>> {
  const made = await Promise.all(ROLES.map(async (role) => [role, await accountOf(app, role)] as const));
  return Object.fromEntries(made) as Record<Role, Account>;
}

/** Tokens of callers without identity; none for a visitor. */
export async function nobodies(app: TestApp): Promise<Record<Nobody, string | undefined>> {
  const [ended, former] = [await createUser(app), await createUser(app)];
  const left = await createStaff(app, await createVenue(app), 'manager');
  const pending = await createVenue(app, { status: 'pending' });
  await app.call('post', '/api/account/sign-out', { token: ended.token });
  const { q } = app.db;
  await q.updateTable('users').set({ token_version: 1 }).where('id', '=', former.id).execute();
  await q.deleteFrom('staff').where('id', '=', left.staffId).execute();
  return {
    visitor: undefined,
    expired: await expiredTokenFor(app, former, 'user'),
    endedSession: ended.token,
    endedVersion: former.token,
    pendingVenue: pending.token,
    formerStaff: left.token,
  };
}
