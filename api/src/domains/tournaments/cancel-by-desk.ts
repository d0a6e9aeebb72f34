import { istanbulDate } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { callOffByDesk } from './cancel.ts';
import { holdWithPlayers, requireOpen } from './hold-own.ts';
import type { ListedTournament } from './queries.ts';

/**
 * Cancels anybody's coming tournament for an admin. It keeps its players, who are told the reason. Answers the
 * tournament as it was.
 * @throws `tournament_not_found`, `tournament_cancelled`, `tournament_past`
 * @throws `changed_meanwhile` when somebody saved after `version` was read
 */
export async function cancelTournamentByDesk(
  tx: Tx,
  ctx: AppContext,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<ListedTournament> {
  const { row, players } = await holdWithPlayers(tx, id);
  if (!row) throw new AppError('tournament_not_found');
  requireOpen(row, istanbulDate(ctx.clock()));
  if (row.version !== version) throw new AppError('changed_meanwhile');
  await callOffByDesk(tx, ctx, { row, players, reason });
  return row;
}
