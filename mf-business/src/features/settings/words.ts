import { BOOKING_HORIZON_WEEKS } from 'mf-shared/contracts/reservations';
import {
  type Approval,
  MAX_CANCEL_HOURS,
  TRUSTED_HOURS,
  type VenueSettings,
} from 'mf-shared/contracts/venue-settings';
import { formatDay } from 'mf-shared/format';
import { lastBookableDate } from 'mf-shared/schedule';

export type Option<T> = { value: T; name: string; text: string };

export const APPROVAL_OPTIONS: readonly Option<Approval>[] = [
  {
    value: 'manual',
    name: 'Hiçbiri',
    text: 'Her isteği siz yanıtlarsınız; saat o zamana kadar tutulur.',
  },
  {
    value: 'trusted',
    name: 'Tanıdığım oyuncularınki',
    text: `Sizde en az ${TRUSTED_HOURS} onaylı maç oynamış oyuncuların isteği hemen onaylanır.`,
  },
  { value: 'all', name: 'Hepsi', text: 'Boş saati seçen oyuncu yerini hemen alır. Size haber verilir.' },
];

export const BUFFER_OPTIONS: readonly Option<VenueSettings['bufferMinutes']>[] = [
  { value: 0, name: 'Ara yok', text: 'Maçlar peş peşe oynanır: 18:00, 19:00, 20:00…' },
  { value: 30, name: '30 dakika', text: 'Her maçtan sonra yarım saat boş kalır: 18:00, 19:30, 21:00…' },
];

/** Name of a choice. */
export const nameOf = <T>(options: readonly Option<T>[], value: T): string =>
  options.find((option) => option.value === value)?.name ?? '';

const DAY_HOURS = 24;

/** The meaning of a deadline in hours; null for an invalid number. */
export function cancelText(hours: number | null): string | null {
  if (hours === null || hours > MAX_CANCEL_HOURS) return null;
  if (hours === 0) return 'Oyuncular maç başlayana kadar vazgeçebilir.';
  const days = hours % DAY_HOURS === 0 ? ` (${hours / DAY_HOURS} gün)` : '';
  return `Maça ${hours} saatten${days} az kalınca oyuncu iptal edemez; sizi araması için telefonunuzu görür.`;
}

/** The last day that players can book now; null for an invalid number of weeks. */
export function horizonText(weeks: number | null, now: number): string | null {
  if (weeks === null || weeks < 1 || weeks > BOOKING_HORIZON_WEEKS) return null;
  return `Şu an ayırtılabilen son gün: ${formatDay(lastBookableDate(now, weeks))}.`;
}
