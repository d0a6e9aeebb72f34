import type { Lineup } from 'mf-shared/contracts/lineups';
import type { MatchCreate } from 'mf-shared/contracts/matches';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import type { MatchParticipantRow } from '../../db/schema/match-participants.ts';
import type { MatchRow, MatchSide } from '../../db/schema/matches.ts';
import { lineupsById } from '../lineups/index.ts';
import { captainOf } from './change.ts';

export type Teams = { a: Lineup; b: Lineup };

/**
 * The lineups of a match against another team: the caller's and the other captain's, of the same size and without
 * common players.
 * @throws `match_lineups_missing`, `match_lineups_unequal`, `match_lineups_overlap`
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

type Placed = Pick<Lineup['players'][number], 'player' | 'position' | 'x' | 'y'>;
const UNASKED = { answer: null, answered_at: null } as const;

/** One side of a match: its lineup, and its captain if the lineup lacks them. */
export function sideRows(
  match: MatchRow,
  side: MatchSide,
  players: readonly Placed[],
): MatchParticipantRow[] {
  const base = { match_id: match.id, starts_at: match.starts_at, side, ...UNASKED };
  const rows = players.map(({ player, position, x, y }, sort) => ({
    ...{ ...base, user_id: player, plays: 1, sort, position, x, y },
  }));
  const captain = captainOf(match, side);
  if (rows.some((one) => one.user_id === captain)) return rows;
  return [...rows, { ...base, user_id: captain, plays: 0, sort: 0, position: null, x: null, y: null }];
}

/**
 * Everybody in a new match. Without lineups the two captains play against each other. Creating the match confirms
 * that its creator plays.
 */
export function participantRows(match: MatchRow, teams: Teams | null): MatchParticipantRow[] {
  const unplaced = { plays: 1, sort: 0, position: null, x: null, y: null, ...UNASKED };
  const made = (['a', 'b'] as const).flatMap((side): MatchParticipantRow[] =>
    teams
      ? sideRows(match, side, teams[side].players)
      : [
          {
            match_id: match.id,
            starts_at: match.starts_at,
            side,
            user_id: captainOf(match, side),
            ...unplaced,
          },
        ],
  );
  const playing = new Set(made.filter((one) => one.plays === 1).map((one) => one.user_id));
  // A captain may be in the other team's lineup; nobody is in a match twice.
  return made
    .filter((one) => one.plays === 1 || !playing.has(one.user_id))
    .map((one) =>
      one.user_id === match.user_a && one.plays === 1
        ? { ...one, answer: 'in' as const, answered_at: match.created_at }
        : one,
    );
}
