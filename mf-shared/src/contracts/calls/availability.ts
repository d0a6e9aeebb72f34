import { call } from '../call.ts';
import { DailyAnswer, DailyQuery, WeeklyAnswer, WeeklyQuery } from '../reservations.ts';

export const weeklyAvailability = call({
  method: 'get',
  path: '/reservations/weekly-user',
  summary: 'Hours of a venue for up to 14 days, as players see them',
  access: 'anyone',
  query: WeeklyQuery,
  answer: WeeklyAnswer,
});

export const dailyAvailability = call({
  method: 'get',
  path: '/reservations/daily',
  summary: 'One day of the own pitches, as the business sees it',
  access: 'business',
  query: DailyQuery,
  answer: DailyAnswer,
});
