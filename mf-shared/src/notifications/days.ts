import type { Notification } from '../contracts/notifications.ts';
import { formatClock, formatDayMonth, formatWeekday } from '../format/index.ts';
import { addDays, istanbulDate } from '../schedule/index.ts';

/** A notice with older ones about the same, which stand folded below it. */
export type Entry = { one: Notification; older: Notification[] };
export type Span = { id: string; name: string; entries: Entry[] };

/** The week is what came in the last seven days. */
const WEEK_DAYS = 7;
const NAMES = { bugun: 'Bugün', dun: 'Dün', hafta: 'Bu hafta', eski: 'Daha eski' };

type SpanId = keyof typeof NAMES;

function spanOf(createdAt: number, today: string): SpanId {
  const date = istanbulDate(createdAt);
  if (date >= today) return 'bugun';
  if (date === addDays(today, -1)) return 'dun';
  return date > addDays(today, -WEEK_DAYS) ? 'hafta' : 'eski';
}

/** Notices, newest first, by how long ago they came to `now` (ms), in Istanbul's days. */
export function bySpan(news: readonly Notification[], now: number): Span[] {
  const today = istanbulDate(now);
  const spans = Map.groupBy(news, ({ createdAt }) => spanOf(createdAt, today));
  return [...spans].map(([id, list]) => ({ id, name: NAMES[id], entries: folded(list) }));
}

/** As many notices about the same are folded. */
const LEAST_FOLDED = 3;

/** Folds what was read about one tournament, such as everyone who joined it. */
function folded(news: readonly Notification[]): Entry[] {
  const subjectOf = ({ id, kind, topic, link, readAt }: Notification) =>
    topic === 'tournaments' && readAt !== null ? `${kind} ${link}` : id;
  const alike = Map.groupBy(news, subjectOf);
  return news.flatMap((one) => {
    const [newest, ...older] = alike.get(subjectOf(one)) ?? [];
    if (older.length + 1 < LEAST_FOLDED) return { one, older: [] };
    return one === newest ? { one, older } : [];
  });
}

/** When a notice came, as its row says below its heading: `21:05`, `Per 21:05`, `19 Kasım`. */
export function whenOf(createdAt: number, now: number): string {
  const span = spanOf(createdAt, istanbulDate(now));
  if (span === 'eski') return formatDayMonth(istanbulDate(createdAt));
  const clock = formatClock(createdAt);
  return span === 'hafta' ? `${formatWeekday(istanbulDate(createdAt))} ${clock}` : clock;
}
