import type { AppealDecision } from 'mf-shared/contracts/removals';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Writes down how an open appeal was decided. */
export const closeAppeal = (
  tx: Tx,
  { actor, clock }: Ctx<AdminActor>,
  id: string,
  { decision, answer }: AppealDecision,
) =>
  tx.q
    .updateTable('appeals')
    .set({ state: decision, answer, decided_by: actor.id, decided_at: clock() })
    .where('id', '=', id)
    .execute();
