import { addDays, istanbulDate, weekStart } from 'mf-shared/schedule';
import { BENCH_SECRET } from './context.ts';
import { businessId, CHATTERS, cityOf, messageId, type Size, userId } from './data.ts';
import { benchToken } from './tokens.ts';

export type BenchCall = { name: string; path: string; headers: Record<string, string> };

/** The three calls whose cost must not grow with the data, for venue `n`. */
export async function benchCalls(n: number, size: Size): Promise<BenchCall[]> {
  const monday = weekStart(istanbulDate(Date.now()));
  const id = businessId(n);
  const token = await benchToken(BENCH_SECRET, { id, role: 'business' }, Date.now());
  const week = new URLSearchParams({ businessId: id, startDate: monday, endDate: addDays(monday, 6) });
  const city = new URLSearchParams({ city: cityOf(n, size) });
  return [
    { name: 'weekly availability', path: `/api/reservations/weekly-user?${week}`, headers: {} },
    { name: 'search by city', path: `/api/business/search?${city}`, headers: {} },
    {
      name: "business's list",
      path: `/api/reservations/business-reservations?businessId=${id}&limit=10`,
      headers: { Authorization: `Bearer ${token}` },
    },
  ];
}

/** A conversation as it opens, a page from its middle, and the list of conversations, as a player requests them. */
export async function chatCalls(n: number, size: Size): Promise<BenchCall[]> {
  const chatter = n % CHATTERS;
  const id = userId(chatter);
  const token = await benchToken(BENCH_SECRET, { id, role: 'user' }, Date.now());
  const headers = { Authorization: `Bearer ${token}` };
  const history = `/api/messages/history/${userId(chatter + 1)}?limit=20`;
  return [
    { name: 'chat opens', path: history, headers },
    { name: 'chat, its middle', path: `${history}&before=${messageId(size.messages / 2)}`, headers },
    { name: 'chat list', path: '/api/messages/chat-list?limit=20', headers },
  ];
}
