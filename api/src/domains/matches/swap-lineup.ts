import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchSide } from '../../db/schema/matches.ts';
import { lineupsById } from '../lineups/index.ts';
import { otherSide } from './change.ts';
import type { HeldMatch } from './hold.ts';
import { tellAbout, tellListed, whenText } from './news.ts';
import { updateMatch } from './queries.ts';
import { sideRows } from './teams.ts';

/**
 * Replaces the lineup on the caller's side with another own one. Players who stay keep their answer; players who come
 * or go are told.
 * @throws `match_lineups_missing` for another player's lineup, or in a match without lineups
 * @throws `match_lineups_unequal` when the other side's lineup has another size
 * @throws `match_lineups_overlap`
 */
export async function swapLineup(
  tx: Tx,
  ctx: Ctx<UserActor>,
  { row, people }: HeldMatch,
  side: MatchSide,
  lineupId: string,
): Promise<void> {
  const lineup = (await lineupsById(tx.q, [lineupId])).get(lineupId);
  if (row.ad_type !== 'findOpponent' || lineup?.user !== ctx.actor.id) {
    throw new AppError('match_lineups_missing');
  }
  const foes = people.filter((one) => one.side === otherSide(side));
  const places = foes.filter((one) => one.position !== null);
  if (lineup.players.length !== places.length) throw new AppError('match_lineups_unequal');
  const ids = lineup.players.map((one) => one.player);
  if (foes.some((one) => ids.includes(one.user_id))) throw new AppError('match_lineups_overlap');
  const before = people.filter((one) => one.side === side);
  const said = new Map(before.map((one) => [one.user_id, one]));
  const rows = sideRows(row, side, lineup.players).map((one) => {
    // A captain outside the lineup loses an earlier answer.
    if (one.plays === 0) return one;
    const { answer = null, answered_at = null } = said.get(one.user_id) ?? {};
    const own = one.user_id === ctx.actor.id ? (answer ?? 'in') : answer;
    return { ...one, answer: own, answered_at, plays: own === 'left' ? 0 : one.plays };
  });
  await tx.q
    .deleteFrom('match_participants')
    .where('match_id', '=', row.id)
    .where('side', '=', side)
    .execute();
  await tx.q.insertInto('match_participants').values(rows).execute();
  const names =
    side === 'a'
      ? { lineup_a: lineup.id, name_a: lineup.name }
      : { lineup_b: lineup.id, name_b: lineup.name };
  await updateMatch(tx.q, row.id, names);
  const now = new Set(rows.map((one) => one.user_id));
  const out = before.filter((one) => !now.has(one.user_id) && one.answer !== 'left');
  await tellListed(
    tx,
    ctx,
    row,
    [...now].filter((id) => !said.has(id)),
  );
  await tellAbout(
    tx,
    ctx,
    row,
    out.map((one) => one.user_id),
    { kind: 'match_changed', what: 'unlisted', text: `${whenText(row)} maçının kadrosundan çıkarıldınız.` },
  );
}
