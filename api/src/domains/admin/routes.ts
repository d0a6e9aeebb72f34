import * as calls from 'mf-shared/contracts/calls/admin';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { loginAdmin } from '../players/index.ts';
import { approveVenue } from './approve.ts';
import { pendingVenues } from './pending.ts';
import { rejectVenue } from './reject.ts';
import { rejectedVenues } from './rejected.ts';
import { restoreVenue } from './restore.ts';

/** Login of admins, and their decisions on new venues. */
export const adminRoutes: Endpoint[] = [
  endpoint(calls.loginAdmin, (ctx, { body, device, address }) => loginAdmin(ctx, body, { device, address })),
  endpoint(calls.pendingVenues, (ctx, { query }) => pendingVenues(ctx, query)),
  endpoint(calls.approveVenue, async (ctx, { params }) => {
    await approveVenue(ctx, params.id);
    return { message: 'İşletme onaylandı.' };
  }),
  endpoint(calls.rejectVenue, async (ctx, { params, query }) => {
    await rejectVenue(ctx, params.id, query.reason);
    return { message: 'İşletme reddedildi.' };
  }),
  endpoint(calls.rejectedVenues, (ctx, { query }) => rejectedVenues(ctx, query)),
  endpoint(calls.restoreVenue, async (ctx, { params }) => {
    await restoreVenue(ctx, params.id);
    return { message: 'Red kararı geri alındı.' };
  }),
];
