import { hasInk, IsoDate } from 'mf-shared/contracts/common';
import { MATCH_HOURS, type Match, type MatchCreate } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { istanbulMidnight } from 'mf-shared/schedule';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { AppError } from '../../http/app-error.ts';
import { deliverMessage } from '../messages/deliver.ts';
import { requirePartner } from '../messages/partner.ts';
import { ownSide } from '../messages/side.ts';
import { endRequestIn } from '../requests/end.ts';
import { tellPlayers } from './news.ts';
import { haveSpoken } from './queries.ts';
import { chosenTeams, participantRows, type Teams } from './teams.ts';
import { matchViews } from './view.ts';

const REQUIRED = ['requestId', 'userA', 'userB', 'matchDate', 'hour', 'matchLocation'] as const;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Makes the match that an own ad led to, ends the ad, and tells the other side in the chat. Throws
 * `match_incomplete`, `forbidden` where `userA` is not the caller, `match_past`, `request_not_found`, `not_yours`,
 * `user_not_found`, `match_partner_unknown` without a conversation, and what `chosenTeams` refuses.
 */
export async function createMatch(ctx: Ctx<UserActor>, input: MatchCreate): Promise<Match> {
  if (input.userA && input.userA !== ctx.actor.id) throw new AppError('forbidden');
  requireComplete(input);
  const startsAt = startOf(input);
  if (startsAt <= ctx.clock()) {
    const { message } = new AppError('match_past');
    throw new AppError('match_past', { fields: { matchDate: message } });
  }
  return ctx.db.transact(async (tx) => {
    const ad = await endRequestIn(tx, ctx, input.requestId, 'found');
    await requireSpokenWith(tx, input);
    const teams = ad.type === 'findOpponent' ? await chosenTeams(tx.q, input) : null;
    const row = matchRow(input, startsAt, teams, ctx.clock());
    await tx.q.insertInto('matches').values(row).execute();
    const participants = participantRows(row, teams);
    await tx.q.insertInto('match_participants').values(participants).execute();
    await deliverMessage(ctx, tx, {
      from: ownSide(ctx.actor),
      to: { model: 'User', id: input.userB },
      content: announcement(row),
    });
    await tellPlayers(
      tx,
      ctx,
      row,
      participants.map(({ user_id }) => user_id),
    );
    const [match] = await matchViews(tx.q, [row], ctx.actor.id);
    if (!match) throw new AppError('user_not_found');
    return match;
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

/** Instant (ms) at which the match starts; `validation` for no date or no full hour. */
function startOf({ matchDate, hour }: MatchCreate): number {
  if (!IsoDate.safeParse(matchDate).success) {
    throw new AppError('validation', { fields: { matchDate: 'Geçerli bir tarih seçin.' } });
  }
  const at = MATCH_HOURS.indexOf(hour);
  if (at < 0) throw new AppError('validation', { fields: { hour: 'Tam bir saat seçin.' } });
  return istanbulMidnight(matchDate) + at * HOUR_MS;
}

async function requireSpokenWith(tx: Tx, { userA, userB }: MatchCreate): Promise<void> {
  const partner = await requirePartner(tx.q, userB, 'User');
  if (!(await haveSpoken(tx.q, userA, partner.id))) throw new AppError('match_partner_unknown');
}

const matchRow = (input: MatchCreate, startsAt: number, teams: Teams | null, now: number): MatchRow => ({
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
  created_at: now,
});

const announcement = ({ date, hour, location }: MatchRow) =>
  `Maçımız kuruldu: ${formatDate(date)}, ${hour}, ${location}. Ayrıntılar Maçlarım sayfasında.`;
