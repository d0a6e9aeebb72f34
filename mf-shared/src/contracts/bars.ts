import * as z from 'zod/mini';
import { MAX_REASON } from './admin.ts';
import { asLine, Email, Identified, numeric, Paging, requiredText, unlessEmpty } from './common.ts';

/** What can be barred: whoever has it opens no account with it, and no account changes to it. */
export const BAR_KINDS = { email: 'E-posta', phone: 'Telefon' } as const;
export type BarKind = keyof typeof BAR_KINDS;
export const BarKind = z.enum(
  Object.keys(BAR_KINDS) as [BarKind, ...BarKind[]],
  'E-posta ya da telefon seçin.',
);

/** Days that a bar may last, and how people call them; without a number it lasts until an admin removes it. */
export const BAR_DAYS = { 30: '30 gün', 90: '90 gün', 365: '1 yıl' } as const;
const DAYS = 'Listeden bir süre seçin.';

const PHONE = 'Telefon numarasını yazın.';
const phone = z.string(PHONE).check(...asLine, z.minLength(1, PHONE), z.maxLength(30, PHONE));
const reason = requiredText('Gerekçeyi yazın.', MAX_REASON);
const rest = {
  days: unlessEmpty(
    numeric(
      DAYS,
      z.refine((days) => days in BAR_DAYS, DAYS),
    ),
  ),
  reason,
};
export const BarInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('email'), value: Email, ...rest }),
    z.object({ kind: z.literal('phone'), value: phone, ...rest }),
  ],
  'E-posta ya da telefon seçin.',
);
export type BarInput = z.output<typeof BarInput>;

export const BarRemoval = z.object({ reason });

/** `q` is a whole address or number. */
export const BarSearch = z.extend(Paging, {
  kind: unlessEmpty(BarKind),
  q: unlessEmpty(z.string().check(...asLine, z.maxLength(254, 'En fazla 254 karakter yazabilirsiniz.'))),
});
export type BarSearch = z.output<typeof BarSearch>;

/** How many accounts a bar names. */
export const MOST_BAR_ACCOUNTS = 3;

const Account = z.extend(Identified, { kind: z.enum(['player', 'venue']) });

/** A barred address or number. */
export const Bar = z.extend(Identified, {
  kind: BarKind,
  value: z.string(),
  reason: z.string(),
  /** When it ends by itself; null for a bar that does not. */
  until: z.nullable(z.string()),
  /** The suspended account that it came with; it ends with the suspension. */
  account: z.nullable(Account),
  /** The admin who added it, or suspended that account; null where nobody is known. */
  addedBy: z.nullable(z.string()),
  /** Accounts that use it all the same, a few of them. */
  accounts: z.array(z.extend(Account, { name: z.string() })),
  createdAt: z.string(),
});
export type Bar = z.infer<typeof Bar>;
