import type { QueueItem, QueueKind, QueueState } from 'mf-shared/contracts/queue';
import { REMOVABLE_NAMES } from 'mf-shared/contracts/removals';
import type { ReportSubject } from 'mf-shared/contracts/reports';
import { SUPPORT_NAMES } from 'mf-shared/contracts/support';
import { REASON_NAMES } from 'mf-shared/safety/reasons';
import type { BadgeTone } from 'mf-shared/ui/Badge';

export const STATE_NAMES: Record<QueueState, string> = {
  open: 'Yeni',
  working: 'İşlemde',
  waiting: 'Yanıt bekleniyor',
  done: 'Tamamlandı',
};
export const STATE_TONES: Record<QueueState, BadgeTone> = {
  open: 'warning',
  working: 'info',
  waiting: 'neutral',
  done: 'success',
};
export const KIND_NAMES: Record<QueueKind, string> = {
  report: 'Şikâyet',
  support: 'Destek talebi',
  appeal: 'İtiraz',
};
export const DECISION_NAMES = { granted: 'İtiraz kabul edildi', upheld: 'Karar değişmedi' };
export const PARTY_NAMES = { User: 'Oyuncu', Business: 'İşletme', Visitor: 'Ziyaretçi' };
export const OUTCOME_NAMES = { acted: 'Gereği yapıldı', dismissed: 'İşlem gerekmedi' };
export const SUBJECT_NAMES: Record<ReportSubject, string> = {
  person: 'Oyuncu',
  venue: 'İşletme',
  ad: 'İlan',
  review: 'Yorum',
  message: 'Mesaj',
  photo: 'Fotoğraf',
  challenge: 'Meydan okuma',
  tournament: 'Turnuva',
};

/** What an item is about, in a few words. */
export function titleOf({ support, report, appeal }: QueueItem): string {
  if (support) return SUPPORT_NAMES[support.subject];
  if (report) return `${SUBJECT_NAMES[report.subject.type]}: ${REASON_NAMES[report.reason]}`;
  if (!appeal) return '';
  return `İtiraz: ${appeal.removal ? REMOVABLE_NAMES[appeal.removal.type] : 'Askıya alınan hesap'}`;
}

/** Who wrote an item. */
export const writerOf = ({ support, report, appeal }: QueueItem): string =>
  (support ? support.person : (report?.reporter ?? appeal?.owner))?.name ?? 'Silinmiş hesap';
