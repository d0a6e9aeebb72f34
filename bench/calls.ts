import { addDays, istanbulDate, weekStart } from 'mf-shared/schedule';
import { BENCH_SECRET } from './context.ts';
import { businessId, CHATTERS, cityOf, messageId, playerAt, type Size, userId } from './data.ts';
import { type Account, benchToken } from './tokens.ts';

export type BenchCall = { name: string; path: string; headers: Record<string, string> };
/** `least` is the promised share of a bare handler's throughput. */
type PromisedCall = BenchCall & { least: number };

/** The calls whose cost must not grow with the data, for venue `n`; the player has an hour there. */
export async function benchCalls(n: number, size: Size): Promise<PromisedCall[]> {
  const today = istanbulDate(Date.now());
  const monday = weekStart(today);
  const id = businessId(n);
  const owner = await bearer({ id, role: 'business' });
  const player = await bearer({ id: playerAt(n), role: 'user' });
  const week = new URLSearchParams({ businessId: id, startDate: monday, endDate: addDays(monday, 6) });
  const weekly = `/api/reservations/weekly-user?${week}`;
  const city = new URLSearchParams({ city: cityOf(n, size) });
  const list = `/api/reservations/business-reservations?businessId=${id}&limit=10`;
  const daily = `/api/reservations/daily?businessId=${id}&date=${today}`;
  return [
    { name: 'weekly availability', path: weekly, headers: {}, least: 0.5 },
    { name: 'week, signed in', path: weekly, headers: player, least: 0.35 },
    { name: 'search by city', path: `/api/business/search?${city}`, headers: {}, least: 0.5 },
    { name: "business's list", path: list, headers: owner, least: 0.25 },
    { name: 'day of a business', path: daily, headers: owner, least: 0.2 },
  ];
}

/** A player's start page. Its cost depends on how much the player played. */
export async function recommendationsCall(n: number): Promise<PromisedCall> {
  const headers = await bearer({ id: playerAt(n), role: 'user' });
  return { name: 'recommendations', path: '/api/recommendations', headers, least: 0.3 };
}

/** The landing page as HTML. */
export const LANDING: PromisedCall = { name: 'landing page', path: '/', headers: {}, least: 0.5 };

const bearer = async (account: Account) => ({
  Authorization: `Bearer ${await benchToken(BENCH_SECRET, account, Date.now())}`,
});

/** A conversation as it opens, a page from its middle, and the list of conversations, as a player requests them. */
export async function chatCalls(n: number, size: Size): Promise<BenchCall[]> {
  const chatter = n % CHATTERS;
  const id = userId(chatter);
  const headers = await bearer({ id, role: 'user' });
  const history = `/api/messages/history/${userId(chatter + 1)}?limit=20`;
  return [
    { name: 'chat opens', path: history, headers },
    { name: 'chat, its middle', path: `${history}&before=${messageId(size.messages / 2)}`, headers },
    { name: 'chat list', path: '/api/messages/chat-list?limit=20', headers },
  ];
}
