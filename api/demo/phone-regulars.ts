import { addDays, istanbulDate, slotInstants, weekStart } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import type { Random } from './base/random.ts';
import { about } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { DemoVenue } from './plan.ts';

type Base = { now: number; random: Random; ledger: Ledger };

/** Groups that phoned once for all their weeks; `weekday` from Monday (0), `from` in minutes of the night. */
const GROUPS = [
  {
    name: 'Ömer Usta (esnaf takımı)',
    phone: '+905320004141',
    weekday: 1,
    from: 22 * 60,
    note: 'Ödeme ay sonunda toplu',
  },
  {
    name: 'Moda Lisesi 98’liler',
    phone: '+905420006262',
    weekday: 3,
    from: 21 * 60,
    note: 'Yelek ve kaleci eldiveni istiyorlar',
  },
  { name: 'Pazar Sabahı Veteranları', phone: null, weekday: 6, from: 10 * 60, note: '' },
] as const;
const WEEKS = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3];

/** Weekly groups as phone bookings of the venue, in hours that are still free. */
export function takeGroupCalls({ now, random, ledger }: Base, venue: DemoVenue): void {
  const monday = weekStart(istanbulDate(now));
  for (const { name, phone, weekday, from, note } of GROUPS) {
    const at = about(random, now - 9 * 7 * DAY_MS - random.int(1, 40) * HOUR_MS);
    const seriesId = random.idAt(at);
    for (const week of WEEKS) {
      const date = addDays(monday, week * 7 + weekday);
      const hours = venue.pitches.flatMap((pitch) =>
        pitch.slots
          .filter(({ start }) => start >= from && start < from + 120)
          .map((slot) => ({ pitch, slot })),
      );
      const free = hours.find(({ pitch, slot }) => ledger.isFree(pitch, date, slot));
      if (!free || slotInstants(date, free.slot).startsAt < at) continue;
      ledger.takeCall({ venue, ...free, date, name, phone, note, seriesId, at });
    }
  }
}
