import * as calls from 'mf-shared/contracts/calls/admin';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { loginAdmin } from '../players/index.ts';
import { approveBusiness } from './approve.ts';
import { listPending } from './pending.ts';
import { rejectBusiness } from './reject.ts';
import { listRejected } from './rejected.ts';
import { restoreBusiness } from './restore.ts';

/** Login of admins, and their decisions on new businesses. */
export const adminRoutes: Endpoint[] = [
  endpoint(calls.loginAdmin, (ctx, { body, device, address }) => loginAdmin(ctx, body, { device, address })),
  endpoint(calls.pendingVenues, async (ctx, { query }) => {
    const { businesses, nextCursor } = await listPending(ctx, query);
    return { rows: businesses, nextCursor };
  }),
  endpoint(calls.approveVenue, async (ctx, { params }) => {
    await approveBusiness(ctx, params.id);
    return { message: 'İşletme onaylandı.' };
  }),
  endpoint(calls.rejectVenue, async (ctx, { params, query }) => {
    await rejectBusiness(ctx, params.id, query.reason);
    return { message: 'İşletme reddedildi.' };
  }),
  endpoint(calls.rejectedVenues, async (ctx, { query }) => {
    const { businesses, nextCursor } = await listRejected(ctx, query);
    return { rows: businesses, nextCursor };
  }),
  endpoint(calls.restoreVenue, async (ctx, { params }) => {
    await restoreBusiness(ctx, params.id);
    return { message: 'Red kararı geri alındı.' };
  }),
];
