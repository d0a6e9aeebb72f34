import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';

const relative = new Intl.RelativeTimeFormat('tr', { numeric: 'always' });

/** `3 saat önce`, `dün`; below a minute `az önce`. Instants in ISO and ms. */
export function ago(instant: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(instant));
  if (ms < MINUTE_MS) return 'az önce';
  if (ms < HOUR_MS) return relative.format(-Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return relative.format(-Math.floor(ms / HOUR_MS), 'hour');
  const days = Math.floor(ms / DAY_MS);
  return days === 1 ? 'dün' : relative.format(-days, 'day');
}
