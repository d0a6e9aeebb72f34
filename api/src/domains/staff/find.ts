import type { Queries } from '../../db/database.ts';
import type { StaffRow } from '../../db/schema/staff.ts';
import { staffByEmail, staffById } from './queries.ts';

/** A member of any venue's staff, by address or id. */
export const findStaff = (
  q: Queries,
  by: { email: string } | { id: string },
): Promise<StaffRow | undefined> => ('email' in by ? staffByEmail(q, by.email) : staffById(q, by.id));
