import { addDays, istanbulDate, weekStart } from 'mf-shared/schedule';
import { signToken } from '../api/src/auth/token.ts';
import { BENCH_SECRET } from './context.ts';
import { businessId, cityOf, type Size } from './data.ts';

export type BenchCall = { name: string; path: string; headers: Record<string, string> };

/** The three calls whose cost must not grow with the data, for venue `n`. */
export async function benchCalls(n: number, size: Size): Promise<BenchCall[]> {
  const monday = weekStart(istanbulDate(Date.now()));
  const id = businessId(n);
  const claims = { id, email: `b${n}@bench.test`, role: 'business' as const, isActive: true, tv: 0 };
  const token = await signToken(BENCH_SECRET, claims, Date.now());
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
