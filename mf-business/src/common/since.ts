import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';

const relative = new Intl.RelativeTimeFormat('tr', { numeric: 'auto' });
const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago an instant (ISO) was: `az önce`, `5 dakika önce`, `dün`. */
export function since(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  const unit = UNITS.find(([, size]) => passed >= size);
  return unit ? relative.format(-Math.floor(passed / unit[1]), unit[0]) : 'az önce';
}

/** For how many whole weeks something lasts since an instant: `8 haftadır`; in its first week as `since`. */
export function sinceWeeks(instant: string, now: number): string {
  const weeks = Math.floor((now - Date.parse(instant)) / (7 * DAY_MS));
  return weeks > 0 ? `${weeks} haftadır` : since(instant, now);
}
