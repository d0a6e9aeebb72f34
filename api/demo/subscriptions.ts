import { weekdayOf } from 'mf-shared/pricing';
import {
  addDays,
  cellsOf,
  datesBetween,
  istanbulDate,
  lastBookableDate,
  type Slot,
  slotInstants,
  weekStart,
} from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { OccurrenceRow } from '../src/db/schema/subscription-occurrences.ts';
import type { SubscriptionRow } from '../src/db/schema/subscriptions.ts';
import type { Random } from './base/random.ts';
import { about, awake } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { DemoPitch, DemoPlayer, DemoVenue } from './plan.ts';
import { hourPrice } from './prices.ts';

type Base = { now: number; random: Random; ledger: Ledger };
type Weekly = { venue: DemoVenue; pitch: DemoPitch; slot: Slot; weekday: number };
export type DemoSubscriptions = { subscriptions: SubscriptionRow[]; occurrences: OccurrenceRow[] };

/** The story of a running subscription: the skipped week and who skipped it, and whether it is paused. */
type Story = { weeksOld: number; skipped?: { week: number; by: 'player' | 'business' }; paused?: boolean };
const OWN: Story = { weeksOld: 6, skipped: { week: 2, by: 'player' } };
const REGULARS: readonly Story[] = [
  { weeksOld: 10, skipped: { week: 1, by: 'business' } },
  { weeksOld: 4 },
  { weeksOld: 8, paused: true },
];
const HOUR_FROM = 19 * 60;
const HOUR_UNTIL = 24 * 60;

/**
 * Weekly regulars in the free hours: the known player has a running and a pending one. The known venue comes first and
 * has regulars of each kind; every other venue has one. The ledger gets their cells.
 */
export function demoSubscriptions(
  base: Base,
  {
    known,
    players,
    venues,
  }: { known: DemoPlayer; players: readonly DemoPlayer[]; venues: readonly DemoVenue[] },
): DemoSubscriptions {
  const book = openBook(base);
  const [first, second, third, ...others] = venues;
  if (!first || !second || !third) throw new Error('The known venue comes first.');
  const locals = base.random.sample(
    players.filter((player) => player.city === first.row.city && player.created_at < base.now - 80 * DAY_MS),
    8,
  );
  book.run(known, first, OWN);
  for (const [i, story] of REGULARS.entries()) book.run(locals[i], first, story);
  book.ask(locals[3], first, 'pending');
  book.ask(locals[4], first, 'pending');
  book.ask(locals[5], first, 'rejected');
  book.ask(locals[6], first, 'cancelled');
  book.ask(known, second, 'pending');
  for (const venue of [third, ...others]) {
    const near = players.filter((p) => p.city === venue.row.city && p.created_at < base.now - 80 * DAY_MS);
    if (near.length > 0) book.run(base.random.pick(near), venue, { weeksOld: base.random.int(2, 10) });
  }
  return book.rows;
}

function openBook(base: Base) {
  const { now, random, ledger } = base;
  const rows: DemoSubscriptions = { subscriptions: [], occurrences: [] };
  const held = new Set<string>();
  const keysOf = (row: Pick<OccurrenceRow, 'pitch_id' | 'starts_at' | 'ends_at'>) =>
    cellsOf(row.starts_at, row.ends_at).map((cell) => `${row.pitch_id} ${cell}`);
  const isFree = ({ pitch, slot }: Weekly, date: string) => {
    const { startsAt, endsAt } = slotInstants(date, slot);
    const keys = keysOf({ pitch_id: pitch.row.id, starts_at: startsAt, ends_at: endsAt });
    return ledger.isFree(pitch, date, slot) && !keys.some((key) => held.has(key));
  };

  const run = (player: DemoPlayer | undefined, venue: DemoVenue, story: Story) => {
    const weekly = player && bestHour(base, venue, isFree);
    if (!weekly) return;
    const subscription = toRow(base, player, weekly, {
      status: 'approved',
      at: about(random, now - story.weeksOld * 7 * DAY_MS),
    });
    if (story.paused) {
      const monday = addDays(weekStart(istanbulDate(now)), 7);
      Object.assign(subscription, { paused_from: monday, paused_until: addDays(monday, 20) });
    }
    rows.subscriptions.push(subscription);
    let coming = 0;
    for (const date of nightsOf(weekly, subscription, now)) {
      const week = toWeek(base, subscription, weekly, date);
      if (week.starts_at > now && isPaused(subscription, date)) Object.assign(week, skippedBy('pause'));
      else if (week.starts_at > now && ++coming === story.skipped?.week)
        Object.assign(week, skippedBy(story.skipped.by));
      else if (!isFree(weekly, date)) week.status = 'taken';
      else if (!ledger.keepPlayer({ userId: player.id, date, slot: weekly.slot }))
        Object.assign(week, skippedBy('player'));
      rows.occurrences.push(week);
      if (week.status === 'held') hold(week);
    }
  };
  const hold = (week: OccurrenceRow) => {
    for (const key of keysOf(week)) held.add(key);
    ledger.cells.push(...weekCells(week));
  };
  const ask = (
    player: DemoPlayer | undefined,
    venue: DemoVenue,
    status: 'pending' | 'rejected' | 'cancelled',
  ) => {
    const weekly = player && bestHour(base, venue, isFree);
    const ago = status === 'pending' ? random.int(2, 40) * HOUR_MS : random.int(20, 60) * DAY_MS;
    const at = about(random, now - ago);
    if (weekly) rows.subscriptions.push(toRow(base, player, weekly, { status, at }));
  };
  return { rows, run, ask };
}

/** An evening hour that is free most often in the coming weeks. */
function bestHour(
  { now, random }: Base,
  venue: DemoVenue,
  isFree: (weekly: Weekly, date: string) => boolean,
): Weekly | undefined {
  const today = istanbulDate(now);
  const byWeekday = Map.groupBy(datesBetween(today, addDays(today, 27)), weekdayOf);
  const hours = venue.pitches.flatMap((pitch) =>
    pitch.slots
      .filter((slot) => slot.start >= HOUR_FROM && slot.start < HOUR_UNTIL)
      .flatMap((slot) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ venue, pitch, slot, weekday }))),
  );
  const rated = hours.map((weekly) => {
    const nights = byWeekday.get(weekly.weekday) ?? [];
    return { weekly, free: nights.filter((date) => isFree(weekly, date)).length };
  });
  const best = Math.max(...rated.map(({ free }) => free));
  const among = rated.filter(({ free }) => free === best);
  return among.length > 0 ? random.pick(among).weekly : undefined;
}

const isOn = ({ weekday }: Weekly, date: string) => weekdayOf(date) === weekday;

const nightsOf = (weekly: Weekly, { decided_at, claimed_until }: SubscriptionRow, now: number) =>
  datesBetween(istanbulDate(decided_at ?? now), claimed_until ?? istanbulDate(now)).filter(
    (date) => isOn(weekly, date) && slotInstants(date, weekly.slot).startsAt > (decided_at ?? now),
  );

const isPaused = ({ paused_from, paused_until }: SubscriptionRow, date: string) =>
  paused_from !== null && paused_until !== null && paused_from <= date && date <= paused_until;

const skippedBy = (by: OccurrenceRow['skipped_by']) => ({ status: 'skipped', skipped_by: by, version: 1 });

function toRow(
  { now, random }: Base,
  player: DemoPlayer,
  { venue, pitch, slot, weekday }: Weekly,
  { status, at }: { status: SubscriptionRow['status']; at: number },
): SubscriptionRow {
  return {
    id: random.idAt(at),
    venue_id: venue.row.id,
    pitch_id: pitch.row.id,
    user_id: player.id,
    weekday,
    time_slot: slot.timeSlot,
    start_minute: slot.start,
    status,
    end_reason: status === 'cancelled' ? 'player' : null,
    paused_from: null,
    paused_until: null,
    claimed_until: status === 'approved' ? lastBookableDate(now) : null,
    created_at: at,
    decided_at: status === 'pending' ? null : Math.max(at + MINUTE_MS, awake(at + 5 * HOUR_MS)),
  };
}

function toWeek(
  { now, random }: Base,
  subscription: SubscriptionRow,
  { venue, pitch, slot }: Weekly,
  date: string,
): OccurrenceRow {
  const { startsAt, endsAt } = slotInstants(date, slot);
  const at = Math.min(now, subscription.decided_at ?? now);
  return {
    id: random.idAt(at),
    subscription_id: subscription.id,
    venue_id: subscription.venue_id,
    pitch_id: subscription.pitch_id,
    user_id: subscription.user_id,
    date,
    usual_date: null,
    time_slot: slot.timeSlot,
    starts_at: startsAt,
    ends_at: endsAt,
    price: hourPrice(venue, pitch, date, slot),
    status: 'held',
    skipped_by: null,
    attendance: null,
    version: 0,
    created_at: at,
  };
}

const weekCells = (row: OccurrenceRow) =>
  cellsOf(row.starts_at, row.ends_at).map((startsAt) => ({
    pitch_id: row.pitch_id,
    starts_at: startsAt,
    expires_at: null,
    owner_kind: 'subscription' as const,
    owner_id: row.id,
  }));
