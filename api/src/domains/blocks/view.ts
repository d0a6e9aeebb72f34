import type { Block } from 'mf-shared/contracts/blocks';
import type { ListedBlock } from './queries.ts';

const GONE = 'Silinmiş hesap';

/** A block in the shape of the contract. */
export const toBlock = (row: ListedBlock): Block => ({
  _id: row.blocked_id,
  id: row.blocked_id,
  type: row.blocked_model,
  name: row.name ?? GONE,
  photo: row.photo,
  createdAt: new Date(row.created_at).toISOString(),
});
