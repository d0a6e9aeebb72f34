import { isAfterMidnight, istanbulDate } from '../schedule/index.ts';
import { clockTo } from './suffix.ts';

const utcDay = (date: string) => new Date(`${date}T12:00:00Z`);
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options });

const parts = { weekday: dateFormat({ weekday: 'long' }), short: dateFormat({ weekday: 'short' }) };
const dayMonth = dateFormat({ day: 'numeric', month: 'long' });
const full = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const instantFormat = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const timeFormat = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
});
const money = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const number = new Intl.NumberFormat('tr-TR');
const collator = new Intl.Collator('tr');

/** `2026-11-21` -> `21 Kasım 2026 Cumartesi` */
export const formatDate = (date: string) =>
  `${full.format(utcDay(date))} ${parts.weekday.format(utcDay(date))}`;

/** `2026-11-21` -> `21 Kasım Cumartesi` */
export const formatDay = (date: string) =>
  `${dayMonth.format(utcDay(date))} ${parts.weekday.format(utcDay(date))}`;

/** `2026-11-21` -> `21 Kasım` */
export const formatDayMonth = (date: string) => dayMonth.format(utcDay(date));

/** `2026-11-21` -> `Cmt` */
export const formatWeekday = (date: string) => parts.short.format(utcDay(date));

/** Instant (ISO or ms) -> `21 Kasım 21:05`, Istanbul time. */
export const formatInstant = (instant: string | number) => instantFormat.format(new Date(instant));

/** Instant (ISO or ms) -> `21 Kasım 09.00'a kadar`, Istanbul time. */
export const formatUntil = (instant: string | number) =>
  `${formatDayMonth(istanbulDate(new Date(instant).getTime()))} ${clockTo(formatClock(instant))} kadar`;

/** Instant (ISO or ms) -> `21 Kasım 2026 21:05`, Istanbul time: for what may be years ago. */
export const formatMoment = (instant: string | number) =>
  `${full.format(utcDay(istanbulDate(new Date(instant).getTime())))} ${formatClock(instant)}`;

/** Instant (ISO or ms) -> `21:05`, Istanbul time. */
export const formatClock = (instant: string | number) => timeFormat.format(new Date(instant));

/** A wait in readable units, rounded up: `40 saniye`, `15 dakika`, `6 saat`. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} saniye`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} dakika` : `${Math.ceil(minutes / 60)} saat`;
}

/** 2401 -> `2.401` */
export const formatNumber = (value: number | bigint) => number.format(value);

/** 1500 -> `1.500 TL` */
export const formatMoney = (lira: number) => `${money.format(lira)} TL`;

/**
 * Name of an hour on screen: `20 Kasım Cuma, 21:00-22:00`. An hour past midnight belongs to its football night: `20
 * Kasım Cuma gecesi, 00:00-01:00`.
 */
export function formatSlot(slot: { date: string; timeSlot: string; startsAt: number }): string {
  const night = isAfterMidnight(slot.date, slot.startsAt) ? ' gecesi' : '';
  return `${formatDay(slot.date)}${night}, ${slot.timeSlot}`;
}

/** Name of a weekly hour on screen: `Salı, 22:00-23:00`, past midnight `Cuma gecesi, 00:00-01:00`. */
export const formatWeekly = (hour: { dayOfWeek: string; timeSlot: string; isAfterMidnight: boolean }) =>
  `${hour.dayOfWeek}${hour.isAfterMidnight ? ' gecesi' : ''}, ${hour.timeSlot}`;

/** Text for comparisons: lower case by Turkish rules, without dots, hooks and accents. */
export function foldTr(text: string): string {
  return text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Order of two texts by the Turkish alphabet. */
export const compareTr = (a: string, b: string) => collator.compare(a, b);

/** Path of the thumbnail, which is stored beside every photo. */
export const thumbnailOf = (photo: string) => photo.replace(/\.webp$/, '.thumb.webp');

/** `+905321234567` -> `0532 123 45 67`; numbers of other countries stay as they are. */
export const formatPhone = (phone: string) =>
  phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4');

/** Link that opens a place in a map app; `coordinates` are [longitude, latitude]. */
export const mapLink = ([lng, lat]: readonly [number, number]) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

export { firstOf, initials } from './initials.ts';
export { clockAt, clockTo, numberOfThem, numberTo, thanSuffix } from './suffix.ts';
