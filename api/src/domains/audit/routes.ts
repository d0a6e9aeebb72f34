import * as calls from 'mf-shared/contracts/calls/audit';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { verifyLog } from './verify.ts';

/** The log of what admins did. */
export const auditRoutes: Endpoint[] = [endpoint(calls.verifyAudit, (ctx) => verifyLog(ctx))];
