import type { Health, Measure } from 'mf-shared/contracts/health';
import { formatNumber } from 'mf-shared/format';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from 'mf-shared/time';

export const MEASURE_NAMES: Record<Measure, string> = {
  signUps: 'Yeni oyuncular',
  venueSignUps: 'İşletme başvuruları',
  activeVenues: 'Açık işletmeler',
  bookings: 'Rezervasyon istekleri',
  openRequests: 'Yanıt bekleyen istekler',
  noShows: 'Gelinmeyen saatler',
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
  hook_deliveries: 'Web kancaları',
  refunds: 'Onaylanan iadeler',
};

/** Jobs by their names in the API. A job that is new keeps its name. */
export const JOB_NAMES: Record<string, string> = {
  'expire reservations': 'Süresi dolan istekleri kapatma',
  'end views of accounts': 'Süresi dolan hesap görünümlerini bitirme',
  'extend subscriptions': 'Abonelik haftalarını açma',
  'pass on offers': 'Bekleme listesi tekliflerini ilerletme',
  'tell again what is true again': 'Değişen haberleri yeniden bildirme',
  'send notifications': 'Bildirimleri gönderme',
  'send account mails': 'Hesap e-postalarını gönderme',
  'purge account mails': 'Eski hesap e-postalarını silme',
  'send support answers': 'Destek yanıtlarını gönderme',
  'purge support': 'Eski destek taleplerini silme',
  'purge removals': 'Eski kaldırma kayıtlarını silme',
  'purge notifications': 'Eski bildirimleri silme',
  'remind of ratings': 'Maç puanlamayı hatırlatma',
  'remind of payments': 'Ödemeleri hatırlatma',
  'expire ads': 'Süresi dolan ilanları kapatma',
  'expire challenges': 'Süresi dolan meydan okumaları kapatma',
  'reconcile payments': 'Ödemeleri bankayla eşleştirme',
  'learn recommendations': 'Önerileri öğrenme',
  'verify visitors': 'Yorumları ziyaretle doğrulama',
  'purge second factor challenges': 'Eski doğrulama adımlarını silme',
  'purge bars': 'Süresi dolan iletişim engellerini silme',
  'purge invitations of admins': 'Eski yönetici davetlerini silme',
  'purge sessions': 'Biten oturumları silme',
  'finish closing venues': 'Kapanan işletmelerin saatlerini bitirme',
  'purge rejected venues': 'Reddedilen başvuruları silme',
  'purge rejections': 'Ret kayıtlarını silme',
  'take back worse candidates': 'Kötü aday sürümleri geri alma',
  'tell of candidates taken back': 'Sürüm uyarılarını gönderme',
  'purge release counts': 'Eski sürüm sayılarını silme',
  'purge release errors': 'Eski sürüm hatalarını silme',
  'purge captchas': 'Kullanılmış robot testlerini silme',
  'note the end of the audit log': 'Denetim kaydını mühürleme',
  'watch the health': 'Sistem durumunu izleme',
  'give back refunds': 'Onaylanan iadeleri ödeme',
  'post to web hooks': 'Uyarıları web kancalarına gönderme',
  'purge web hook deliveries': 'Eski web kancası kayıtlarını silme',
  'purge failures': 'Eski gönderim hatalarını silme',
  'send announcements': 'Duyuruları gönderme',
  'clear withdrawn announcements': 'Geri çekilen duyuruları silme',
  'purge alerts': 'Eski uyarıları silme',
  'purge limits': 'Eski sınır sayaçlarını silme',
  'count the hours': 'Saatlik sayıları toplama',
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
    text: `geçen haftadan ${by} ${isMore ? 'fazla' : 'az'}`,
    tone: isBad ? 'warning' : 'success',
  } as const;
}
