import type { Party } from 'mf-shared/contracts/messages';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import { firstPhoto } from '../venues/index.ts';

export type PartnerRow = { id: string; model: Party; name: string; photo: string | null };

/**
 * An account to deal with: a player who is not deleted, or an approved venue. Without a model it looks for both.
 * @throws `user_not_found`, `business_not_found`
 */
export async function requirePartner(q: Queries, id: string, model?: Party): Promise<PartnerRow> {
  const found =
    (model !== 'Business' && (await userPartner(q, id))) || (model !== 'User' && (await venuePartner(q, id)));
  if (!found) throw new AppError(model === 'Business' ? 'business_not_found' : 'user_not_found');
  return found;
}

/** A player whose account is not deleted, or undefined. */
const userPartner = (q: Queries, id: string): Promise<PartnerRow | undefined> =>
  q
    .selectFrom('published_players')
    .select((eb) => ['id', eb.val<Party>('User').as('model'), 'full_name as name', 'photo'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** A business that has been approved, or undefined. */
const venuePartner = (q: Queries, id: string): Promise<PartnerRow | undefined> =>
  q
    .selectFrom('published_venues as b')
    .select((eb) => [
      'b.id',
      eb.val<Party>('Business').as('model'),
      'b.venue_name as name',
      firstPhoto('b.id').as('photo'),
    ])
    .where('b.id', '=', id)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();
