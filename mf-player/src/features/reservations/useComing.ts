import { useRunning } from '../subscriptions/queries.ts';
import { nextWeeks } from '../subscriptions/weeks.ts';
import { comingEntries } from './order.ts';
import { useMine } from './useMine.ts';

/** What the player will play, soonest first: own hours, and the next week of each subscription. */
export function useComing() {
  const mine = useMine('upcoming');
  const running = useRunning();
  const now = Date.now();
  return {
    mine,
    running,
    isPending: mine.isPending || running.isPending,
    /** Whether both were read, so that nothing is missing. */
    isWhole: mine.data !== undefined && running.data !== undefined,
    entries: comingEntries(mine.data ?? [], nextWeeks(running.data ?? [], now), now),
  };
}
