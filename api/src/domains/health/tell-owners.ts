import type { HookEvent } from 'mf-shared/contracts/web-hooks';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notify } from '../notifications/index.ts';
import { platformOwners } from '../players/index.ts';
import { postToHooks } from '../web-hooks/index.ts';

const PAGE = '/admin/health';

/** Tells all owners of the platform, once for each `key`, and their web hooks. Answers how many of each. */
export async function tellOwners(
  tx: Tx,
  ctx: AppContext,
  { event, key, text }: { event: HookEvent; key: string; text: string },
): Promise<{ owners: number; hooks: number }> {
  const owners = await platformOwners(tx.q);
  for (const id of owners) {
    const to = { model: 'User' as const, id };
    await notify(tx, ctx, { to, kind: 'health_alert', text, link: PAGE, once: key });
  }
  return { owners: owners.length, hooks: await postToHooks(tx, ctx, { event, text, page: PAGE }) };
}
