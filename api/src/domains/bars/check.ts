import type { BarKind } from 'mf-shared/contracts/bars';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import { type Contact, keysOf } from './keys.ts';

const SENTENCES = {
  email:
    'Bu e-posta adresi kullanılamıyor. Bunun bir hata olduğunu düşünüyorsanız destek sayfasından bize yazın.',
  phone:
    'Bu telefon numarası kullanılamıyor. Bunun bir hata olduğunu düşünüyorsanız destek sayfasından bize yazın.',
} as const;

/**
 * Refuses a new contact that is barred at `now` (ms). The phone is in its stored form.
 * @throws `contact_barred` at `email` and `phone`
 */
export async function refuseBarred(q: Queries, contact: Contact, now: number): Promise<void> {
  const kinds = await barredOf(q, contact, now);
  if (kinds.length === 0) return;
  const fields = Object.fromEntries(kinds.map((kind) => [kind, SENTENCES[kind]]));
  throw new AppError('contact_barred', { fields });
}

/** What of a contact is barred at `now` (ms). */
export async function barredOf(q: Queries, contact: Contact, now: number): Promise<BarKind[]> {
  const keys = keysOf(contact);
  if (keys.length === 0) return [];
  const rows = await q
    .selectFrom('bars')
    .select('kind')
    .where((eb) =>
      eb.and([
        eb.or(keys.map(({ kind, key }) => eb.and({ kind, key }))),
        eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]),
      ]),
    )
    .execute();
  return keys.map(({ kind }) => kind).filter((kind) => rows.some((row) => row.kind === kind));
}
