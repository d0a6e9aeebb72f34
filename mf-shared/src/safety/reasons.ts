import type { ReportReason, ReportSubject } from '../contracts/reports.ts';

/** Names of the reasons in the dialog. */
export const REASON_NAMES: Record<ReportReason, string> = {
  harassment: 'Hakaret, tehdit ya da taciz',
  spam: 'Reklam ya da istenmeyen içerik',
  fraud: 'Dolandırıcılık',
  inappropriate: 'Uygunsuz içerik',
  fake: 'Sahte ya da yanıltıcı',
  other: 'Başka bir neden',
};

/** Title of the dialog, and label of the button that opens it. */
export const SUBJECT_NAMES: Record<ReportSubject, string> = {
  person: 'Oyuncuyu bildir',
  venue: 'İşletmeyi bildir',
  ad: 'İlanı bildir',
  review: 'Yorumu bildir',
  message: 'Mesajı bildir',
  photo: 'Fotoğrafı bildir',
  challenge: 'Meydan okumayı bildir',
  tournament: 'Turnuvayı bildir',
};
