import { Block, BlockAnswer, BlockCreate, BlockId } from 'mf-shared/contracts/blocks';
import { Message } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { blockSomebody } from './block.ts';
import { blocksOf } from './queries.ts';
import { unblockSomebody } from './unblock.ts';
import { toBlock } from './view.ts';

/** Whom players and venues want nothing to do with. */
export const blockRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/blocks',
      summary: 'Whom the caller blocked, the latest first; 500 at most',
      access: 'member',
      response: z.array(Block),
    },
    async (ctx) => (await blocksOf(ctx.db.q, ctx.actor.id)).map(toBlock),
  ),
  endpoint(
    {
      method: 'post',
      path: '/blocks',
      summary: 'Blocks a player or a venue; of a venue for owner and managers',
      access: 'member',
      body: BlockCreate,
      response: BlockAnswer,
      status: 201,
    },
    (ctx, { body }) => blockSomebody(ctx, body),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/blocks/:id',
      summary: 'Takes an own block back; of a venue for owner and managers',
      access: 'member',
      params: BlockId,
      response: Message,
    },
    (ctx, { params }) => unblockSomebody(ctx, params.id),
  ),
];
