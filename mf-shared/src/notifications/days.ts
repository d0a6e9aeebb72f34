import type { Notification } from '../contracts/notifications.ts';
import { formatDate } from '../format/index.ts';
import { addDays, istanbulDate } from '../schedule/index.ts';

export type Day = { date: string; name: string; news: Notification[] };

/** Notices, newest first, by their Istanbul day; `now` in ms names today and yesterday. */
export function byDay(news: readonly Notification[], now: number): Day[] {
  const today = istanbulDate(now);
  const names: Record<string, string> = { [today]: 'Bugün', [addDays(today, -1)]: 'Dün' };
  const days = Map.groupBy(news, ({ createdAt }) => istanbulDate(createdAt));
  return [...days].map(([date, list]) => ({ date, name: names[date] ?? formatDate(date), news: list }));
}
