import type { Harm } from 'mf-shared/contracts/release-watch';
import { newId } from '../../base/id.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { ReleaseAlarmRow } from '../../db/schema/release-watch.ts';
import { postToHooks } from '../web-hooks/index.ts';
import { reasonOf } from './harm.ts';
import type { Rollout } from './remotes.ts';

/** Alarms that are read of all remotes together. */
const READ = 50;

/** Writes down, with the taking back itself, that the owners of the platform are to be told of it. */
export async function writeAlarm(
  tx: Tx,
  ctx: AppContext,
  { remote, stable, candidate }: Rollout,
  harm: Harm,
): Promise<void> {
  const now = ctx.clock();
  await tx.q
    .insertInto('release_alarms')
    .values({
      ...{ id: newId(), remote, stable, candidate, harm: JSON.stringify(harm) },
      ...{ created_at: now, due_at: now, tries: 0 },
    })
    .execute();
  const text = `“${remote}” bölümünün ${candidate} sürümü kendiliğinden geri alındı. ${reasonOf(harm)}`;
  await postToHooks(tx, ctx, { event: 'release.taken_back', text, page: '/admin/releases' });
}

/** The last alarms, the newest first. */
export const lastAlarms = (q: Queries): Promise<ReleaseAlarmRow[]> =>
  q.selectFrom('release_alarms').selectAll().orderBy('id', 'desc').limit(READ).execute();
