import * as calls from 'mf-shared/contracts/calls/availability';
import { searchVenues as searchCall } from 'mf-shared/contracts/calls/venues';
import { endpoint } from '../../http/endpoint.ts';
import { dailyAvailability } from './daily.ts';
import { searchVenues } from './search.ts';
import { weeklyAvailability } from './weekly.ts';

/** Free and taken hours, and the search for venues that have some. */
export const availabilityRoutes = [
  endpoint(calls.weeklyAvailability, (ctx, { query }) => weeklyAvailability(ctx, query), { keeps: true }),
  endpoint(calls.dailyAvailability, (ctx, { query }) => dailyAvailability(ctx, query), { keeps: true }),
  endpoint(searchCall, (ctx, { query }) => searchVenues(ctx, query), { keeps: true }),
];
