import type { AdminAccount } from 'mf-shared/contracts/admins';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { platformAdmins } from '../players/index.ts';
import { lastUsed } from '../sessions/index.ts';

/** All admins, by role. */
export async function listAdmins(
  { db: { q }, actor }: Ctx<AdminActor>,
  paging: z.output<typeof Paging>,
): Promise<ListPage<AdminAccount>> {
  const { rows, nextCursor } = await platformAdmins(q, paging);
  const used = await lastUsed(
    q,
    'admin',
    rows.map(({ id }) => id),
  );
  const admins = rows.flatMap(({ id, full_name, email, admin_role: role, enabled_at }) =>
    role === null
      ? []
      : {
          ...{ _id: id, id, name: full_name, email, role, secondFactor: enabled_at !== null },
          ...{ lastUsedAt: used.get(id) ?? null, self: id === actor.id },
        },
  );
  return { rows: admins, nextCursor };
}
