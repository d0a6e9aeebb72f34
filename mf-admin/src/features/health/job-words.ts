import type { JobName } from 'mf-shared/contracts/health';

/** The groups in which the page shows the jobs, in their order. */
export const JOB_GROUPS = {
  play: 'Rezervasyonlar ve maçlar',
  news: 'Bildirimler ve e-postalar',
  money: 'Para',
  watch: 'Gözetim ve güvenlik',
  old: 'Eskileri silme',
  other: 'Diğer',
} as const;
type JobGroup = keyof typeof JOB_GROUPS;
type JobWords = { group: JobGroup; text: string };

const JOB_WORDS: Record<JobName, JobWords> = {
  'expire reservations': { group: 'play', text: 'Süresi dolan istekleri kapatma' },
  'extend subscriptions': { group: 'play', text: 'Abonelik haftalarını açma' },
  'pass on offers': { group: 'play', text: 'Bekleme listesi tekliflerini ilerletme' },
  'remind of ratings': { group: 'play', text: 'Maç puanlamayı hatırlatma' },
  'expire ads': { group: 'play', text: 'Süresi dolan ilanları kapatma' },
  'expire challenges': { group: 'play', text: 'Süresi dolan meydan okumaları kapatma' },
  'learn recommendations': { group: 'play', text: 'Önerileri öğrenme' },
  'verify visitors': { group: 'play', text: 'Yorumları ziyaretle doğrulama' },
  'finish closing venues': { group: 'play', text: 'Kapanan işletmelerin saatlerini bitirme' },
  'tell again what is true again': { group: 'news', text: 'Değişen haberleri yeniden bildirme' },
  'send notifications': { group: 'news', text: 'Bildirimleri gönderme' },
  'send announcements': { group: 'news', text: 'Duyuruları gönderme' },
  'send account mails': { group: 'news', text: 'Hesap e-postalarını gönderme' },
  'send support answers': { group: 'news', text: 'Destek yanıtlarını gönderme' },
  'remind of payments': { group: 'money', text: 'Ödemeleri hatırlatma' },
  'reconcile payments': { group: 'money', text: 'Ödemeleri bankayla eşleştirme' },
  'give back refunds': { group: 'money', text: 'Onaylanan iadeleri ödeme' },
  'take back worse candidates': { group: 'watch', text: 'Kötü aday sürümleri geri alma' },
  'tell of candidates taken back': { group: 'watch', text: 'Sürüm uyarılarını gönderme' },
  'end views of accounts': { group: 'watch', text: 'Süresi dolan hesap görünümlerini bitirme' },
  'note the end of the audit log': { group: 'watch', text: 'Denetim kaydını mühürleme' },
  'tell of freed hours': { group: 'news', text: 'Boşalan saatleri bildirme' },
  'purge hour alerts': { group: 'old', text: 'Geçmiş saat alarmlarını silme' },
  'fill searched hours': { group: 'play', text: 'Aranabilir saatleri tamamlama' },
  'count the hours': { group: 'watch', text: 'Saatlik sayıları toplama' },
  'watch the health': { group: 'watch', text: 'Sistem durumunu izleme' },
  'post to web hooks': { group: 'watch', text: 'Uyarıları webhook adreslerine gönderme' },
  'clear withdrawn announcements': { group: 'old', text: 'Geri çekilen duyuruları silme' },
  'purge account mails': { group: 'old', text: 'Eski hesap e-postalarını silme' },
  'purge support': { group: 'old', text: 'Eski destek taleplerini silme' },
  'purge removals': { group: 'old', text: 'Eski kaldırma kayıtlarını silme' },
  'purge notifications': { group: 'old', text: 'Eski bildirimleri silme' },
  'purge second factor challenges': { group: 'old', text: 'Eski doğrulama adımlarını silme' },
  'purge bars': { group: 'old', text: 'Süresi dolan iletişim engellerini silme' },
  'purge invitations of admins': { group: 'old', text: 'Eski yönetici davetlerini silme' },
  'purge sessions': { group: 'old', text: 'Biten oturumları silme' },
  'follow corrections': { group: 'play', text: 'Gelmeyen düzeltmeleri hatırlatma ve kapatma' },
  'purge rejected venues': { group: 'old', text: 'Reddedilen başvuruları silme' },
  'purge rejections': { group: 'old', text: 'Ret kayıtlarını silme' },
  'purge release counts': { group: 'old', text: 'Eski sürüm sayılarını silme' },
  'purge release errors': { group: 'old', text: 'Eski sürüm hatalarını silme' },
  'purge captchas': { group: 'old', text: 'Kullanılmış robot testlerini silme' },
  'purge web hook deliveries': { group: 'old', text: 'Eski webhook kayıtlarını silme' },
  'purge failures': { group: 'old', text: 'Eski gönderim hatalarını silme' },
  'purge alerts': { group: 'old', text: 'Eski uyarıları silme' },
  'purge limits': { group: 'old', text: 'Eski sınır sayaçlarını silme' },
};

const isKnown = (name: string): name is JobName => Object.hasOwn(JOB_WORDS, name);

/** A job of another version that runs too keeps its name. */
export const jobWords = (name: string): JobWords =>
  isKnown(name) ? JOB_WORDS[name] : { group: 'other', text: name };
