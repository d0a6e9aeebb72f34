import * as calls from 'mf-shared/contracts/calls/health';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { showHealth } from './show.ts';

/** How the product runs. */
export const healthRoutes: Endpoint[] = [endpoint(calls.showHealth, (ctx) => showHealth(ctx))];
