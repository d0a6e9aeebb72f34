import * as calls from 'mf-shared/contracts/calls/blocks';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { block } from './block.ts';
import { blocksOf } from './queries.ts';
import { unblock } from './unblock.ts';
import { toBlock } from './view.ts';

/** Blocks of players and venues. */
export const blockRoutes: Endpoint[] = [
  endpoint(calls.myBlocks, async (ctx) => (await blocksOf(ctx.db.q, ctx.actor.id)).map(toBlock)),
  endpoint(calls.block, (ctx, { body }) => block(ctx, body)),
  endpoint(calls.unblock, (ctx, { params }) => unblock(ctx, params.id)),
];
