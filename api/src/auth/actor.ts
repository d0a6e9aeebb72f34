import type { StaffRole } from 'mf-shared/contracts/staff';

/** Who asks, as the token says and the database confirmed. */
export type UserActor = { role: 'user'; id: string; email: string };
/** `staff` is who of the venue's people asks; null is the owner. */
export type BusinessActor = {
  role: 'business';
  /** The business's. */
  id: string;
  email: string;
  isActive: boolean;
  staff: { id: string; name: string; role: StaffRole } | null;
};
export type AdminActor = { role: 'admin'; id: string; email: string };
export type Actor = UserActor | BusinessActor | AdminActor;
