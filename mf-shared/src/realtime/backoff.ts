const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Milliseconds before retry number `attempt` (from 0): random, up to a bound that doubles from one second to thirty.
 * The whole range is used, so that clients of a restarted server do not all return at once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return Math.round(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt));
}
