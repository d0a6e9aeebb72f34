import type { AppContext } from '../../context.ts';
import { workOff } from '../../jobs/work-off.ts';
import { removePhoto } from '../players/index.ts';
import { keptPhoto } from './kinds.ts';
import { contentOf } from './view.ts';

/** Deletes removals whose time is over, with their copies of photos. Answers how many it deleted. */
export const purgeRemovals = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: ctx.db.q.selectFrom('removals').selectAll().where('purge_at', '<=', ctx.clock()),
    order: [['id', 'asc']],
    each: async (tx, row) => {
      const { numDeletedRows } = await tx.q
        .deleteFrom('removals')
        .where('id', '=', row.id)
        .executeTakeFirst();
      tx.afterCommit(() => removePhoto(ctx, keptPhoto(contentOf(row))));
      return numDeletedRows > 0n;
    },
  });
