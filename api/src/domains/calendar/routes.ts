import * as calls from 'mf-shared/contracts/calls/calendar';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { rotateBusinessFeed, showBusinessFeed } from './business-feed.ts';
import { rotateFeed, showFeed } from './feed.ts';
import { reservationCalendar } from './one.ts';
import { privateCalendar } from './private.ts';

/** Reservations in phone calendars. */
export const calendarRoutes: Endpoint[] = [
  endpoint(calls.reservationCalendar, (ctx, { params }) => reservationCalendar(ctx, params.id)),
  endpoint(calls.ownFeed, (ctx) => showFeed(ctx)),
  endpoint(calls.rotateOwnFeed, (ctx) => rotateFeed(ctx)),
  endpoint(calls.venueFeed, (ctx) => showBusinessFeed(ctx)),
  endpoint(calls.rotateVenueFeed, (ctx) => rotateBusinessFeed(ctx)),
  endpoint(calls.privateCalendar, (ctx, { params }) => privateCalendar(ctx, params.file)),
];
