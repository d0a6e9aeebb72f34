import { addDays, istanbulDate, type Slot, slotInstants } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import type { Random } from './base/random.ts';
import { settledAs, waiting } from './fates.ts';
import type { Fate, Ledger } from './ledger.ts';
import type { DemoPitch, DemoPlayer, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random; ledger: Ledger };
type Status = Fate['status'];

/** The known player's matches: the venue (0 is the known one), the night from today, the result. */
const MATCHES: readonly { venue: number; night: number; status: Status }[] = [
  { venue: 0, night: 2, status: 'approved' },
  { venue: 0, night: 3, status: 'pending' },
  { venue: 3, night: 6, status: 'pending' },
  { venue: 1, night: 9, status: 'approved' },
  { venue: 0, night: -4, status: 'approved' },
  { venue: 2, night: -9, status: 'approved' },
  { venue: 0, night: -13, status: 'approved' },
  { venue: 5, night: -20, status: 'approved' },
  { venue: 4, night: -6, status: 'cancelled' },
  { venue: 8, night: -15, status: 'rejected' },
];

/** Books the known player's past and coming hours, on the first pitch of each venue around nine. */
export function bookKnownPlayer(base: Base, player: DemoPlayer, venues: readonly DemoVenue[]): void {
  for (const { venue: index, night, status } of MATCHES) {
    const venue = venues[index];
    const pitch = venue?.pitches[0];
    const slot = pitch && eveningSlot(pitch);
    if (!slot) throw new Error('The known player needs a pitch with an evening hour.');
    const date = addDays(istanbulDate(base.now), night);
    base.ledger.book({ venue, pitch, userId: player.id, date, slot, fate: fateOf(base, date, slot, status) });
  }
}

/**
 * Three approved hours of the known business for tonight, and pending requests: up to five today while hours are left,
 * then one a night.
 */
export function bookKnownRequests(base: Base, venue: DemoVenue, players: readonly DemoPlayer[]): void {
  request(base, venue, players, { night: 0, count: 3, status: 'approved' });
  const tonight = request(base, venue, players, { night: 0, count: 5, status: 'pending' });
  for (let night = 1; night <= 5; night++)
    request(base, venue, players, { night, count: tonight < 3 ? 2 : 1, status: 'pending' });
}

type Wanted = { night: number; count: number; status: 'approved' | 'pending' };

/** Requests free evening hours of one night, pending ones for coming hours; answers how many it made. */
function request(
  base: Base,
  venue: DemoVenue,
  players: readonly DemoPlayer[],
  { night, count, status }: Wanted,
): number {
  const { now, random, ledger } = base;
  const date = addDays(istanbulDate(now), night);
  const from = status === 'pending' ? now + HOUR_MS : 0;
  const open = venue.pitches.flatMap((pitch) =>
    pitch.slots
      .filter((slot) => slot.start >= 17 * 60 && slotInstants(date, slot).startsAt > from)
      .filter((slot) => ledger.isFree(pitch, date, slot))
      .map((slot) => ({ pitch, slot })),
  );
  const chosen = random.sample(open, count);
  const askers = random.sample(players, chosen.length);
  for (const [i, { pitch, slot }] of chosen.entries()) {
    const userId = askers[i]?.id;
    if (!userId) break;
    ledger.book({ venue, pitch, userId, date, slot, fate: fateOf(base, date, slot, status) });
  }
  return chosen.length;
}

function fateOf({ now, random }: Base, date: string, slot: Slot, status: Status): Fate {
  const when = { now, startsAt: slotInstants(date, slot).startsAt };
  if (status === 'pending') return waiting(random, when);
  const fate = settledAs(random, when, status);
  return status === 'cancelled' ? { ...fate, end_reason: 'player' } : fate;
}

const eveningSlot = (pitch: DemoPitch): Slot | undefined =>
  pitch.slots.find((slot) => slot.start >= 20.5 * 60) ?? pitch.slots.at(-1);
