import * as calls from 'mf-shared/contracts/calls/calendar';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { ownFeed, rotateOwnFeed } from './feed.ts';
import { reservationCalendar } from './one.ts';
import { privateCalendar } from './private.ts';
import { rotateVenueFeed, venueFeed } from './venue-feed.ts';

/** Reservations in phone calendars. */
export const calendarRoutes: Endpoint[] = [
  endpoint(calls.reservationCalendar, (ctx, { params }) => reservationCalendar(ctx, params.id)),
  endpoint(calls.ownFeed, ownFeed),
  endpoint(calls.rotateOwnFeed, rotateOwnFeed),
  endpoint(calls.venueFeed, venueFeed),
  endpoint(calls.rotateVenueFeed, rotateVenueFeed),
  endpoint(calls.privateCalendar, (ctx, { params }) => privateCalendar(ctx, params.file)),
];
