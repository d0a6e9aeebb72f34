import { formatMoney, formatSlot } from 'mf-shared/format';

type Hour = { date: string; time_slot: string; starts_at: number };

/** `20 Kasım 2026 Cuma, 21:00-22:00 · Ali Veli: onaylandı` */
export const hourChange = (hour: Hour, who: string, done: string): string =>
  `${formatSlot({ date: hour.date, timeSlot: hour.time_slot, startsAt: hour.starts_at })} · ${who}: ${done}`;

/** The same for a player's reservation. */
export const reservationChange = (row: Hour & { id: string; full_name: string }, done: string) => ({
  subjectId: row.id,
  text: hourChange(row, row.full_name, done),
});

/** `1.200 TL → 900 TL` */
export const amountChange = (from: number, to: number): string => `${formatMoney(from)} → ${formatMoney(to)}`;

/** The words for a cancelled hour. If it was over at `now` (ms) they also say what it takes off the income, in TL. */
export const endOf = (hour: { ends_at: number }, income: number, now: number): string =>
  hour.ends_at <= now && income > 0
    ? `geçmiş saat iptal edildi, gelir ${amountChange(income, 0)}`
    : 'iptal edildi';
