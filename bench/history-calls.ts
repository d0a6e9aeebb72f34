import { addDays, istanbulDate, weekStart } from 'mf-shared/schedule';
import type { BenchCall } from './calls.ts';
import { playerOf, VENUE } from './history-rows.ts';
import { benchToken } from './tokens.ts';

/** Requests of an owner's screens (day, week and income); `now` in ms. */
export async function historyCalls(secret: string, now: number): Promise<BenchCall[]> {
  const token = await benchToken(secret, { id: VENUE, role: 'business' }, now);
  const headers = { Authorization: `Bearer ${token}` };
  const today = istanbulDate(now);
  const monday = weekStart(today);
  const first = `${today.slice(0, 7)}-01`;
  const month = { from: first, to: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
  const call = (name: string, path: string, query: Record<string, string> = {}) => ({
    name,
    path: `/api/${path}?${new URLSearchParams(query)}`,
    headers,
  });
  const list = { businessId: VENUE, limit: '20' };
  return [
    call('day: its hours', 'reservations/daily', { businessId: VENUE, date: today }),
    call('day: all requests', 'reservations/business-reservations', list),
    call('day: who waits', 'reservations/business-reservations', { ...list, status: 'pending' }),
    call('day: turned down', 'reservations/business-reservations', { ...list, status: 'rejected' }),
    call('week board', 'business/board', { from: monday, to: addDays(monday, 6) }),
    call('income of the month', 'business/income', month),
    call('regulars', 'subscription/requests', { limit: '20' }),
    call('notifications', 'notifications', { limit: '20' }),
    call('unread count', 'notifications/unread-count'),
    call('who changed what', 'business/changes', { limit: '20' }),
    call('chat with a player', `messages/history-business/${playerOf(0)}`, { limit: '20' }),
    call('chat list', 'messages/chat-list-business', { limit: '20' }),
  ];
}

/** The income of the year; a longer history has more rows to sum. */
export async function yearCall(secret: string, now: number): Promise<BenchCall> {
  const [call] = await historyCalls(secret, now);
  const year = istanbulDate(now).slice(0, 4);
  const query = new URLSearchParams({ from: `${year}-01-01`, to: `${year}-12-31` });
  return { name: 'income of the year', path: `/api/business/income?${query}`, headers: call?.headers ?? {} };
}
