import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import type { AuditEntry } from 'mf-shared/contracts/audit';
import { formatMoment } from 'mf-shared/format';

/** Changed fields by their Turkish names. One without a name shows as it is stored. */
const FIELDS: Record<string, string> = {
  ...{ email: 'E-posta', phone: 'Telefon', location: 'Konum', city: 'Şehir', coordinates: 'Koordinatlar' },
  ...{ status: 'Durum', reason: 'Gerekçe', role: 'Yetki', revoked: 'Geri çekilen davetler' },
  ...{ invitedBy: 'Davet eden', assignee: 'Üzerine alan', outcome: 'Sonuç' },
  ...{ stable: 'Kararlı sürüm', candidate: 'Aday sürüm', share: 'Pay (%)', version: 'Sürüm' },
  ...{ title: 'Başlık', text: 'Metin', category: 'Tür', type: 'Tür', id: 'No', owner: 'Sahibi' },
  ...{ amount: 'Tutar', isBack: 'Geri kondu', nextPaymentAt: 'Ödeme tarihi', dueAt: 'Ödeme tarihi' },
  ...{ act: 'İşlem', kind: 'Konu', subject: 'Konu no', admin: 'Yönetici', from: 'İlk gün', to: 'Son gün' },
};
const STATES: Record<string, string> = {
  ...{ pending: 'bekliyor', approved: 'onaylandı', rejected: 'reddedildi', cancelled: 'iptal edildi' },
  ...{ requested: 'istendi', refused: 'reddedildi', executed: 'iade edildi', booked: 'deftere geçti' },
  ...{ open: 'açık', working: 'işleniyor', waiting: 'yanıt bekliyor', done: 'sonuçlandı' },
};
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export type Difference = { name: string; before: string | null; after: string | null };

/** What an act changed, field by field. A side that the entry does not name is null. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].map((name) => ({
    name: FIELDS[name] ?? name,
    before: name in old ? said(name, old[name]) : null,
    after: name in next ? said(name, next[name]) : null,
  }));
}

const fieldsOf = (side: unknown): Record<string, unknown> =>
  typeof side === 'object' && side !== null ? { ...side } : {};

function said(name: string, value: unknown): string {
  if (value === null || value === '') return 'yok';
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır';
  if (Array.isArray(value)) return value.map((one) => said(name, one)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([part, inner]) => `${FIELDS[part] ?? part}: ${said(part, inner)}`)
      .join('; ');
  const text = String(value);
  if (name === 'role' && Object.hasOwn(ADMIN_ROLE_NAMES, text))
    return ADMIN_ROLE_NAMES[text as keyof typeof ADMIN_ROLE_NAMES];
  if (name === 'status' && Object.hasOwn(STATES, text)) return STATES[text] ?? text;
  return INSTANT.test(text) ? formatMoment(text) : text;
}
