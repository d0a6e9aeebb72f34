import type { AdminRole } from 'mf-shared/contracts/admin';
import type { StaffRole } from 'mf-shared/contracts/staff';

/** `sessionId` is the session of the call; absent when the server itself acts for the account. */
type WithSession = { sessionId?: string };
/** An admin's look at the product as the account sees it: it reads, and does nothing. */
export type Viewing = { id: string; adminId: string };
/** `viewing` is set when an admin looks at the account; then there is no session of the account. */
type MaybeViewed = WithSession & { viewing?: Viewing };
/** The caller, as named by the token and confirmed by the database. */
export type UserActor = MaybeViewed & { role: 'user'; id: string; email: string };
/** `staff` is the staff member who calls; null is the owner. */
export type BusinessActor = MaybeViewed & {
  role: 'business';
  /** The id of the business. */
  id: string;
  email: string;
  isActive: boolean;
  staff: { id: string; name: string; role: StaffRole } | null;
};
/** Where a call comes from: its network address, and its browser and system as people call them. */
export type Origin = { address: string; device: string };
export type AdminActor = WithSession & {
  role: 'admin';
  id: string;
  email: string;
  adminRole: AdminRole;
  origin: Origin;
  /** Set when a required second factor is missing. Until it exists, nothing else is accessible. */
  mustEnrol?: true;
};
export type Actor = UserActor | BusinessActor | AdminActor;
/** The owner of a token, before it is known where the call comes from. */
export type TokenOwner = UserActor | BusinessActor | Omit<AdminActor, 'origin'>;
/** A job or a command; `who` names it in Turkish. */
export type SystemActor = { role: 'system'; who: string };
