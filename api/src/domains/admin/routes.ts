import * as calls from 'mf-shared/contracts/calls/admin';
import * as correctionCalls from 'mf-shared/contracts/calls/corrections';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { loginAdmin } from '../players/index.ts';
import { approveVenue } from './approve.ts';
import { askCorrection } from './ask-correction.ts';
import { correctingVenues } from './correcting.ts';
import { pendingVenues } from './pending.ts';
import { rejectVenue } from './reject.ts';
import { rejectedVenues } from './rejected.ts';
import { restoreVenue } from './restore.ts';
import { withdrawCorrection } from './withdraw-correction.ts';

/** Login of admins, and their decisions on new venues. */
export const adminRoutes: Endpoint[] = [
  endpoint(calls.loginAdmin, (ctx, { body, device, address }) => loginAdmin(ctx, body, { device, address })),
  endpoint(calls.pendingVenues, (ctx, { query }) => pendingVenues(ctx, query)),
  endpoint(calls.approveVenue, async (ctx, { params, query }) => {
    await approveVenue(ctx, { id: params.id, round: query.round });
    return { message: 'İşletme onaylandı.' };
  }),
  endpoint(calls.rejectVenue, async (ctx, { params, query }) => {
    await rejectVenue(ctx, { id: params.id, round: query.round }, query.reason);
    return { message: 'İşletme reddedildi.' };
  }),
  endpoint(calls.rejectedVenues, (ctx, { query }) => rejectedVenues(ctx, query)),
  endpoint(calls.restoreVenue, async (ctx, { params }) => {
    await restoreVenue(ctx, params.id);
    return { message: 'Red kararı geri alındı.' };
  }),
  endpoint(correctionCalls.askCorrection, async (ctx, { params, body: { round, ...asked } }) => {
    const correctionId = await askCorrection(ctx, { id: params.id, round }, asked);
    return { message: 'Düzeltme istendi.', correctionId };
  }),
  endpoint(correctionCalls.withdrawCorrection, async (ctx, { params }) => {
    await withdrawCorrection(ctx, params.id);
    return { message: 'Düzeltme isteği geri alındı.' };
  }),
  endpoint(correctionCalls.correctingVenues, (ctx, { query }) => correctingVenues(ctx, query)),
];
