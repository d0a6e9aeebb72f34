import * as z from 'zod/mini';
import { CalendarFeed } from '../calendar.ts';
import { call } from '../call.ts';

export const reservationCalendar = call({
  method: 'get',
  path: '/reservations/:id/calendar.ics',
  summary: 'One reservation as a calendar file, for its player or its business',
  access: 'member',
  mediaType: 'text/calendar',
  answer: z.string(),
  returns: 'file',
});

export const ownFeed = call({
  method: 'get',
  path: '/calendar/feed',
  summary: 'Address of the own private calendar; the first call makes it',
  access: 'user',
  isPrivate: true,
  answer: CalendarFeed,
});

export const rotateOwnFeed = call({
  method: 'post',
  path: '/calendar/feed/rotate',
  summary: 'New address for the own private calendar; the old one ends',
  access: 'user',
  answer: CalendarFeed,
});

export const venueFeed = call({
  method: 'get',
  path: '/calendar/business-feed',
  summary: 'The caller’s own address of the venue’s calendar; the first call makes it',
  access: 'manager',
  isPrivate: true,
  answer: CalendarFeed,
});

export const rotateVenueFeed = call({
  method: 'post',
  path: '/calendar/business-feed/rotate',
  summary: 'New address of the venue’s calendar for the caller; the old one ends',
  access: 'manager',
  answer: CalendarFeed,
});

export const privateCalendar = call({
  method: 'get',
  path: '/calendar/:file',
  summary: 'A private calendar, for whoever knows its secret: `<secret>.ics`',
  access: 'anyone',
  mediaType: 'text/calendar',
  answer: z.string(),
  limit: 'calendar',
  returns: 'file',
});
