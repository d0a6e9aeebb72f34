import { OFFER_MINUTES } from 'mf-shared/contracts/waiting-list';
import { CELL_MINUTES, cellsOf, SLOT_MINUTES } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { claimUnheld, type FreedCell, isFree, pitchSlots, takeBack } from '../occupancy/index.ts';
import type { HourRefusal } from '../reservations/index.ts';
import { isActiveAt } from '../venues/index.ts';
import { tellGone, tellLine, tellOffered, tellPassed } from './news.ts';
import { type Obstacles, obstaclesOf } from './obstacles.ts';
import { type Candidate, candidates, changeEntry } from './queries.ts';

/** Entries to look at together. Longer lines are for nights that everybody wants. */
const PAGE = 250;

/**
 * Offers just freed hours to those who wait for them, in the same transaction. Each goes to the first in the order of
 * joining who may have it, as cells that expire. Without anybody waiting it costs one look into an index.
 */
export async function offerFreed(tx: Tx, ctx: AppContext, freed: readonly FreedCell[]): Promise<void> {
  for (const [pitchId, cells] of Map.groupBy(freed, (cell) => cell.pitch_id)) {
    await offerOnPitch(
      tx,
      ctx,
      pitchId,
      cells.map((cell) => cell.starts_at),
    );
  }
}

async function offerOnPitch(tx: Tx, ctx: AppContext, pitchId: string, cells: number[]): Promise<void> {
  const open = new Set(cells);
  const taken: Taken = new Set();
  const from = Math.max(Math.min(...cells) - SLOT_MINUTES * MINUTE_MS, ctx.clock()) + 1;
  const to = Math.max(...cells) + CELL_MINUTES * MINUTE_MS - 1;
  let turn = 0;
  for (;;) {
    const page = await candidates(tx.q, { pitchId, from, to }, turn, PAGE);
    const waiting = page.filter((entry) =>
      cellsOf(entry.starts_at, entry.ends_at).some((cell) => open.has(cell)),
    );
    const known = await obstaclesOf(tx.q, waiting, ctx.clock());
    for (const entry of waiting) {
      const wanted = cellsOf(entry.starts_at, entry.ends_at);
      if (!wanted.some((cell) => open.has(cell))) continue;
      if (await offer(tx, ctx, entry, { wanted, known, taken })) for (const cell of wanted) open.delete(cell);
    }
    turn = page.at(-1)?.turn ?? 0;
    if (page.length < PAGE || open.size === 0) return;
  }
}

/** Starts of hours that turned out, further up the line, to be partly held. */
type Taken = Set<number>;
type Chance = { wanted: number[]; known: Obstacles; taken: Taken };

/** Offers the hour to the entry's player if it is whole, still played, and the player may have it. */
async function offer(tx: Tx, ctx: AppContext, entry: Candidate, chance: Chance): Promise<boolean> {
  const { wanted, known, taken } = chance;
  const now = ctx.clock();
  if (!isPlayed(entry)) {
    await endGone(tx, ctx, entry);
    return false;
  }
  if (!isActiveAt({ status: entry.venue_status, next_payment_at: entry.next_payment_at }, now)) return false;
  // They joined before one of them blocked the other.
  if (taken.has(entry.starts_at) || known.blocked.has(entry.user_id)) return false;
  const refusal = known.refusals.get(entry);
  if (refusal) {
    if (!known.told.has(entry)) await passOver(tx, ctx, entry, refusal.code, chance);
    return false;
  }
  const until = Math.min(now + OFFER_MINUTES * MINUTE_MS, entry.starts_at);
  const owner = { kind: 'offer', id: entry.id } as const;
  const claim = { pitchId: entry.pitch_id, cells: wanted, owner, expiresAt: until };
  if ((await claimUnheld(tx, [claim])).size === 0) {
    taken.add(entry.starts_at);
    return false;
  }
  const change = { status: 'offered', offered_at: now, offer_until: until } as const;
  if (!(await changeEntry(tx.q, entry.id, 'waiting', change))) {
    // The player left the line at the same moment.
    await takeBack(tx, [entry.id]);
    return false;
  }
  await tellOffered(tx, ctx, entry, until);
  await tellLine(tx, ctx, entry);
  return true;
}

/** Tells the player, once, that the hour is free and goes past them; not when only a part of it is free. */
async function passOver(
  tx: Tx,
  ctx: AppContext,
  entry: Candidate,
  why: HourRefusal['code'],
  { wanted, taken }: Chance,
): Promise<void> {
  if (await isFree(tx.q, { pitchId: entry.pitch_id, cells: wanted, now: ctx.clock() })) {
    await tellPassed(tx, ctx, entry, why);
  } else taken.add(entry.starts_at);
}

const isPlayed = (entry: Candidate): boolean =>
  entry.archived_at === null && pitchSlots(entry).some((slot) => slot.timeSlot === entry.time_slot);

async function endGone(tx: Tx, ctx: AppContext, entry: Candidate): Promise<void> {
  const change = { status: 'ended', ended_at: ctx.clock() } as const;
  if (!(await changeEntry(tx.q, entry.id, 'waiting', change))) return;
  await tellGone(tx, ctx, entry);
  await tellLine(tx, ctx, entry);
}
