import { ALERT_LIMITS, type AlertRule, type Measure } from 'mf-shared/contracts/health';
import { formatWait } from 'mf-shared/format';
import { SECOND_MS, WEEK_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import { hourOf } from '../../db/hours.ts';
import { unanswered } from '../reservations/index.ts';
import { jobReports } from './jobs.ts';

const spanOf = (ms: number) => formatWait(ms / SECOND_MS);

/** What each rule finds wrong now, as a Turkish sentence; null when all is well. */
export const RULES: Record<AlertRule, (q: Queries, now: number) => Promise<string | null>> = {
  jobLate: async (q, now) => {
    const late = (await jobReports(q, now)).filter(({ lateMs }) => lateMs > ALERT_LIMITS.jobLateMs);
    const longest = Math.max(...late.map(({ lateMs }) => lateMs));
    return late.length === 0 ? null : `${late.length} zamanlanmış iş gecikti, en uzunu ${spanOf(longest)}.`;
  },
  mailsFailing: async (q, now) => {
    const hour = hourOf(now);
    const [failed, sent] = [await inHour(q, 'mailsFailed', hour), await inHour(q, 'mailsSent', hour)];
    const share = failed / (failed + sent);
    const isBad = failed >= ALERT_LIMITS.mailsFailed && share > ALERT_LIMITS.mailsFailedShare;
    return isBad ? `Bu saatte ${failed + sent} e-posta denemesinin ${failed} tanesi gönderilemedi.` : null;
  },
  requestsWaiting: async (q, now) => {
    const { oldest } = await unanswered(q, now);
    const isOld = oldest !== null && now - oldest > ALERT_LIMITS.requestWaitsMs;
    return isOld ? `En eski rezervasyon isteği ${spanOf(now - oldest)} yanıt bekliyor.` : null;
  },
  noBookings: async (q, now) => {
    // The last whole hour.
    const hour = hourOf(now) - 1;
    const [here, weekAgo] = [
      await inHour(q, 'bookings', hour),
      await inHour(q, 'bookings', hour - hourOf(WEEK_MS)),
    ];
    const isSilent = here === 0 && weekAgo >= ALERT_LIMITS.bookingsOfWeekAgo;
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
