import { toLine } from 'mf-shared/contracts/common';
import type { ReleaseReport } from 'mf-shared/contracts/releases';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { takeForNetwork } from './network.ts';

/** Errors that are kept of each version. */
const MOST = 20;
/** Parts of a message that differ from one visitor to the next: UUIDs, hashes and long numbers. */
const CHANGING = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b(?=[a-f]*\d)[0-9a-f]{8,}\b|\d{4,}/gi;

/**
 * Keeps the first error of a report as a sample of its version, or counts it when it is known. Each network may add
 * a few samples of a version a day, so that invented errors of a few visitors never push out what others saw.
 */
export async function keepSample(ctx: AppContext, report: ReleaseReport, address: string): Promise<void> {
  const [sample] = report.samples ?? [];
  const message = toLine(sample?.message ?? '').replace(CHANGING, '…');
  const { remote, version } = report;
  if (!message || !(await takeForNetwork(ctx, 'releaseSample', `${remote} ${version}`, address))) return;
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

/** Lets the error go that was seen least, and of those the one that was seen longest ago. */
async function makeRoom(tx: Tx, { remote, version, message }: Named): Promise<void> {
  const kept = await tx.q
    .selectFrom('release_errors')
    .select('message')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .orderBy('seen', 'desc')
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
