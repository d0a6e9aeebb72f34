import { hasInk } from 'mf-shared/contracts/common';
import { MATCH_CHANGES, type Match, type MatchCorrect } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchChange, MatchRow, MatchSide } from '../../db/schema/matches.ts';
import { announceMatch } from './announce.ts';
import { captainOf, openChange, otherSide } from './change.ts';
import { type HeldMatch, holdMatch, requireCaptain, requireOpen, requireSeen } from './hold.ts';
import { moveMatch } from './move.ts';
import { tellAbout, whenText } from './news.ts';
import { participantsOf, updateMatch } from './queries.ts';
import { requireAhead, startOf } from './start.ts';
import { swapLineup } from './swap-lineup.ts';
import { requireNotTwice } from './twice.ts';
import { matchAsSeen } from './view.ts';

/**
 * Changes time and place, and the caller's own lineup. A proposal changes at once and waits for the other captain. An
 * accepted match stays as it is until the other captain agrees.
 * @throws the errors of `holdMatch`, `requireOpen` and `swapLineup`
 * @throws `forbidden` to everybody but a captain
 * @throws `changed_meanwhile`, `match_changed_often`, `match_incomplete`, `validation`, `match_past`, `match_twice`
 */
export const correctMatch = (ctx: Ctx<UserActor>, id: string, input: MatchCorrect): Promise<Match> =>
  ctx.db.transact(async (tx) => {
    const held = await holdMatch(tx, ctx, id);
    const side = requireCaptain(held.row, ctx.actor.id);
    requireOpen(held.row, ctx.clock());
    requireSeen(held.row, input.version);
    if (held.row.version > MATCH_CHANGES) throw new AppError('match_changed_often');
    const next = corrected(held.row, input, ctx.clock());
    await requireNotTwice(tx.q, next, ctx.clock());
    if (input.lineupId) await swapLineup(tx, ctx, held, side, input.lineupId);
    if (held.row.status === 'proposed') await correctProposal(tx, ctx, held, side, next);
    else await askForChange(tx, ctx, held.row, side, next);
    await updateMatch(tx.q, id, { version: held.row.version + 1 });
    announceMatch(tx, ctx, id, [...held.people, ...(await participantsOf(tx.q, [id]))]);
    return matchAsSeen(tx.q, id, ctx.actor.id, ctx.clock());
  });

/** The match as the caller wants it. Fields that they left out stay. */
function corrected(row: MatchRow, input: MatchCorrect, now: number): MatchRow {
  const wanted = {
    matchDate: input.matchDate ?? row.date,
    hour: input.hour ?? row.hour,
    matchLocation: input.matchLocation ?? row.location,
  };
  const missing = (['matchDate', 'hour', 'matchLocation'] as const).filter((name) => !hasInk(wanted[name]));
  if (missing.length > 0) {
    const { message } = new AppError('match_incomplete');
    throw new AppError('match_incomplete', {
      fields: Object.fromEntries(missing.map((name) => [name, message])),
    });
  }
  const starts_at = startOf(wanted);
  requireAhead(starts_at, now);
  return { ...row, date: wanted.matchDate, hour: wanted.hour, location: wanted.matchLocation, starts_at };
}

const isMoved = (row: MatchRow, next: MatchRow) =>
  row.starts_at !== next.starts_at || row.location !== next.location;

async function correctProposal(
  tx: Tx,
  ctx: Ctx<UserActor>,
  { row, people }: HeldMatch,
  side: MatchSide,
  next: MatchRow,
): Promise<void> {
  if (!isMoved(row, next)) return;
  await moveMatch(tx.q, row, next);
  await updateMatch(tx.q, row.id, { awaits: otherSide(side) });
  const text = `Maç önerisi düzeltildi: ${whenText(next)}.`;
  const others = people.filter((one) => one.user_id !== ctx.actor.id && one.answer !== 'left');
  await tellAbout(
    tx,
    ctx,
    next,
    others.map((one) => one.user_id),
    { kind: 'match_changed', what: `proposal:${next.location}`, text },
  );
}

/** Stores the requested change until the other captain answers. Asking for the present state withdraws the request. */
async function askForChange(
  tx: Tx,
  ctx: Ctx<UserActor>,
  row: MatchRow,
  side: MatchSide,
  next: MatchRow,
): Promise<void> {
  if (!isMoved(row, next)) {
    const own = openChange(row, ctx.clock())?.by === side;
    if (own) await updateMatch(tx.q, row.id, { change: null });
    return;
  }
  const { date, hour, location, starts_at: startsAt } = next;
  const change: MatchChange = { by: side, date, hour, startsAt, location };
  await updateMatch(tx.q, row.id, { change: JSON.stringify(change) });
  await tellAbout(tx, ctx, next, [captainOf(row, otherSide(side))], {
    kind: 'match_changed',
    what: `asked:${location}`,
    text: `Maçınız için değişiklik istendi: ${whenText(next)}. Yanıtınız bekleniyor.`,
  });
}
