import type { AlertLimit } from 'mf-shared/contracts/health';

/** What each limit is about, its unit, and what else must hold. */
export const LIMIT_WORDS: Record<AlertLimit, { label: string; unit: string; hint?: string }> = {
  jobLateMinutes: { label: 'Zamanlanmış bir iş şundan fazla gecikirse', unit: 'dakika' },
  mailsFailed: { label: 'Bir saatte şu kadar e-posta gönderilemezse', unit: 'deneme' },
  mailsFailedPercent: {
    label: 'Gönderilemeyen e-postaların oranı şunu aşarsa',
    unit: '%',
    hint: 'Önceki sınırla birlikte.',
  },
  requestWaitsHours: { label: 'İstek şu kadar süre yanıtsız kalırsa', unit: 'saat' },
  bookingsOfWeekAgo: {
    label: 'Geçen hafta şu kadar istek gelen saatte hiç istek gelmezse',
    unit: 'istek',
  },
  quietMinutes: { label: 'Sorun şu kadar süre yinelenmezse düzeldi say', unit: 'dakika' },
};
