import type { Lineup } from 'mf-shared/contracts/lineups';
import type { MatchCreate } from 'mf-shared/contracts/matches';
import type { Queries } from '../../db/database.ts';
import type { MatchParticipantRow, MatchRow, MatchSide } from '../../db/schema/matches.ts';
import { AppError } from '../../http/app-error.ts';
import { lineupsById } from '../lineups/by-id.ts';

export type Teams = { a: Lineup; b: Lineup };

/**
 * The lineups of a match against another team: the caller's own and the other maker's, of the same size and
 * without a player in both. Throws `match_lineups_missing`, `match_lineups_unequal`, `match_lineups_overlap`.
 */
export async function chosenTeams(q: Queries, input: MatchCreate): Promise<Teams> {
  const { myLineupId, opponentLineupId, userA, userB } = input;
  const lineups = await lineupsById(q, [myLineupId, opponentLineupId]);
  const [a, b] = [lineups.get(myLineupId), lineups.get(opponentLineupId)];
  if (a?.user !== userA || b?.user !== userB) throw new AppError('match_lineups_missing');
  if (a.players.length !== b.players.length) throw new AppError('match_lineups_unequal');
  const own = new Set(a.players.map((one) => one.player));
  if (b.players.some((one) => own.has(one.player))) throw new AppError('match_lineups_overlap');
  return { a, b };
}

/** Everybody who has to do with the match; without lineups its two makers play each other. */
export function participantRows(match: MatchRow, teams: Teams | null): MatchParticipantRow[] {
  const base = { match_id: match.id, starts_at: match.starts_at };
  const unplaced = { sort: 0, position: null, x: null, y: null };
  const maker = (user_id: string, side: MatchSide): MatchParticipantRow => ({
    ...base,
    ...unplaced,
    user_id,
    side,
    plays: teams ? 0 : 1,
  });
  const players = (['a', 'b'] as const).flatMap((side) =>
    (teams?.[side].players ?? []).map(
      ({ player, position, x, y }, sort): MatchParticipantRow => ({
        ...base,
        user_id: player,
        side,
        plays: 1,
        sort,
        position,
        x,
        y,
      }),
    ),
  );
  const playing = new Set(players.map((one) => one.user_id));
  const makers = [maker(match.user_a, 'a'), maker(match.user_b, 'b')];
  return [...players, ...makers.filter((one) => !playing.has(one.user_id))];
}
