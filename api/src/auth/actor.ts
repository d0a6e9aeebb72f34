import type { StaffRole } from 'mf-shared/contracts/staff';

/** `sessionId` is the session that the call came with; absent where the server acts for somebody by itself. */
type WithSession = { sessionId?: string };
/** Who asks, as the token says and the database confirmed. */
export type UserActor = WithSession & { role: 'user'; id: string; email: string };
/** `staff` is who of the venue's people asks; null is the owner. */
export type BusinessActor = WithSession & {
  role: 'business';
  /** The business's. */
  id: string;
  email: string;
  isActive: boolean;
  staff: { id: string; name: string; role: StaffRole } | null;
};
export type AdminActor = WithSession & {
  role: 'admin';
  id: string;
  email: string;
  /** Set where a second factor is required and missing: until it is there, nothing else is reached. */
  mustEnrol?: true;
};
export type Actor = UserActor | BusinessActor | AdminActor;
