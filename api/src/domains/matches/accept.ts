import type { Match } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchChange, MatchRow } from '../../db/schema/matches.ts';
import { announceMatch } from './announce.ts';
import { awaitedCaptain, openChange } from './change.ts';
import { type HeldMatch, holdMatch, requireCaptain, requireOpen, requireSeen } from './hold.ts';
import { moveMatch } from './move.ts';
import { tellAbout, whenText } from './news.ts';
import { updateAnswer, updateMatch } from './queries.ts';
import { requireNotTwice } from './twice.ts';
import { matchAsSeen } from './view.ts';

/**
 * Locks a match that waits for the caller's answer.
 * @throws the errors of `holdMatch` and `requireOpen`
 * @throws `forbidden` to everybody but a captain
 * @throws `changed_meanwhile`
 * @throws `match_not_asked` when the other captain has to answer
 */
export async function holdAsked(
  tx: Tx,
  ctx: Ctx<UserActor>,
  id: string,
  version: number,
): Promise<HeldMatch> {
  const held = await holdMatch(tx, ctx, id);
  requireCaptain(held.row, ctx.actor.id);
  requireOpen(held.row, ctx.clock());
  requireSeen(held.row, version);
  if (awaitedCaptain(held.row, ctx.clock()) !== ctx.actor.id) throw new AppError('match_not_asked');
  return held;
}

/**
 * Accepts a proposal, or a change of an accepted match.
 * @throws the errors of `holdAsked`
 * @throws `match_twice` when the two made another match for the changed hour meanwhile
 */
export const acceptMatch = (ctx: Ctx<UserActor>, id: string, version: number): Promise<Match> =>
  ctx.db.transact(async (tx) => {
    const held = await holdAsked(tx, ctx, id, version);
    const { row, people } = held;
    const now = ctx.clock();
    const change = openChange(row, now);
    if (change) await agreeTo(tx, ctx, held, change);
    else await settle(tx, ctx, held, now);
    announceMatch(tx, ctx, id, people);
    return matchAsSeen(tx.q, id, ctx.actor.id, now);
  });

const others = ({ people }: HeldMatch, me: string) =>
  people.filter((one) => one.user_id !== me && one.answer !== 'left').map((one) => one.user_id);

async function settle(tx: Tx, ctx: Ctx<UserActor>, held: HeldMatch, now: number): Promise<void> {
  const { row, people } = held;
  await updateMatch(tx.q, row.id, { status: 'accepted', awaits: null, decided_at: now });
  const me = people.find((one) => one.user_id === ctx.actor.id);
  if (me?.plays === 1) await updateAnswer(tx.q, me, 'in', now);
  await tellAbout(tx, ctx, row, others(held, ctx.actor.id), {
    kind: 'match_created',
    text: `Maç kabul edildi: ${whenText(row)}.`,
  });
}

async function agreeTo(
  tx: Tx,
  ctx: Ctx<UserActor>,
  held: HeldMatch,
  { date, hour, startsAt, location }: MatchChange,
): Promise<void> {
  const next: MatchRow = { ...held.row, date, hour, starts_at: startsAt, location };
  await requireNotTwice(tx.q, next, ctx.clock());
  await moveMatch(tx.q, held.row, next);
  await updateMatch(tx.q, next.id, { change: null, version: next.version + 1 });
  await tellAbout(tx, ctx, next, others(held, ctx.actor.id), {
    kind: 'match_changed',
    what: `agreed:${location}`,
    text: `Maçınız değişti: ${whenText(next)}.`,
  });
}
