import type { AlertLimit } from 'mf-shared/contracts/health';

/** What each limit is about, its unit, and what it does. */
export const LIMIT_WORDS: Record<AlertLimit, { label: string; unit: string; hint: string }> = {
  jobLateMinutes: {
    ...{ label: 'Geciken iş', unit: 'dakika' },
    hint: 'Zamanlanmış bir iş bundan uzun gecikirse uyarılırsınız.',
  },
  mailsFailed: {
    ...{ label: 'Gönderilemeyen e-posta (saatte)', unit: 'deneme' },
    hint: 'Oran sınırıyla birlikte aşılırsa uyarılırsınız.',
  },
  mailsFailedPercent: {
    ...{ label: 'Gönderilemeyen e-posta oranı', unit: '%' },
    hint: 'Sayı sınırıyla birlikte aşılırsa uyarılırsınız.',
  },
  requestWaitsHours: {
    ...{ label: 'Yanıtsız istek', unit: 'saat' },
    hint: 'Bir rezervasyon isteği bundan uzun yanıtsız kalırsa uyarılırsınız.',
  },
  bookingsOfWeekAgo: {
    ...{ label: 'İstek gelmeyen saat', unit: 'istek' },
    hint: 'Geçen hafta en az bu kadar istek gelen saatte hiç istek gelmezse uyarılırsınız.',
  },
  quietMinutes: {
    ...{ label: 'Düzelmiş sayılma süresi', unit: 'dakika' },
    hint: 'Sorun bu süre boyunca yinelenmezse uyarı sona erer.',
  },
};
