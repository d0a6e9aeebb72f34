import * as calls from 'mf-shared/contracts/calls/hours';
import { endpoint } from '../../http/endpoint.ts';
import { hoursInstead } from './instead.ts';
import { districtsWithVenues, findPlaces } from './places.ts';
import { hoursOnMap, searchHours } from './search.ts';

/** Free hours over all venues, by place, night and wish. */
export const hourRoutes = [
  endpoint(calls.searchHours, (ctx, { query }) => searchHours(ctx, query), { keeps: true }),
  endpoint(calls.hoursOnMap, (ctx, { query }) => hoursOnMap(ctx, query)),
  endpoint(calls.hoursInstead, (ctx, { query }) => hoursInstead(ctx, query)),
  endpoint(calls.districtsWithVenues, (ctx, { query }) => districtsWithVenues(ctx, query)),
  endpoint(calls.findPlaces, (ctx, { query }) => findPlaces(ctx, query)),
];
