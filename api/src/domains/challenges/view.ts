import type { Challenge } from 'mf-shared/contracts/challenges';
import type { ListedChallenge } from './queries.ts';

/** A challenge in the shape of the contract; `createdAt` is an ISO text. */
export const toChallenge = (row: ListedChallenge): Challenge => ({
  _id: row.id,
  id: row.id,
  type: row.type,
  details: row.details,
  contactInfo: row.contact_info,
  creator: { _id: row.creator_id, id: row.creator_id, fullName: row.full_name, photo: row.photo },
  createdAt: new Date(row.created_at).toISOString(),
});
