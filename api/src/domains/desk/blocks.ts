import type { ListPage } from 'mf-shared/contracts/call';
import type { DeskBlock, DeskBlocksQuery } from 'mf-shared/contracts/desk';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { blockPage } from '../blocks/index.ts';
import { userById } from '../players/index.ts';
import { venueById } from '../venues/index.ts';

/**
 * Whom an account blocked, or who blocked it. Admins see blocks, and lift none.
 * @throws `user_not_found`, `business_not_found`
 */
export async function deskBlocks(
  { db: { q } }: Ctx<AdminActor>,
  { model, id }: Side,
  asked: z.output<typeof DeskBlocksQuery>,
): Promise<ListPage<DeskBlock>> {
  const account = await (model === 'User' ? userById(q, id) : venueById(q, id));
  if (!account) throw new AppError(model === 'User' ? 'user_not_found' : 'business_not_found');
  const { rows, nextCursor } = await blockPage(q, id, asked);
  return {
    rows: rows.map((row) => ({
      ...{ _id: row.id, id: row.id, kind: row.model === 'User' ? 'player' : 'venue' },
      ...{ name: row.name ?? 'Silinmiş hesap', createdAt: new Date(row.created_at).toISOString() },
    })),
    nextCursor,
  };
}
