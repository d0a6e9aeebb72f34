import * as calls from 'mf-shared/contracts/calls/bars';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { addBar } from './add.ts';
import { listBars } from './list.ts';
import { removeBar } from './remove.ts';

/** Addresses and phones with which nobody opens an account. */
export const barRoutes: Endpoint[] = [
  endpoint(calls.listBars, (ctx, { query }) => listBars(ctx, query)),
  endpoint(calls.addBar, (ctx, { body }) => addBar(ctx, body)),
  endpoint(calls.removeBar, async (ctx, { params, body }) => {
    await removeBar(ctx, params.id, body.reason);
    return { message: 'Engel kaldırıldı.' };
  }),
];
