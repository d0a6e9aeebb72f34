import type { Health, Measure } from 'mf-shared/contracts/health';
import { formatNumber } from 'mf-shared/format';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from 'mf-shared/time';

export const MEASURE_NAMES: Record<Measure, string> = {
  signUps: 'Yeni oyuncular',
  venueSignUps: 'İşletme başvuruları',
  activeVenues: 'Açık işletmeler',
  bookings: 'Rezervasyon istekleri',
  openRequests: 'Yanıt bekleyen istekler',
  noShows: 'Gelinmeyen maçlar',
  mailsSent: 'Gönderilen e-postalar',
  mailsFailed: 'Gönderilemeyen e-postalar',
  pushesSent: 'Gönderilen anlık bildirimler',
  pushesFailed: 'Gönderilemeyen anlık bildirimler',
};

export const QUEUE_NAMES: Record<Health['waiting'][number]['queue'], string> = {
  deliveries: 'Bildirimler (e-posta ve anlık)',
  account_mails: 'Hesap e-postaları',
  support_requests: 'Destek yanıtları',
  release_alarms: 'Sürüm uyarıları',
  hook_deliveries: 'Webhook iletileri',
  refunds: 'Onaylanan iadeler',
};

/** 90000 -> `2 dakika`, in the largest unit that fits. */
export function formatSpan(ms: number): string {
  if (ms < SECOND_MS) return `${formatNumber(ms)} ms`;
  if (ms < MINUTE_MS) return `${Math.round(ms / SECOND_MS)} saniye`;
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} dakika`;
  if (ms < 2 * DAY_MS) return `${Math.round(ms / HOUR_MS)} saat`;
  return `${Math.round(ms / DAY_MS)} gün`;
}

const KB = 1024;

/** 5242880 -> `5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KB ** 2) return `${formatNumber(Math.round(bytes / KB))} KB`;
  if (bytes < KB ** 3) return `${formatNumber(Math.round(bytes / KB ** 2))} MB`;
  return `${formatNumber(Math.round((bytes / KB ** 3) * 10) / 10)} GB`;
}

const WORSE: ReadonlySet<Measure> = new Set(['noShows', 'mailsFailed', 'pushesFailed', 'openRequests']);

/** How today compares with last week, in words. */
export function compared(measure: Measure, { today, lastWeek }: { today: number; lastWeek: number }) {
  if (today === lastWeek) return { text: 'geçen haftayla aynı', tone: 'neutral' } as const;
  const isMore = today > lastWeek;
  const by = formatNumber(Math.abs(today - lastWeek));
  const isBad = WORSE.has(measure) ? isMore : !isMore;
  return {
    text: `geçen haftaya göre ${by} ${isMore ? 'fazla' : 'eksik'}`,
    tone: isBad ? 'warning' : 'success',
  } as const;
}
