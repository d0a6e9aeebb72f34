import { hasInk } from 'mf-shared/contracts/common';
import type { Match, MatchCreate } from 'mf-shared/contracts/matches';
import type { UserActor } from '../../auth/actor.ts';
import { lockUsers } from '../../auth/lock-users.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { endAdIn } from '../ads/index.ts';
import { requirePartner, requireReachable } from '../blocks/index.ts';
import { haveSpoken } from '../messages/index.ts';
import { announceMatch } from './announce.ts';
import { tellProposal } from './news.ts';
import { requireAhead, startOf } from './start.ts';
import { chosenTeams, participantRows, type Teams } from './teams.ts';
import { requireNotTwice } from './twice.ts';
import { matchAsSeen } from './view.ts';

const REQUIRED = ['requestId', 'userA', 'userB', 'matchDate', 'hour', 'matchLocation'] as const;

/**
 * Proposes a match from an own ad, ends the ad, and asks the other captain, in the chat too. The match is fixed once
 * they accept.
 * @throws `match_incomplete`, `match_past`, `request_not_found`, `not_yours`, `user_not_found`, `match_twice`
 * @throws `forbidden` when `userA` is not the caller
 * @throws `match_partner_unknown` without a conversation
 * @throws the errors of `chosenTeams`
 */
export async function createMatch(ctx: Ctx<UserActor>, input: MatchCreate): Promise<Match> {
  if (input.userA && input.userA !== ctx.actor.id) throw new AppError('forbidden');
  requireComplete(input);
  const startsAt = startOf(input);
  requireAhead(startsAt, ctx.clock());
  return ctx.db.transact(async (tx) => {
    await lockUsers(tx, [input.userA, input.userB]);
    const ad = await endAdIn(tx, ctx, input.requestId, 'found');
    await requireSpokenWith(tx, input);
    const teams = ad.type === 'findOpponent' ? await chosenTeams(tx.q, input) : null;
    const row = matchRow(input, ad.type, startsAt, teams, ctx.clock());
    await requireNotTwice(tx.q, row, ctx.clock());
    await tx.q.insertInto('matches').values(row).execute();
    const participants = participantRows(row, teams);
    await tx.q.insertInto('match_participants').values(participants).execute();
    await tellProposal(
      tx,
      ctx,
      row,
      participants.map(({ user_id }) => user_id),
    );
    announceMatch(tx, ctx, row.id, participants);
    return matchAsSeen(tx.q, row.id, ctx.actor.id, ctx.clock());
  });
}

function requireComplete(input: MatchCreate): void {
  const missing = REQUIRED.filter((name) => !hasInk(input[name]));
  if (missing.length === 0) return;
  const { message } = new AppError('match_incomplete');
  throw new AppError('match_incomplete', {
    fields: Object.fromEntries(missing.map((name) => [name, message])),
  });
}

async function requireSpokenWith(tx: Tx, { userA, userB }: MatchCreate): Promise<void> {
  const partner = await requirePartner(tx.q, userB, 'User');
  await requireReachable(tx.q, userA, partner.id);
  if (!(await haveSpoken(tx.q, userA, partner.id))) throw new AppError('match_partner_unknown');
}

const matchRow = (
  input: MatchCreate,
  ad_type: MatchRow['ad_type'],
  startsAt: number,
  teams: Teams | null,
  now: number,
): MatchRow => ({
  id: newId(),
  request_id: input.requestId,
  user_a: input.userA,
  user_b: input.userB,
  date: input.matchDate,
  hour: input.hour,
  starts_at: startsAt,
  location: input.matchLocation,
  lineup_a: teams?.a.id ?? null,
  lineup_b: teams?.b.id ?? null,
  name_a: teams?.a.name ?? null,
  name_b: teams?.b.name ?? null,
  ad_type,
  status: 'proposed',
  awaits: 'b',
  change: null,
  version: 1,
  decided_at: null,
  booking_id: null,
  created_at: now,
});
