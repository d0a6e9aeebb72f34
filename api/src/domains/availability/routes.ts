import { DailyAnswer, DailyQuery, WeeklyAnswer, WeeklyQuery } from 'mf-shared/contracts/reservations';
import { endpoint } from '../../http/endpoint.ts';
import { dailyAvailability } from './daily.ts';
import { weeklyAvailability } from './weekly.ts';

/** What is free and what is taken. */
export const availabilityRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/reservations/weekly-user',
      summary: 'Hours of a venue for up to 14 days, as players see them',
      access: 'anyone',
      query: WeeklyQuery,
      response: WeeklyAnswer,
    },
    (ctx, { query }) => weeklyAvailability(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/reservations/daily',
      summary: 'One day of the own pitches, as the business sees it',
      access: 'business',
      query: DailyQuery,
      response: DailyAnswer,
    },
    (ctx, { query }) => dailyAvailability(ctx, query),
  ),
];
