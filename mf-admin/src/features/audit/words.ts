import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import type { AuditEntry } from 'mf-shared/contracts/audit';
import { CORRECTION_PARTS } from 'mf-shared/contracts/corrections';
import { MERGE_PARTS } from 'mf-shared/contracts/merge';
import { REMOVABLE_NAMES } from 'mf-shared/contracts/removals';
import { formatMoment } from 'mf-shared/format';
import { REASON_NAMES } from 'mf-shared/safety/reasons';
import { PLACE_NAMES, ROLE_NAMES } from '../announcements/words.ts';

/** Changed fields by their Turkish names. One without a name shows as it is stored. */
const FIELDS: Record<string, string> = {
  ...{ email: 'E-posta', phone: 'Telefon', location: 'Konum', city: 'Şehir', coordinates: 'Koordinatlar' },
  ...{ status: 'Durum', reason: 'Gerekçe', role: 'Yetki', revoked: 'Geri çekilen davetler' },
  ...{ invitedBy: 'Davet eden', assignee: 'Üzerine alan', outcome: 'Sonuç' },
  ...{ stable: 'Kararlı sürüm', candidate: 'Aday sürüm', share: 'Pay (%)', version: 'Sürüm' },
  ...{ title: 'Başlık', text: 'Metin', category: 'Neden', type: 'Tür', id: 'No', owner: 'Sahibi' },
  ...{ amount: 'Tutar', isBack: 'Geri kondu', nextPaymentAt: 'Ödeme tarihi', dueAt: 'Ödeme tarihi' },
  ...{ act: 'İşlem', kind: 'Konu', subject: 'Konu no', admin: 'Yönetici', from: 'İlk gün', to: 'Son gün' },
  ...{
    link: 'Bağlantı',
    place: 'Nerede',
    venue_id: 'İşletme no',
    push: 'Anlık bildirim',
    mail: 'E-posta ile',
  },
  ...{ send_at: 'Gönderim zamanı', state: 'Durum', told: 'Ulaşan alıcı', parts: 'Bölümler', part: 'Bölüm' },
  ...{ moved: 'Taşınan', dropped: 'Kapanan', name: 'Ad', seconds: 'Süre (sn)', minutes: 'Süre (dk)' },
  ...{ read: 'Okunanlar', payment: 'Ödeme no' },
};
const STATES: Record<string, string> = {
  ...{ pending: 'Bekliyor', approved: 'Onaylandı', rejected: 'Reddedildi', cancelled: 'İptal edildi' },
  ...{ requested: 'İstendi', refused: 'Reddedildi', executed: 'İade edildi', booked: 'Deftere geçti' },
  ...{ draft: 'Taslak', scheduled: 'Zamanlandı', sending: 'Gönderiliyor', sent: 'Gönderildi' },
  ...{ coming: 'Yaklaşıyor', active: 'Açık', acted: 'İşlem yapıldı', dismissed: 'İşlem gerekmedi' },
  ...{ open: 'Açık', working: 'İşleniyor', waiting: 'Yanıt bekliyor', done: 'Sonuçlandı' },
};
/** Values that are stored as words of the code, by their field. */
const VALUES: Record<string, Record<string, string>> = {
  ...{ role: { ...ADMIN_ROLE_NAMES, ...ROLE_NAMES }, place: PLACE_NAMES },
  ...{ status: STATES, state: STATES, outcome: STATES },
  ...{ category: REASON_NAMES, type: REMOVABLE_NAMES, parts: CORRECTION_PARTS, part: MERGE_PARTS },
  ...{ push: { 0: 'Hayır', 1: 'Evet' }, mail: { 0: 'Hayır', 1: 'Evet' } },
};
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The end of a long id tells one thing from another; the whole one would fill two lines of a phone. */
const shortId = (id: string): string => (UUID.test(id) ? `…${id.slice(-8)}` : id);

export type Difference = { name: string; before: string | null; after: string | null };

/** What an act changed, field by field. A side that the entry does not name, or that is empty, is null. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const side = (fields: Record<string, unknown>, name: string) =>
    isEmpty(fields[name]) ? null : said(name, fields[name]);
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map((name) => ({
      name: nameOf(name, next[name] ?? old[name]),
      before: side(old, name),
      after: side(next, name),
    }))
    .filter((one) => one.before !== null || one.after !== null);
}

/** The subject's present name, or else its title in the entry, or the kind of what was removed, or its short id. */
export function subjectOf({ subject, before, after }: AuditEntry): string {
  if (subject.name !== null) return subject.name;
  const { title, type } = { ...fieldsOf(before), ...fieldsOf(after) };
  if (typeof title === 'string' && title !== '') return title;
  return subject.kind === 'removal' && !isEmpty(type) ? said('type', type) : shortId(subject.id);
}

const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** An announcement's role is its audience. */
const nameOf = (name: string, value: unknown): string =>
  name === 'role' && String(value) in ROLE_NAMES ? 'Kimlere' : (FIELDS[name] ?? name);

const fieldsOf = (side: unknown): Record<string, unknown> =>
  typeof side === 'object' && side !== null ? { ...side } : {};

function said(name: string, value: unknown): string {
  if (isEmpty(value)) return 'Yok';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (Array.isArray(value)) return value.map((one) => said(name, one)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([part, inner]) => `${FIELDS[part] ?? part}: ${said(part, inner)}`)
      .join('; ');
  const text = String(value);
  const words = VALUES[name];
  if (words && Object.hasOwn(words, text)) return words[text] ?? text;
  if (name === 'send_at' && typeof value === 'number') return formatMoment(new Date(value).toISOString());
  return INSTANT.test(text) ? formatMoment(text) : shortId(text);
}
