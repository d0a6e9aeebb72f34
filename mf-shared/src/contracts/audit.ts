import * as z from 'zod/mini';
import { AdminRole } from './admin.ts';
import { Identified, IsoDate, Paging, unlessEmpty } from './common.ts';

/** Every act that leaves a trace, with its Turkish sentence. */
export const AUDIT_ACTS = {
  'venue.approve': 'İşletmeyi onayladı',
  'venue.reject': 'Başvuruyu reddetti',
  'venue.restore': 'Ret kararını geri aldı',
  'venue.unapprove': 'Onayı geri aldı',
  'venue.askCorrection': 'Başvuruda düzeltme istedi',
  'venue.withdrawCorrection': 'Düzeltme isteğini geri aldı',
  'venue.correctionMissed': 'Düzeltme gelmediği için başvuruyu kapattı',
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
  'admin.invite': 'Yönetici davet etti',
  'admin.revoke': 'Yönetici davetini geri çekti',
  'admin.join': 'Daveti kabul edip yönetici oldu',
  'admin.create': 'Yönetici hesabı açtı',
  'admin.reset': 'Yönetici hesabına yeni şifre verdi',
  'admin.role': 'Yöneticinin yetkisini değiştirdi',
  'admin.endSessions': 'Yöneticinin oturumlarını kapattı',
  'admin.remove': 'Yönetici yetkisini kaldırdı',
  'audit.export': 'İşlem kaydını indirdi',
  'player.suspend': 'Oyuncuyu askıya aldı',
  'player.restore': 'Oyuncunun hesabını yeniden açtı',
  'player.contact': 'Oyuncunun iletişim bilgilerini düzeltti',
  'player.resetLink': 'Oyuncuya şifre bağlantısı gönderdi',
  'player.endSessions': 'Oyuncunun oturumlarını kapattı',
  'player.merge': 'İki oyuncu hesabını birleştirdi',
  'bar.add': 'E-postayı ya da telefonu engelledi',
  'bar.remove': 'E-postanın ya da telefonun engelini kaldırdı',
  'reservation.cancel': 'Rezervasyonu iptal etti',
  'tournament.cancel': 'Turnuvayı iptal etti',
  'player.viewBegin': 'Oyuncunun gözünden bakmaya başladı',
  'player.viewEnd': 'Oyuncunun gözünden bakmayı bitirdi',
  'venue.viewBegin': 'İşletmenin gözünden bakmaya başladı',
  'venue.viewEnd': 'İşletmenin gözünden bakmayı bitirdi',
  'content.remove': 'İçeriği kaldırdı',
  'content.restore': 'Kaldırılan içeriği geri koydu',
  'appeal.uphold': 'İtirazı reddetti',
  'appeal.grant': 'İtirazı kabul etti',
  'report.resolve': 'Şikâyeti sonuçlandırdı',
  'support.answer': 'Destek talebini yanıtladı',
  'support.ask': 'Destek talebini yazana soru sordu',
  'queue.take': 'Kaydı üzerine aldı',
  'queue.handOver': 'Kaydı devretti',
  'queue.giveBack': 'Kaydı sıraya geri bıraktı',
  'release.rollOut': 'Aday sürümü yayıma aldı',
  'release.promote': 'Aday sürümü kalıcı yaptı',
  'release.rollBack': 'Sürümü geri aldı',
  'release.trialLink': 'Deneme bağlantısı oluşturdu',
  'alerts.limits': 'Uyarı sınırlarını değiştirdi',
  'alerts.trial': 'Deneme uyarısı gönderdi',
  'webHook.create': 'Webhook adresi ekledi',
  'webHook.change': 'Webhook adresini değiştirdi',
  'webHook.rotate': 'Webhook adresinin gizli anahtarını yeniledi',
  'webHook.delete': 'Webhook adresini sildi',
  'template.create': 'Yanıt şablonu ekledi',
  'template.change': 'Yanıt şablonunu değiştirdi',
  'template.delete': 'Yanıt şablonunu sildi',
  'announcement.create': 'Duyuru taslağı yazdı',
  'announcement.change': 'Duyuruyu değiştirdi',
  'announcement.test': 'Duyuruyu kendisine deneme olarak gönderdi',
  'announcement.send': 'Duyuruyu gönderdi',
  'announcement.schedule': 'Duyuruyu zamanladı',
  'announcement.cancel': 'Duyurudan vazgeçti',
  'announcement.stop': 'Duyurunun gönderimini durdurdu',
  'announcement.withdraw': 'Duyuruyu geri çekti',
} as const;
export type AuditAct = keyof typeof AUDIT_ACTS;
export const AuditAct = z.enum(Object.keys(AUDIT_ACTS) as [AuditAct, ...AuditAct[]], 'Bir işlem seçin.');

/** What an act may be about, with its Turkish name. */
export const AUDIT_SUBJECTS = {
  venue: 'İşletme',
  player: 'Oyuncu',
  bar: 'İletişim engeli',
  reservation: 'Rezervasyon',
  tournament: 'Turnuva',
  report: 'Bildirim',
  removal: 'Kaldırılan içerik',
  appeal: 'İtiraz',
  support: 'Destek talebi',
  queueItem: 'Kayıt',
  template: 'Yanıt şablonu',
  announcement: 'Duyuru',
  release: 'Sürüm',
  alerts: 'Uyarılar',
  webHook: 'Webhook adresi',
  refund: 'İade',
  books: 'Ödeme kayıtları',
  log: 'İşlem kaydı',
  admin: 'Yönetici',
  invitation: 'Yönetici daveti',
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

/** Stands for the server itself where a filter names an admin. */
export const BY_SERVER = 'server';
const known = z.string().check(z.maxLength(100, 'En fazla 100 karakter yazabilirsiniz.'));
const filters = {
  act: unlessEmpty(AuditAct),
  kind: unlessEmpty(AuditSubject),
  /** The subject's id, together with its kind. */
  subject: unlessEmpty(known),
  /** The admin's id, or `server`. */
  admin: unlessEmpty(known),
  /** First and last day, in Istanbul. */
  from: unlessEmpty(IsoDate),
  to: unlessEmpty(IsoDate),
};
type Narrowed = { kind?: unknown; subject?: unknown; from?: string | undefined; to?: string | undefined };
const rules = [
  z.refine<Narrowed>(({ kind, subject }) => !subject || !!kind, {
    path: ['kind'],
    message: 'Bir konu seçin.',
  }),
  z.refine<Narrowed>(({ from = '', to = '9' }) => from <= to, {
    path: ['to'],
    message: 'Bitiş günü başlangıçtan önce olamaz.',
  }),
] as const;

/** What the log is narrowed to. */
export const AuditFilters = z.object(filters).check(...rules);
export type AuditFilters = z.output<typeof AuditFilters>;
export const AuditQuery = z.extend(Paging, filters).check(...rules);
export type AuditQuery = z.output<typeof AuditQuery>;

/** One entry of the log, whose id is its position in the chain. */
export const AuditEntry = z.extend(Identified, {
  at: z.string(),
  /** The admin's address at that time, or the job or command that acted by itself. */
  who: z.string(),
  adminId: z.nullable(z.string()),
  role: z.nullable(AdminRole),
  address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  act: AuditAct,
  /** `name`: what a venue or an account is called now; null for others, and for those that are gone. */
  subject: z.extend(Identified, { kind: AuditSubject, name: z.nullable(z.string()) }),
  /** The changed fields before and after the act. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
