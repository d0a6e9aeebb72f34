import { decodeJwt } from 'jose';
import type { TokenClaims } from 'mf-shared/contracts/platform';
import type { User } from 'mf-shared/contracts/users';
import { forgetBrowser } from 'mf-shared/forget-browser';
import { BUSINESS_ID_KEY, TOKEN_KEY, useSession } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { forgetUser, keepUser, storedUser } from './stored-user.ts';

type GoTo = (path: string) => void;

const RETRY_MS = 2000;
// Longer timers overflow and fire at once.
const MAX_TIMER_MS = 2 ** 31 - 1;
let goTo: GoTo = () => {};
let expiry: ReturnType<typeof setTimeout> | undefined;

/** Installs the session's actions and restores what the last visit left; answers what ends that. */
export function startSession(navigate: GoTo): () => void {
  goTo = navigate;
  useSession.setState({ logout, sessionOver, refresh: restore, adopt });
  void restore();
  window.addEventListener('storage', onOtherTab);
  return () => window.removeEventListener('storage', onOtherTab);
}

/** Another tab signed in or out. */
function onOtherTab({ key }: StorageEvent): void {
  if (key === TOKEN_KEY || key === null) void restore();
}

/** Takes a fresh token after a login and answers once the session is complete. */
export async function signIn(token: string): Promise<void> {
  localStorage.setItem(TOKEN_KEY, token);
  await restore();
}

/** Goes on with a fresh token of the same account; what is shown stays meanwhile. */
async function adopt(token: string): Promise<void> {
  localStorage.setItem(TOKEN_KEY, token);
  useSession.setState({ token });
  await restore();
}

/** Ends the session on this device and goes to the landing page. */
export function logout(): void {
  // Whoever sits here next must not read this account's news.
  void forgetBrowser(useSession.getState().token);
  clear();
  goTo('/');
}

const OVER = 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.';
const STAFF_OVER =
  'Bu işletmedeki oturumunuz sona erdi. Ekipten çıkarıldığınızı düşünüyorsanız işletme sahibine sorun.';

/** Ends a session that counts no longer and says why the page is another. */
function sessionOver(): void {
  const { business, token } = useSession.getState();
  logout();
  if (token) toast.info(business?.staffRole ? STAFF_OVER : OVER);
}

function clear(): void {
  clearTimeout(expiry);
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(BUSINESS_ID_KEY);
  forgetUser();
  useSession.setState({ status: 'ready', token: null, user: null, business: null, admin: null });
}

/** Claims of a token whose expiry still lies ahead, else null. */
export function validClaims(token: string, now = Date.now()): TokenClaims | null {
  try {
    const claims = decodeJwt<TokenClaims>(token);
    return claims.exp !== undefined && claims.exp * 1000 > now ? (claims as TokenClaims) : null;
  } catch {
    return null;
  }
}

async function restore(): Promise<void> {
  const token = localStorage.getItem(TOKEN_KEY);
  if (!token) return clear();
  const claims = validClaims(token);
  if (!claims) {
    console.info('The stored session has expired or cannot be read.');
    return logout();
  }
  clearTimeout(expiry);
  expiry = setTimeout(sessionOver, Math.min(claims.exp * 1000 - Date.now(), MAX_TIMER_MS));
  const empty = { token, user: null, business: null, admin: null };
  const id = claims._id ?? claims.id;
  if (claims.role === 'admin') useSession.setState({ ...empty, status: 'ready', admin: { role: 'admin' } });
  else if (claims.role === 'business') {
    localStorage.setItem(BUSINESS_ID_KEY, id);
    const { email, isActive, staffId, staffRole } = claims;
    const staff = staffId && staffRole ? { staffId, staffRole } : {};
    const business = { id, email, role: 'business' as const, isActive, ...staff };
    useSession.setState({ ...empty, status: 'ready', business });
  } else {
    // A repeated restore of the same player keeps what is shown while the details come again.
    if (useSession.getState().token !== token) {
      const user = storedUser(claims.id);
      useSession.setState({ ...empty, user, status: user ? 'ready' : 'loading' });
    }
    await loadUser(claims, token);
  }
}

/**
 * Fetches the player's details. A refusal ends the session; without an answer (no network, server
 * restarting) nobody is signed out, and it is tried again.
 */
async function loadUser(claims: TokenClaims, token: string): Promise<void> {
  try {
    const user = await fetchUser(claims.id);
    if (localStorage.getItem(TOKEN_KEY) !== token) return;
    const session = {
      ...user,
      email: user.email ?? claims.email,
      role: 'user' as const,
      isAdmin: user.role === 'admin',
    };
    keepUser(session);
    useSession.setState({ status: 'ready', user: session });
  } catch (error) {
    if (localStorage.getItem(TOKEN_KEY) !== token) return;
    console.info('The details of the signed-in player could not be fetched.', error);
    if (isRefusal(error)) logout();
    else setTimeout(() => void restore(), RETRY_MS);
  }
}

// Visitors never ask for details, so their first load goes without the API client.
async function fetchUser(id: string): Promise<User> {
  const { api } = await import('mf-shared/api-client');
  return api.get<User>(`users/${id}`);
}

/** The server said no, as opposed to saying nothing or asking to wait. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 429;
}
