import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { userById } from '../players/index.ts';
import { venueById } from '../venues/index.ts';

/**
 * A player, locked until the transaction ends, so that what two admins do comes one after the other.
 * @throws `user_not_found`
 * @throws `account_of_admin`: whoever answers support requests must not get hold of another admin's account
 */
export async function holdPlayerAccount(tx: Tx, id: string): Promise<UserRow> {
  await tx.lock('users', id);
  const row = await userById(tx.q, id);
  if (!row) throw new AppError('user_not_found');
  if (row.role === 'admin') throw new AppError('account_of_admin');
  return row;
}

/**
 * A venue that is neither rejected nor closed, locked in the same way.
 * @throws `business_not_found`
 */
export async function holdVenueAccount(tx: Tx, id: string): Promise<VenueRow> {
  await tx.lock('venues', id);
  const row = await venueById(tx.q, id);
  if (!row || row.closed_at !== null || row.rejected_at !== null) throw new AppError('business_not_found');
  return row;
}

/** The same for either. */
export const holdEither = (tx: Tx, { model, id }: Side): Promise<UserRow | VenueRow> =>
  model === 'User' ? holdPlayerAccount(tx, id) : holdVenueAccount(tx, id);
