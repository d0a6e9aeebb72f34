import * as calls from 'mf-shared/contracts/calls/reports';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { createReport } from './create.ts';
import { listReports } from './list.ts';
import { resolveReport } from './resolve.ts';

/** Reports of players and venues, and the admins' decisions. */
export const reportRoutes: Endpoint[] = [
  endpoint(calls.createReport, (ctx, { body }) => createReport(ctx, body)),
  endpoint(calls.listReports, (ctx, { query }) => listReports(ctx, query)),
  endpoint(calls.resolveReport, async (ctx, { params, body }) => ({
    message: 'Şikâyet sonuçlandırıldı.',
    report: await ctx.db.transact((tx) => resolveReport(tx, ctx, params.id, body)),
  })),
];
