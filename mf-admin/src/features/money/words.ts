import { MONEY_MONTHS } from 'mf-shared/contracts/money';
import type { PaymentStatus } from 'mf-shared/contracts/payments';
import type { RefundState } from 'mf-shared/contracts/refunds';
import { formatDate, formatDayMonth } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import type { BadgeTone } from 'mf-shared/ui/Badge';

export const PAYMENT_NAMES: Record<PaymentStatus, string> = {
  initialised: 'Bankada',
  paid: 'Ödendi',
  failed: 'Başarısız',
  abandoned: 'Yarıda kaldı',
};
export const PAYMENT_TONES: Record<PaymentStatus, BadgeTone> = {
  initialised: 'info',
  paid: 'success',
  failed: 'danger',
  abandoned: 'neutral',
};
export const REFUND_TONES: Record<RefundState, BadgeTone> = {
  requested: 'warning',
  approved: 'info',
  refused: 'neutral',
  executed: 'info',
  booked: 'success',
};
export const PROVIDER_NAMES = { sandbox: 'Deneme bankası', iyzico: 'iyzico' };

/** Instant (ISO) -> `21 Kasım 2026 Cumartesi` in Istanbul. */
export const dayOf = (instant: string) => formatDate(istanbulDate(Date.parse(instant)));

/** Two instants (ISO) -> `27 Kasım – 27 Aralık 2026`, in Istanbul; with two years where they differ. */
export function periodOf(from: string, to: string): string {
  const [first, last] = [from, to].map((instant) => istanbulDate(Date.parse(instant))) as [string, string];
  const yearOf = (date: string) => date.slice(0, 4);
  const begin = formatDayMonth(first) + (yearOf(first) === yearOf(last) ? '' : ` ${yearOf(first)}`);
  return `${begin} – ${formatDayMonth(last)} ${yearOf(last)}`;
}

/** `2026-11` -> `Kasım 2026` */
export const monthOf = (month: string) =>
  new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** The month of a date and those before it, the latest first: `2026-11`, `2026-10` and so on. */
export const lastMonths = (date: string): string[] =>
  Array.from({ length: MONEY_MONTHS }, (_, back) => {
    const month = new Date(`${date.slice(0, 7)}-15T12:00:00Z`);
    month.setUTCMonth(month.getUTCMonth() - back);
    return month.toISOString().slice(0, 7);
  });
