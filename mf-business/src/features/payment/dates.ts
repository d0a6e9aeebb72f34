import { formatDate } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';

/** Instant (ISO) -> `21 Kasım 2026 Cumartesi`, the date in Istanbul. */
export const dayOf = (instant: string) => formatDate(istanbulDate(Date.parse(instant)));

/** Instant (ISO) -> `21.11.2026`, the date in Istanbul. */
export const shortDayOf = (instant: string) =>
  istanbulDate(Date.parse(instant)).split('-').reverse().join('.');
