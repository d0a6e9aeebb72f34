import * as calls from 'mf-shared/contracts/calls/availability';
import { endpoint } from '../../http/endpoint.ts';
import { dailyAvailability } from './daily.ts';
import { weeklyAvailability } from './weekly.ts';

/** Free and taken hours. */
export const availabilityRoutes = [
  endpoint(calls.weeklyAvailability, (ctx, { query }) => weeklyAvailability(ctx, query)),
  endpoint(calls.dailyAvailability, (ctx, { query }) => dailyAvailability(ctx, query)),
];
