import * as calls from 'mf-shared/contracts/calls/waiting-list';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { acceptOffer } from './accept.ts';
import { joinLine } from './join.ts';
import { declineOffer, leaveLine } from './leave.ts';
import { myEntries, waitingLine } from './lists.ts';

const reading = [
  endpoint(calls.myEntries, myEntries),
  endpoint(calls.waitingLine, (ctx, { query }) => waitingLine(ctx, query)),
];

const writing = [
  endpoint(calls.joinLine, (ctx, { body }) => joinLine(ctx, body)),
  endpoint(calls.acceptOffer, (ctx, { params }) => acceptOffer(ctx, params.id)),
  endpoint(calls.declineOffer, (ctx, { params }) => declineOffer(ctx, params.id)),
  endpoint(calls.leaveLine, (ctx, { params }) => leaveLine(ctx, params.id)),
];

/** Lines for taken hours. */
export const waitingListRoutes: Endpoint[] = [...reading, ...writing];
