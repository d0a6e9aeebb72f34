import type { AlertLimit } from 'mf-shared/contracts/health';

/** What each limit is about, and its unit. */
export const LIMIT_WORDS: Record<AlertLimit, { label: string; unit: string }> = {
  jobLateMinutes: { label: 'Zamanlanmış bir iş bundan çok gecikirse', unit: 'dakika' },
  mailsFailed: { label: 'Bir saatte en az bu kadar e-posta gönderilemezse', unit: 'deneme' },
  mailsFailedPercent: { label: '… ve gönderilemeyenlerin payı bundan çoksa', unit: '%' },
  requestWaitsHours: { label: 'Bir rezervasyon isteği bundan uzun yanıtsız kalırsa', unit: 'saat' },
  bookingsOfWeekAgo: {
    label: 'Hiç istek gelmeyen saatte, geçen hafta en az bu kadar istek geldiyse',
    unit: 'istek',
  },
  quietMinutes: { label: 'Sorun bu süre görülmezse “düzeldi” denir', unit: 'dakika' },
};
