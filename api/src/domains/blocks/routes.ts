import * as calls from 'mf-shared/contracts/calls/blocks';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { blockSomebody } from './block.ts';
import { blocksOf } from './queries.ts';
import { unblockSomebody } from './unblock.ts';
import { toBlock } from './view.ts';

/** Blocks of players and venues. */
export const blockRoutes: Endpoint[] = [
  endpoint(calls.myBlocks, async (ctx) => (await blocksOf(ctx.db.q, ctx.actor.id)).map(toBlock)),
  endpoint(calls.block, (ctx, { body }) => blockSomebody(ctx, body)),
  endpoint(calls.unblock, (ctx, { params }) => unblockSomebody(ctx, params.id)),
];
