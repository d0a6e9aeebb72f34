import { istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import type { WaitingEntryRow } from '../src/db/schema/waiting-entries.ts';
import type { Random } from './base/random.ts';
import { about } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { DemoPlayer, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random; ledger: Ledger };
type Hour = Pick<
  WaitingEntryRow,
  'venue_id' | 'pitch_id' | 'date' | 'time_slot' | 'starts_at' | 'ends_at'
> & { user_id: string | null };

/** Lines at the known venue and at two others: their length, and the known player's place. */
const LINES: readonly { venue: number; length: number; known?: number }[] = [
  { venue: 0, length: 3, known: 0 },
  { venue: 0, length: 2 },
  { venue: 0, length: 2 },
  { venue: 0, length: 1 },
  { venue: 2, length: 3, known: 2 },
  { venue: 1, length: 1 },
];
const EVENING = [20 * HOUR_MS, 23 * HOUR_MS] as const;

/**
 * Lines for taken evening hours of the coming days, without offers. The known player is first in one, last in another,
 * and once missed an offer.
 */
export function demoWaiting(
  base: Base,
  {
    known,
    players,
    venues,
  }: { known: DemoPlayer; players: readonly DemoPlayer[]; venues: readonly DemoVenue[] },
): WaitingEntryRow[] {
  const { now, random } = base;
  const drafts: Omit<WaitingEntryRow, 'turn'>[] = missed(base, known.id, venues[5]);
  const used = new Set<Hour>();
  for (const { venue, length, known: place } of LINES) {
    const id = venues[venue]?.row.id;
    const open = heldHours(base).filter((hour) => hour.venue_id === id && !isUsed(used, hour));
    const hours = place === undefined ? open : open.filter((hour) => hour.user_id !== known.id);
    if (hours.length === 0) continue;
    const hour = random.pick(hours);
    used.add(hour);
    const near = players.filter((one) => one.city === known.city && one.id !== hour.user_id);
    const line = random.sample(near, length);
    if (place !== undefined) line[place] = known;
    const since = now - random.int(6, 30) * HOUR_MS;
    const times = line.map(() => about(random, since + (now - since) * random.next())).sort((a, b) => a - b);
    for (const [i, player] of line.entries()) {
      const at = times[i] ?? since;
      drafts.push(entry(random, hour, player.id, { at, status: 'waiting' }));
    }
  }
  return inTurn(drafts);
}

const isUsed = (used: ReadonlySet<Hour>, hour: Hour) =>
  [...used].some((one) => one.pitch_id === hour.pitch_id && one.starts_at === hour.starts_at);

/** Approved evening hours of the next five nights, without tonight. */
function heldHours({ now, ledger }: Base): Hour[] {
  const tomorrow = istanbulMidnight(istanbulDate(now)) + DAY_MS;
  const held: Hour[] = [
    ...ledger.reservations.filter((row) => row.status === 'approved'),
    ...ledger.phoneBookings.map((row) => ({ ...row, user_id: null })),
  ];
  return held.filter(({ date, starts_at }) => {
    const time = starts_at - istanbulMidnight(date);
    const soon = starts_at >= tomorrow && starts_at < tomorrow + 5 * DAY_MS;
    return soon && time >= EVENING[0] && time < EVENING[1];
  });
}

/** An offer of last week that the player missed. */
function missed(
  { now, random, ledger }: Base,
  userId: string,
  venue: DemoVenue | undefined,
): Omit<WaitingEntryRow, 'turn'>[] {
  const past = ledger.reservations.find(
    (row) =>
      row.status === 'approved' &&
      row.venue_id === venue?.row.id &&
      row.user_id !== userId &&
      row.starts_at > now - 8 * DAY_MS &&
      row.starts_at < now - 5 * DAY_MS,
  );
  if (!past) return [];
  const offered = past.starts_at - 9 * HOUR_MS;
  const at = about(random, offered - DAY_MS);
  const row = entry(random, past, userId, { at, status: 'missed' });
  const until = offered + HOUR_MS / 4;
  return [{ ...row, offered_at: offered, offer_until: until, ended_at: until }];
}

function entry(
  random: Random,
  hour: Hour,
  userId: string,
  { at, status }: { at: number; status: 'waiting' | 'missed' },
): Omit<WaitingEntryRow, 'turn'> {
  const { venue_id, pitch_id, date, time_slot, starts_at, ends_at } = hour;
  return {
    id: random.idAt(at),
    ...{ venue_id, pitch_id, date, time_slot, starts_at, ends_at },
    user_id: userId,
    status,
    offered_at: null,
    offer_until: null,
    created_at: at,
    ended_at: null,
  };
}

/** Numbers the entries of each pitch in the order they were made. */
function inTurn(drafts: readonly Omit<WaitingEntryRow, 'turn'>[]): WaitingEntryRow[] {
  const turns = new Map<string, number>();
  return drafts
    .toSorted((a, b) => a.created_at - b.created_at)
    .map((draft) => {
      const turn = (turns.get(draft.pitch_id) ?? 0) + 1;
      turns.set(draft.pitch_id, turn);
      return { ...draft, turn };
    });
}
