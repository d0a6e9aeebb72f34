import * as calls from 'mf-shared/contracts/calls/audit';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { exportLog } from './export.ts';
import { listEntries } from './list.ts';
import { verifyLog } from './verify.ts';

/** The log of what admins did. */
export const auditRoutes: Endpoint[] = [
  endpoint(calls.listAudit, (ctx, { query }) => listEntries(ctx, query)),
  endpoint(calls.verifyAudit, (ctx) => verifyLog(ctx)),
  endpoint(calls.exportAudit, (ctx, { query }) => exportLog(ctx, query)),
];
