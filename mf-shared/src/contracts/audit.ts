import * as z from 'zod/mini';

/** Every act that leaves a trace, with its Turkish sentence. */
export const AUDIT_ACTS = {
  'venue.approve': 'İşletmeyi onayladı',
  'venue.reject': 'Başvuruyu reddetti',
  'venue.restore': 'Ret kararını geri aldı',
  'report.resolve': 'Bildirimi sonuçlandırdı',
  'support.answer': 'Destek talebini yanıtladı',
} as const;
export type AuditAct = keyof typeof AUDIT_ACTS;
export const AuditAct = z.enum(Object.keys(AUDIT_ACTS) as [AuditAct, ...AuditAct[]], 'Bir işlem seçin.');

/** What an act may be about, with its Turkish name. */
export const AUDIT_SUBJECTS = {
  venue: 'İşletme',
  report: 'Bildirim',
  support: 'Destek talebi',
} as const;
export type AuditSubject = keyof typeof AUDIT_SUBJECTS;
export const AuditSubject = z.enum(
  Object.keys(AUDIT_SUBJECTS) as [AuditSubject, ...AuditSubject[]],
  'Bir konu seçin.',
);
