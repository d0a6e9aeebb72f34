import * as calls from 'mf-shared/contracts/calls/income';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { exportIncome } from './export.ts';
import { showIncome } from './show.ts';

/** What a venue earns. */
export const incomeRoutes: Endpoint[] = [
  endpoint(calls.showIncome, (ctx, { query }) => showIncome(ctx, query)),
  endpoint(calls.exportIncome, (ctx, { query }) => exportIncome(ctx, query)),
];
