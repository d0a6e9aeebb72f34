import type { AlertRule } from 'mf-shared/contracts/health';

/** Something that goes wrong, told once. A rule has one open alert at most. Kept for 90 days. */
export type AlertRow = {
  id: string;
  rule: AlertRule;
  /** What is wrong, as a Turkish sentence. */
  text: string;
  fired_at: number;
  /** Since when the rule finds nothing any more; null while it does. */
  quiet_since: number | null;
  recovered_at: number | null;
};
