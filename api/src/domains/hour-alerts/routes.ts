import * as calls from 'mf-shared/contracts/calls/hour-alerts';
import { endpoint } from '../../http/endpoint.ts';
import { createHourAlert } from './create.ts';
import { deleteHourAlert, myHourAlerts } from './own.ts';

/** Alerts for hours that come free. */
export const hourAlertRoutes = [
  endpoint(calls.myHourAlerts, myHourAlerts),
  endpoint(calls.createHourAlert, (ctx, { body }) => createHourAlert(ctx, body)),
  endpoint(calls.deleteHourAlert, (ctx, { params }) => deleteHourAlert(ctx, params.id)),
];
