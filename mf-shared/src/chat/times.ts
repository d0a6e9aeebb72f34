import { formatClock, formatDay, formatDayMonth } from '../format/index.ts';
import { istanbulDate } from '../schedule/index.ts';
import { DAY_MS } from '../time.ts';

/** The calendar day of an instant (ISO) in Istanbul, `YYYY-MM-DD`. */
export const dayOf = (instant: string): string => istanbulDate(Date.parse(instant));

/** Heading of a day in a conversation: `Bugün`, `Dün`, `21 Kasım Cumartesi`. */
export function formatChatDay(day: string, now = Date.now()): string {
  if (day === istanbulDate(now)) return 'Bugün';
  return day === istanbulDate(now - DAY_MS) ? 'Dün' : formatDay(day);
}

/** Time of a conversation's last message: `21:05` today, `Dün`, else `21 Kasım`. */
export function formatChatTime(instant: string, now = Date.now()): string {
  const day = dayOf(instant);
  if (day === istanbulDate(now)) return formatClock(instant);
  return day === istanbulDate(now - DAY_MS) ? 'Dün' : formatDayMonth(day);
}
