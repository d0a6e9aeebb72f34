import { create } from 'zustand';
import type { StaffRole } from '../contracts/staff.ts';
import type { User } from '../contracts/users.ts';

export const TOKEN_KEY = 'token';
/** An admin's, who may be signed in as a player too. */
export const ADMIN_TOKEN_KEY = 'adminToken';
export const BUSINESS_ID_KEY = 'businessId';

/** Details of the signed-in player; `isAdmin` remembers the account's own role, which shows the admin link. */
export type SessionUser = Omit<User, 'role' | 'email'> & { email: string; role: 'user'; isAdmin: boolean };
/** `staffId` and `staffRole` are absent for the owner. */
export type SessionBusiness = {
  id: string;
  email: string;
  role: 'business';
  isActive: boolean;
  staffId?: string;
  staffRole?: StaffRole;
};
export type SessionAdmin = { role: 'admin' };

type SessionState = {
  /** `loading` until the stored token has been read and, for players, the details are there. */
  status: 'loading' | 'ready';
  token: string | null;
  user: SessionUser | null;
  business: SessionBusiness | null;
  admin: SessionAdmin | null;
  /** Ends the session and goes to the landing page; the shell installs it. */
  logout: () => void;
  /** Ends a session that the API no longer knows, and says so; the shell installs it. */
  sessionOver: () => void;
  /** Reads the player's details again, after the profile changed; the shell installs it. */
  refresh: () => Promise<void>;
  /** Takes a fresh token of the same account in the place of the old one; the shell installs it. */
  adopt: (token: string) => Promise<void>;
};

/**
 * The one session of the page. Federated as a singleton, read by everybody, written by the shell alone.
 */
export const useSession = create<SessionState>(() => ({
  status: 'loading',
  token: null,
  user: null,
  business: null,
  admin: null,
  logout: () => {},
  sessionOver: () => {},
  refresh: async () => {},
  adopt: async () => {},
}));

/** The token as it stands now in this tab, for code outside React. */
export const currentToken = () => useSession.getState().token;

/** Whether it is the owner of a venue who is signed in. */
export const isOwner = ({ business }: SessionState): boolean =>
  business !== null && business.staffRole === undefined;

/** Whether whoever is signed in may see a venue's money and change how it is run. */
export const isManager = ({ business }: SessionState): boolean =>
  business !== null && business.staffRole !== 'staff';

/** Whether it is somebody of a venue's day staff, who see neither its money nor its settings. */
export const isDayStaff = ({ business }: SessionState): boolean => business?.staffRole === 'staff';

/** Id of whoever is signed in as a player or a business, or null. */
export const actorId = (state: SessionState) => state.user?.id ?? state.business?.id ?? null;
