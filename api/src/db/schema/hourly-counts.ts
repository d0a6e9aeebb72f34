import type { Measure } from 'mf-shared/contracts/health';

/** A measure in one hour: how often something happened, or the latest sample. Kept for 60 days. */
export type HourlyCountRow = {
  measure: Measure;
  /** Hours since the epoch. */
  hour: number;
  value: number;
};
