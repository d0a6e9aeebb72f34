const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Milliseconds to wait before try number `attempt` (0 is the first repeat): anything up to a bound that doubles
 * from one second to thirty. Drawn from the whole range, so that the clients of a restarted server do not all
 * come back at once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return Math.round(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt));
}
