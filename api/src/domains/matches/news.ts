import { formatDate } from 'mf-shared/format';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { notify } from '../notifications/notify.ts';

/** Tells everybody who plays in a new match, beside the one who made it. */
export async function tellPlayers(
  tx: Tx,
  ctx: AppContext,
  row: MatchRow,
  players: readonly string[],
): Promise<void> {
  const others = new Set([...players, row.user_b]);
  others.delete(row.user_a);
  for (const id of [...others].sort()) {
    await notify(tx, ctx, {
      to: { model: 'User', id },
      kind: 'match_created',
      text: `Yeni maçınız: ${formatDate(row.date)}, ${row.hour}, ${row.location}.`,
      link: '/matches',
    });
  }
}
