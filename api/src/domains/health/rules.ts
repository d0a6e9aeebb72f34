import type { AlertLimits, AlertRule, Measure } from 'mf-shared/contracts/health';
import { formatWait } from 'mf-shared/format';
import { HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import { hourOf } from '../../db/hours.ts';
import { unanswered } from '../reservations/index.ts';
import { jobReports } from './jobs.ts';

/** How long something lasted, in whole hours or minutes. */
function spanOf(ms: number): string {
  const unit = ms < HOUR_MS ? MINUTE_MS : HOUR_MS;
  return formatWait((Math.floor(ms / unit) * unit) / SECOND_MS);
}

/** What each rule finds wrong now, as a Turkish sentence; null when all is well. */
export const RULES: Record<
  AlertRule,
  (q: Queries, now: number, limits: AlertLimits) => Promise<string | null>
> = {
  jobLate: async (q, now, { jobLateMinutes }) => {
    const late = (await jobReports(q, now)).filter(({ lateMs }) => lateMs > jobLateMinutes * MINUTE_MS);
    const longest = Math.max(...late.map(({ lateMs }) => lateMs));
    return late.length === 0 ? null : `${late.length} zamanlanmış iş gecikti, en uzunu ${spanOf(longest)}.`;
  },
  mailsFailing: async (q, now, { mailsFailed, mailsFailedPercent }) => {
    const hour = hourOf(now);
    const [failed, sent] = [await inHour(q, 'mailsFailed', hour), await inHour(q, 'mailsSent', hour)];
    const isBad = failed >= mailsFailed && failed * 100 > (failed + sent) * mailsFailedPercent;
    return isBad ? `Bu saatte ${failed + sent} e-posta denemesinin ${failed} tanesi gönderilemedi.` : null;
  },
  requestsWaiting: async (q, now, { requestWaitsHours }) => {
    const { oldest } = await unanswered(q, now);
    const isOld = oldest !== null && now - oldest > requestWaitsHours * HOUR_MS;
    return isOld ? `En eski rezervasyon isteği ${spanOf(now - oldest)}tir yanıt bekliyor.` : null;
  },
  noBookings: async (q, now, { bookingsOfWeekAgo }) => {
    // The last whole hour.
    const hour = hourOf(now) - 1;
    const [here, weekAgo] = [
      await inHour(q, 'bookings', hour),
      await inHour(q, 'bookings', hour - hourOf(WEEK_MS)),
    ];
    const isSilent = here === 0 && weekAgo >= bookingsOfWeekAgo;
    return isSilent
      ? `Son bir saatte hiç istek gelmedi; geçen hafta aynı saatte ${weekAgo} istek vardı.`
      : null;
  },
};

async function inHour(q: Queries, measure: Measure, hour: number): Promise<number> {
  const row = await q
    .selectFrom('hourly_counts')
    .select('value')
    .where('measure', '=', measure)
    .where('hour', '=', hour)
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}
