import * as z from 'zod/mini';
import './common.ts';

/** Every act that leaves a trace, with its Turkish sentence. */
export const AUDIT_ACTS = {
  'venue.approve': 'İşletmeyi onayladı',
  'venue.reject': 'Başvuruyu reddetti',
  'venue.restore': 'Ret kararını geri aldı',
  'venue.unapprove': 'Onayı geri aldı',
  'venue.askCorrection': 'Başvuruda düzeltme istedi',
  'venue.withdrawCorrection': 'Düzeltme isteğini geri aldı',
  'venue.suspend': 'İşletmeyi askıya aldı',
  'venue.unsuspend': 'İşletmeyi yeniden açtı',
  'venue.contact': 'İşletmenin iletişim bilgilerini düzeltti',
  'venue.pin': 'İşletmenin konumunu düzeltti',
  'venue.resetLink': 'İşletmeye şifre bağlantısı gönderdi',
  'venue.endSessions': 'İşletmenin oturumlarını kapattı',
  'venue.extend': 'İşletmenin hizmet süresini uzattı',
  'venue.remind': 'İşletmeye ödemesini hatırlattı',
  'refund.approve': 'İadeyi onayladı',
  'refund.refuse': 'İade talebini reddetti',
  'refund.order': 'Talep olmadan iade başlattı',
  'money.export': 'Ödeme kayıtlarını indirdi',
  'player.suspend': 'Oyuncuyu askıya aldı',
  'player.restore': 'Oyuncunun hesabını yeniden açtı',
  'player.contact': 'Oyuncunun iletişim bilgilerini düzeltti',
  'player.resetLink': 'Oyuncuya şifre bağlantısı gönderdi',
  'player.endSessions': 'Oyuncunun oturumlarını kapattı',
  'reservation.cancel': 'Rezervasyonu iptal etti',
  'tournament.cancel': 'Turnuvayı iptal etti',
  'content.remove': 'İçeriği kaldırdı',
  'content.restore': 'Kaldırılan içeriği geri koydu',
  'appeal.uphold': 'İtirazı reddetti',
  'appeal.grant': 'İtirazı kabul etti',
  'report.resolve': 'Bildirimi sonuçlandırdı',
  'support.answer': 'Destek talebini yanıtladı',
  'support.ask': 'Destek talebini yazana soru sordu',
  'queue.take': 'Kaydı üzerine aldı',
  'queue.handOver': 'Kaydı devretti',
  'queue.giveBack': 'Kaydı sıraya geri bıraktı',
  'release.rollOut': 'Aday sürümü yayıma aldı',
  'release.promote': 'Aday sürümü kalıcı yaptı',
  'release.rollBack': 'Sürümü geri aldı',
  'release.trialLink': 'Deneme bağlantısı oluşturdu',
  'template.create': 'Yanıt şablonu ekledi',
  'template.change': 'Yanıt şablonunu değiştirdi',
  'template.delete': 'Yanıt şablonunu sildi',
} as const;
export type AuditAct = keyof typeof AUDIT_ACTS;
export const AuditAct = z.enum(Object.keys(AUDIT_ACTS) as [AuditAct, ...AuditAct[]], 'Bir işlem seçin.');

/** What an act may be about, with its Turkish name. */
export const AUDIT_SUBJECTS = {
  venue: 'İşletme',
  player: 'Oyuncu',
  reservation: 'Rezervasyon',
  tournament: 'Turnuva',
  report: 'Bildirim',
  removal: 'Kaldırılan içerik',
  appeal: 'İtiraz',
  support: 'Destek talebi',
  queueItem: 'Kayıt',
  template: 'Yanıt şablonu',
  release: 'Sürüm',
  refund: 'İade',
  books: 'Ödeme kayıtları',
} as const;
export type AuditSubject = keyof typeof AUDIT_SUBJECTS;
export const AuditSubject = z.enum(
  Object.keys(AUDIT_SUBJECTS) as [AuditSubject, ...AuditSubject[]],
  'Bir konu seçin.',
);

/** Whether the log is as it was written. */
export const AuditVerdict = z.object({
  /** Entries that were checked and are as written, and the hash of the last of them. */
  entries: z.int(),
  hash: z.string(),
  /** The first position that is wrong; null when all is well. `end`: entries after the last one are missing. */
  broken: z.nullable(z.object({ position: z.int(), kind: z.enum(['changed', 'removed', 'end']) })),
});
export type AuditVerdict = z.infer<typeof AuditVerdict>;
