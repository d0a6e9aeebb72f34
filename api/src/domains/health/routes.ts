import * as calls from 'mf-shared/contracts/calls/health';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { currentLimits } from './limits.ts';
import { setAlertLimits } from './set-limits.ts';
import { showHealth } from './show.ts';
import { sendTrialAlert } from './trial.ts';

/** How the product runs, and when somebody is told of it. */
export const healthRoutes: Endpoint[] = [
  endpoint(calls.showHealth, (ctx) => showHealth(ctx)),
  endpoint(calls.alertLimits, ({ db }) => currentLimits(db.q)),
  endpoint(calls.setAlertLimits, (ctx, { body }) => setAlertLimits(ctx, body)),
  endpoint(calls.sendTrialAlert, (ctx) => sendTrialAlert(ctx)),
];
