import { sendLast } from 'mf-shared/api-client/send-last';
import { showPlayer } from 'mf-shared/contracts/calls/players';
import { signOut } from 'mf-shared/contracts/calls/sessions';
import type { TokenClaims } from 'mf-shared/contracts/platform';
import type { User } from 'mf-shared/contracts/users';
import { forgetBrowser } from 'mf-shared/forget-browser';
import {
  ADMIN_TOKEN_KEY,
  BUSINESS_ID_KEY,
  type SessionAdmin,
  TOKEN_KEY,
  useSession,
  type ViewToBegin,
} from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { matchPath } from 'react-router-dom';
import { remotes } from '../common/manifests.ts';
import { deviceStorage } from '../common/storage.ts';
import { accountOf, validClaims, venueOf } from './claims.ts';
import { forgetPages } from './forget-pages.ts';
import { dropSessionCookie, keepSessionCookie } from './session-cookie.ts';
import { forgetUser, keepUser, storedUser } from './stored-user.ts';
import { beginView, leaveView, stopView, storedView } from './view.ts';

type GoTo = (path: string) => void;

const RETRY_MS = 2000;
// Longer timers overflow and fire at once.
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Where an early restore leads; the router is not there yet. */
let missed: string | null = null;
let goTo: GoTo = (path) => {
  missed = path;
};
/** The page of the last sign-out, until the landing page is there. */
let left: string | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

const storedToken = (): string | null => storedView()?.token ?? deviceStorage.getItem(activeKey());

/** Restores a valid stored session. Call it before the first drawing, so that the page is drawn once, for its reader. */
export function restoreEarly(): void {
  const token = storedToken();
  if (token !== null && validClaims(token)) void restore();
}

/** Installs the session's actions and restores the stored session; returns a function that stops it. */
export function startSession(navigate: GoTo): () => void {
  goTo = navigate;
  useSession.setState({ logout, sessionOver, refresh: restore, adopt, signIn, beginView });
  const token = storedToken();
  if (token === null || token !== useSession.getState().token) void restore();
  if (missed !== null) navigate(missed);
  missed = null;
  window.addEventListener('storage', onOtherTab);
  return () => window.removeEventListener('storage', onOtherTab);
}

/** Pages that prefer an admin's session to a player's; all others prefer the player's. */
export const isAdminPage = (pathname: string): boolean =>
  [ADMIN_LOGIN, ...adminPaths()].some((path) => matchPath({ path, end: false }, pathname));

const ADMIN_LOGIN = '/admin-login';
const adminPaths = () =>
  remotes().flatMap(({ pages }) => pages.filter(({ access }) => access === 'admin').map(({ path }) => path));

/** Storage key of the token that counts on this page. */
function activeKey(): string {
  const keys = [TOKEN_KEY, ADMIN_TOKEN_KEY];
  if (isAdminPage(window.location.pathname)) keys.reverse();
  return keys.find((key) => deviceStorage.getItem(key) !== null) ?? TOKEN_KEY;
}

/**
 * Whether the page belongs to the other of two stored sessions, which is about to be restored: until then nobody is
 * redirected.
 */
export function isSwitching({ admin }: { admin: SessionAdmin | null }, pathname: string): boolean {
  if (storedView()) return false;
  if (isAdminPage(pathname)) return !admin && deviceStorage.getItem(ADMIN_TOKEN_KEY) !== null;
  return admin !== null && deviceStorage.getItem(TOKEN_KEY) !== null;
}

/** An admin's token has its own key beside a player's. */
const keyOf = (token: string): string => (validClaims(token)?.role === 'admin' ? ADMIN_TOKEN_KEY : TOKEN_KEY);

/** Another tab signed in or out. */
function onOtherTab({ key }: StorageEvent): void {
  if (key === TOKEN_KEY || key === ADMIN_TOKEN_KEY || key === null) void restore();
}

/** Stores a fresh token after a login or a registration and resolves once the session is complete. */
export async function signIn(token: string): Promise<void> {
  deviceStorage.setItem(keyOf(token), token);
  await restore();
}

/**
 * Continues with a fresh token of the same account; the screen stays. Drops a token that arrives after its account
 * signed out.
 */
async function adopt(token: string): Promise<void> {
  const { token: own, view } = useSession.getState();
  const account = view ? null : accountOf(own);
  if (account === null || account !== accountOf(token)) return;
  deviceStorage.setItem(keyOf(token), token);
  useSession.setState({ token });
  await restore();
}

/** Whether somebody has just signed out on this page: it asks nobody to sign in. */
export const isLeft = (pathname: string): boolean => pathname === left;

/** Another page is shown; the page of the sign-out may be entered again. */
export function arrived(pathname: string): void {
  if (pathname !== left) left = null;
}

/** Ends the session on this device and goes to the landing page; a view of an account ends alone. */
export function logout(): void {
  if (storedView()) return void stopView();
  left = window.location.pathname;
  const { token } = useSession.getState();
  void forgetNews().then(() => tellServer(token));
  leave();
}

/** The next person here must not read this account's notices. An admin has none; a player's continue. */
async function forgetNews(): Promise<void> {
  const { token, admin } = useSession.getState();
  if (!admin) await forgetAccount(token);
}

/** A browser that forbids the question has neither a push subscription nor kept answers. */
const forgetAccount = (token: string | null): Promise<unknown> =>
  Promise.all([forgetPages(), forgetBrowser(token)]).catch((error: unknown) =>
    console.info('The account could not be forgotten.', error),
  );

/** Ends this session; a session of the other kind on this device continues. */
function leave(key = ownKey()): void {
  clear(key);
  goTo('/');
  if (deviceStorage.getItem(activeKey())) void restore();
}

/** The local sign-out never waits for this; a token that the server does not end expires by itself. */
async function tellServer(token: string | null): Promise<void> {
  if (token) await sendLast(signOut, token);
}

const OVER = 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.';
const STAFF_OVER =
  'Bu işletmedeki oturumunuz sona erdi. Ekipten çıkarıldığınızı düşünüyorsanız işletme sahibine sorun.';

const VIEW_OVER = 'Görünümün süresi doldu ya da görünüm sona erdirildi.';

/** Ends an invalid session and says why the page changed. */
function sessionOver(): void {
  if (storedView()) {
    leaveView(VIEW_OVER);
    return;
  }
  const { business, token } = useSession.getState();
  void forgetNews();
  leave();
  if (token) toast.info(business?.staffRole ? STAFF_OVER : OVER);
}

/** Storage key of the current session's token, also on a page of the other session. */
function ownKey(): string {
  const { token, admin } = useSession.getState();
  if (token === null) return activeKey();
  return admin ? ADMIN_TOKEN_KEY : TOKEN_KEY;
}

function clear(key: string): void {
  clearTimeout(expiry);
  deviceStorage.removeItem(key);
  if (key === TOKEN_KEY) {
    forgetVenue();
    forgetUser();
  }
  useSession.setState({ ...NOBODY, status: 'ready', token: null });
}

function forgetVenue(): void {
  deviceStorage.removeItem(BUSINESS_ID_KEY);
  dropSessionCookie();
}

const NOBODY = { user: null, business: null, admin: null, view: null };

async function restore(): Promise<void> {
  const view = storedView();
  if (view) return restoreView(view);
  const key = activeKey();
  const token = deviceStorage.getItem(key);
  if (!token) return clear(key);
  const claims = validClaims(token);
  if (!claims) {
    console.info('The stored session has expired or cannot be read.');
    if (key === TOKEN_KEY) void forgetAccount(null);
    return leave(key);
  }
  // Older releases stored an admin's token here.
  if (key === TOKEN_KEY && claims.role === 'admin') {
    deviceStorage.removeItem(key);
    deviceStorage.setItem(ADMIN_TOKEN_KEY, token);
  }
  endAt(claims.exp);
  const empty = { ...NOBODY, token };
  if (claims.role === 'admin') {
    // Tokens of older releases name no role: then every admin was an owner.
    const admin = { role: 'admin' as const, adminRole: claims.adminRole ?? 'owner' };
    useSession.setState({ ...empty, status: 'ready', admin });
  } else if (claims.role === 'business') {
    const business = venueOf(claims);
    deviceStorage.setItem(BUSINESS_ID_KEY, business.id);
    keepSessionCookie(token, claims.exp);
    useSession.setState({ ...empty, status: 'ready', business });
  } else {
    // A venue may have been signed in here before.
    forgetVenue();
    // A repeated restore of the same player keeps the screen while the details load again.
    if (useSession.getState().token !== token) {
      const user = storedUser(claims.id);
      useSession.setState({ ...empty, user, status: user ? 'ready' : 'loading' });
    }
    await loadUser(claims, token);
  }
}

function endAt(seconds: number): void {
  clearTimeout(expiry);
  expiry = setTimeout(sessionOver, Math.min(seconds * 1000 - Date.now(), MAX_TIMER_MS));
}

/** Shows the account of a view. Nothing of it is stored beside the tab's view itself. */
async function restoreView({ token, name }: ViewToBegin): Promise<void> {
  const claims = validClaims(token);
  if (!claims) return leaveView(VIEW_OVER);
  endAt(claims.exp);
  const viewed = { ...NOBODY, token, view: { name, expiresAt: claims.exp * 1000 } };
  if (claims.role === 'business')
    return useSession.setState({ ...viewed, status: 'ready', business: venueOf(claims) });
  if (useSession.getState().token !== token) useSession.setState({ ...viewed, status: 'loading' });
  await loadUser(claims, token);
}

/**
 * Fetches the player's details. A refusal ends the session. Without an answer (no network, server restarting) the
 * session stays and the fetch is retried.
 */
async function loadUser(claims: TokenClaims, token: string): Promise<void> {
  try {
    const user = await fetchUser(claims.id);
    if (!isCurrent(token)) return;
    const session = {
      ...user,
      email: user.email ?? claims.email,
      role: 'user' as const,
      isAdmin: user.role === 'admin',
    };
    if (!storedView()) keepUser(session);
    useSession.setState({ status: 'ready', user: session });
  } catch (error) {
    if (!isCurrent(token)) return;
    console.info('The details of the signed-in player could not be fetched.', error);
    if (isRefusal(error)) logout();
    else setTimeout(() => void restore(), RETRY_MS);
  }
}

/** Whether this player is still signed in and shown. */
const isCurrent = (token: string): boolean =>
  (storedView()?.token ?? deviceStorage.getItem(TOKEN_KEY)) === token &&
  useSession.getState().token === token;

// Visitors never need details, so their first load omits the API client.
async function fetchUser(id: string): Promise<User> {
  const { request } = await import('mf-shared/api-client');
  return request(showPlayer, { params: { id } });
}

/** The server refused, as opposed to no answer or a rate limit. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 429;
}
