import { CalendarFeed, CalendarFile } from 'mf-shared/contracts/calendar';
import { ReservationId } from 'mf-shared/contracts/reservations';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { rotateBusinessFeed, showBusinessFeed } from './business-feed.ts';
import { rotateFeed, showFeed } from './feed.ts';
import { reservationCalendar } from './one.ts';
import { privateCalendar } from './private.ts';

/** Reservations in phone calendars. */
export const calendarRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/reservations/:id/calendar.ics',
      summary: 'One reservation as a calendar file, for its player or its business',
      access: 'member',
      params: ReservationId,
      answers: 'text/calendar',
      response: z.string(),
    },
    (ctx, { params }) => reservationCalendar(ctx, params.id),
  ),
  // Before `/calendar/:file`, which would take it for a secret.
  endpoint(
    {
      method: 'get',
      path: '/calendar/feed',
      summary: 'Address of the own private calendar; the first call makes it',
      access: 'user',
      response: CalendarFeed,
    },
    (ctx) => showFeed(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/calendar/feed/rotate',
      summary: 'New address for the own private calendar; the old one ends',
      access: 'user',
      response: CalendarFeed,
    },
    (ctx) => rotateFeed(ctx),
  ),
  endpoint(
    {
      method: 'get',
      path: '/calendar/business-feed',
      summary: 'The caller’s own address of the venue’s calendar; the first call makes it',
      access: 'manager',
      response: CalendarFeed,
    },
    (ctx) => showBusinessFeed(ctx),
  ),
  endpoint(
    {
      method: 'post',
      path: '/calendar/business-feed/rotate',
      summary: 'New address of the venue’s calendar for the caller; the old one ends',
      access: 'manager',
      response: CalendarFeed,
    },
    (ctx) => rotateBusinessFeed(ctx),
  ),
  endpoint(
    {
      method: 'get',
      path: '/calendar/:file',
      summary: 'A private calendar, for whoever knows its secret: `<secret>.ics`',
      access: 'anyone',
      params: CalendarFile,
      answers: 'text/calendar',
      response: z.string(),
      limit: 'calendar',
    },
    (ctx, { params }) => privateCalendar(ctx, params.file),
  ),
];
