import { create } from 'zustand';
import type { AdminRole } from '../contracts/admin.ts';
import type { SessionBusiness } from '../contracts/platform.ts';
import type { User } from '../contracts/users.ts';

export const TOKEN_KEY = 'token';
/** An admin's token; a player's may lie beside it. */
export const ADMIN_TOKEN_KEY = 'adminToken';
export const BUSINESS_ID_KEY = 'businessId';

/** Details of the signed-in player; `isAdmin` is the account's own role, for the admin link. */
export type SessionUser = Omit<User, 'role' | 'email'> & { email: string; role: 'user'; isAdmin: boolean };
export type SessionAdmin = { role: 'admin'; adminRole: AdminRole };
/** An admin looks in this tab at the product as the signed-in account sees it; `expiresAt` in milliseconds. */
export type SessionView = { name: string; expiresAt: number };
/** A view that begins: the token that reads, whose view it is, and the page to return to. */
export type ViewToBegin = { token: string; name: string; back: string };

type SessionState = {
  /** `loading` until the stored token and, for players, the details are there. */
  status: 'loading' | 'ready';
  token: string | null;
  user: SessionUser | null;
  business: SessionBusiness | null;
  admin: SessionAdmin | null;
  /** Null in an ordinary session. */
  view: SessionView | null;
  /** Calls under way that write, of all areas. The answer of one may bring the next token, as after another password. */
  writing: Set<Promise<unknown>>;
  /** Ends the session and opens the landing page; the shell installs it. */
  logout: () => void;
  /** Ends a session that the API no longer knows, with a message; the shell installs it. */
  sessionOver: () => void;
  /** Reads the player's details again after a profile change; the shell installs it. */
  refresh: () => Promise<void>;
  /** Replaces the token with a fresh one of the same account; the shell installs it. */
  adopt: (token: string) => Promise<void>;
  /** Signs in with a token that a registration brought, and resolves once the session is complete; the shell installs it. */
  signIn: (token: string) => Promise<void>;
  /** Looks in this tab at the product as an account sees it; the shell installs it. */
  beginView: (view: ViewToBegin) => void;
};

/** Builds on a server have a copy of this module each, so what they share stands outside of it. */
const shared = globalThis as { drawnSession?: SessionState | undefined };

/** The page's one session. A federation singleton: everybody reads it, only the shell writes it. */
export const useSession = create<SessionState>((_set, _get, store) => {
  const nobody: SessionState = {
    status: 'loading',
    token: null,
    user: null,
    business: null,
    admin: null,
    view: null,
    writing: new Set(),
    logout: () => {},
    sessionOver: () => {},
    refresh: async () => {},
    adopt: async () => {},
    signIn: async () => {},
    beginView: () => {},
  };
  // React reads this where it draws on a server, and where it takes such a page over.
  store.getInitialState = () => shared.drawnSession ?? nobody;
  return nobody;
});

/**
 * Says for which venue pages are drawn on a server from now on, or for whom the server drew this page; null for a visitor.
 */
export function setDrawnSession(business: SessionBusiness | null): void {
  shared.drawnSession = business ? { ...useSession.getState(), status: 'ready', business } : undefined;
}

/** This tab's current token, for code outside React. */
export const currentToken = () => useSession.getState().token;

/** Whether the signed-in account is a venue's owner. */
export const isOwner = ({ business }: SessionState): boolean =>
  business !== null && business.staffRole === undefined;

/** Whether the signed-in account may see a venue's money and change its settings. */
export const isManager = ({ business }: SessionState): boolean =>
  business !== null && business.staffRole !== 'staff';

/** Whether a venue's day staff are signed in; they see neither its money nor its settings. */
export const isDayStaff = ({ business }: SessionState): boolean => business?.staffRole === 'staff';

/** Id of the signed-in player or business, or null. */
export const actorId = (state: SessionState) => state.user?.id ?? state.business?.id ?? null;
