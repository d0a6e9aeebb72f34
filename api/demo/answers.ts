import { istanbulDate } from 'mf-shared/schedule';
import type { Random } from './base/random.ts';
import { decisionAfter } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { DemoVenue } from './plan.ts';

type Base = { now: number; random: Random; ledger: Ledger };

/** Requests that a diligent owner still has open: for tonight, and in total. */
const LEFT_TONIGHT = 4;
const LEFT = 7;

/** Approves the players' requests at the venue, except for the last few. The known player's requests stay pending. */
export function answerRequests({ now, random, ledger }: Base, venue: DemoVenue, knownId: string): void {
  const open = ledger.reservations
    .filter((row) => row.venue_id === venue.row.id && row.status === 'pending')
    .toSorted((a, b) => b.created_at - a.created_at);
  const own = open.filter((row) => row.user_id === knownId);
  const others = open.filter((row) => row.user_id !== knownId);
  const today = istanbulDate(now);
  const tonight = others.filter((row) => row.date === today).slice(0, LEFT_TONIGHT);
  const later = others.filter((row) => row.date !== today);
  const left = new Set([...own, ...tonight, ...later].slice(0, LEFT));
  const answered = new Set<string>();
  for (const row of open) {
    if (left.has(row)) continue;
    row.status = 'approved';
    row.decided_at = decisionAfter(random, { now, startsAt: row.starts_at }, row.created_at);
    answered.add(row.id);
  }
  for (const cell of ledger.cells) if (answered.has(cell.owner_id)) cell.expires_at = null;
}
