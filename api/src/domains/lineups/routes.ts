import * as calls from 'mf-shared/contracts/calls/lineups';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { createLineup } from './create.ts';
import { deleteLineup } from './delete.ts';
import { listLineups } from './list.ts';

/** Lineups that players draw on a pitch. */
export const lineupRoutes: Endpoint[] = [
  endpoint(calls.listLineups, (ctx, { params, query }) => listLineups(ctx, params.userId, query)),
  endpoint(calls.createLineup, async (ctx, { body }) => ({
    message: 'Kadro oluşturuldu.',
    ...(await createLineup(ctx, body)),
  })),
  endpoint(calls.deleteLineup, async (ctx, { params }) => {
    await deleteLineup(ctx, params.id);
    return { message: 'Kadro silindi.' };
  }),
];
