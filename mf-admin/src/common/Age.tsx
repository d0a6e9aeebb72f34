import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { Badge } from 'mf-shared/ui/Badge';

/** Whoever waits longer is marked. */
const LONG_MS = 2 * DAY_MS;

/** How long somebody waits, in the largest whole unit. */
export function waited(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} dakikadır bekliyor`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} saattir bekliyor`;
  return `${Math.floor(ms / DAY_MS)} gündür bekliyor`;
}

/** How long an application waits, marked where that is long. */
export function Age({ since }: { since: string }) {
  const ms = Date.now() - Date.parse(since);
  return (
    <p>
      <Badge tone={ms >= LONG_MS ? 'warning' : 'neutral'}>{waited(ms)}</Badge>
    </p>
  );
}
