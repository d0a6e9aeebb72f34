import { toLine } from 'mf-shared/contracts/common';
import type { ReleaseReport } from 'mf-shared/contracts/releases';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';

/** Errors that are kept of each version: the last ones that somebody saw. */
const MOST = 20;

/** Keeps the first error of a report as a sample of its version, or counts it when it is known. */
export async function keepSample(ctx: AppContext, report: ReleaseReport): Promise<void> {
  const [sample] = report.samples ?? [];
  const message = toLine(sample?.message ?? '');
  if (!message) return;
  const { remote, version } = report;
  const now = ctx.clock();
  const row = {
    remote,
    version,
    message,
    at: toLine(sample?.at ?? ''),
    seen: 1,
    first_at: now,
    last_at: now,
  };
  await ctx.db.transact(async (tx) => {
    await makeRoom(tx, row);
    await tx.q
      .insertInto('release_errors')
      .values(row)
      .onConflict((oc) =>
        oc
          .columns(['remote', 'version', 'message'])
          .doUpdateSet((eb) => ({ seen: eb('release_errors.seen', '+', 1), last_at: now })),
      )
      .execute();
  });
}

type Named = { remote: string; version: string; message: string };

async function makeRoom(tx: Tx, { remote, version, message }: Named): Promise<void> {
  const kept = await tx.q
    .selectFrom('release_errors')
    .select('message')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .orderBy('last_at', 'desc')
    .orderBy('message')
    .execute();
  if (kept.some((one) => one.message === message)) return;
  const gone = kept.slice(MOST - 1).map((one) => one.message);
  if (gone.length === 0) return;
  await tx.q
    .deleteFrom('release_errors')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('message', 'in', gone)
    .execute();
}

/** The errors of all versions, the last seen first. */
export const keptErrors = (q: Queries) =>
  q.selectFrom('release_errors').selectAll().orderBy('last_at', 'desc').orderBy('message').execute();
