const relative = new Intl.RelativeTimeFormat('tr', { numeric: 'auto' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 saat önce`, `dün`; below a minute `az önce`. Instants in ISO and ms. */
export function ago(instant: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(instant));
  if (ms < MINUTE) return 'az önce';
  if (ms < HOUR) return relative.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return relative.format(-Math.floor(ms / HOUR), 'hour');
  return relative.format(-Math.floor(ms / DAY), 'day');
}
