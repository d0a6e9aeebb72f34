import type { Side } from '../../auth/side.ts';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AppealRow } from '../../db/schema/appeals.ts';
import { enqueue } from '../queue/index.ts';

type Made = Pick<AppealRow, 'removal_id' | 'suspended_at' | 'against' | 'text'> & { owner: Side };

/** Writes a new appeal and puts it into the queue. */
export async function insertAppeal(tx: Tx, ctx: AppContext, { owner, ...made }: Made): Promise<void> {
  const row: AppealRow = {
    ...{ id: newId(), ...made, owner_model: owner.model, owner_id: owner.id, state: 'open' },
    ...{ answer: null, decided_by: null, created_at: ctx.clock(), decided_at: null },
  };
  await tx.q.insertInto('appeals').values(row).execute();
  // Somebody whose account is suspended can do nothing meanwhile.
  await enqueue(tx, ctx, { id: row.id, kind: 'appeal', isUrgent: row.suspended_at !== null });
}
