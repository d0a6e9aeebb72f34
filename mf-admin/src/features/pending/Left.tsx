import { DAY_MS } from 'mf-shared/time';
import { Badge } from 'mf-shared/ui/Badge';

/** From here on the end is near. */
const SOON_DAYS = 3;

/** The days that an applicant has left, in words. On the last day it says today. */
export function daysLeft(ms: number): string {
  const days = Math.ceil(ms / DAY_MS);
  return days <= 1 ? 'Bugün kapanıyor' : `${days} gün sonra kapanıyor`;
}

/** How long an application still waits for its correction before it ends. */
export function Left({ until }: { until: string | null }) {
  if (until === null) return null;
  const ms = Date.parse(until) - Date.now();
  return (
    <p>
      <Badge tone={ms <= SOON_DAYS * DAY_MS ? 'warning' : 'neutral'}>{daysLeft(ms)}</Badge>
    </p>
  );
}
