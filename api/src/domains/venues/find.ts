import type { Queries } from '../../db/database.ts';
import type { BusinessRow } from '../../db/schema.ts';
import { businessByEmail, businessById } from './queries.ts';

/** A business, whatever its state, by id or by the address that its owner logs in with. */
export const findBusiness = (
  q: Queries,
  by: { id: string } | { email: string },
): Promise<BusinessRow | undefined> => ('id' in by ? businessById(q, by.id) : businessByEmail(q, by.email));
