import { breathe } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AnnouncementRow } from '../../db/schema/announcements.ts';
import { workOff } from '../../jobs/work-off.ts';
import { isCongested, notify } from '../notifications/index.ts';
import { countRecipients, nextRecipients, nextStage, type Stage } from './audience.ts';
import { begin } from './begin.ts';
import { announcementChanged } from './changed.ts';
import { lockAnnouncement } from './hold.ts';
import { toNews } from './news.ts';

/** Recipients told in one transaction. */
const BATCH = 25;
/** Announcements worked on in one run. */
const AT_ONCE = 20;

/**
 * Begins announcements whose time has come, and tells their recipients, a few in a transaction. The announcement's row
 * is locked and says how far it got, so that a process goes on where another one stopped, and several share the work
 * without telling anybody twice. Answers how many recipients were told.
 */
export async function sendAnnouncements(ctx: AppContext): Promise<number> {
  await beginDue(ctx);
  const rows = await ctx.db.q
    .selectFrom('announcements')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  let told = 0;
  for (const { id } of rows) told += await sendOne(ctx, id);
  return told;
}

const beginDue = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: ctx.db.q
      .selectFrom('announcements')
      .select('id')
      .where('state', '=', 'scheduled')
      .where('send_at', '<=', ctx.clock()),
    order: [['id', 'asc']],
    each: async (tx, { id }) => {
      const row = await lockAnnouncement(tx, id);
      // It may have been cancelled, put off or begun since the look.
      if (row.state !== 'scheduled' || row.send_at === null || row.send_at > ctx.clock()) return false;
      await begin(tx, ctx, row);
      return true;
    },
  });

/** How far an announcement is sent. */
type Place = { stage: Stage; reached: string };
/** What a transaction did: how many recipients were told, and whether there is more to do now. */
type Step = { told: number; goesOn: boolean };

async function sendOne(ctx: AppContext, id: string): Promise<number> {
  await countOnce(ctx, id);
  let told = 0;
  for (let size = BATCH; !ctx.stopping?.aborted; ) {
    const seen: { place?: Place } = {};
    const step = await ctx.db
      .transact((tx) => tellSome(tx, ctx, id, size, seen))
      .catch((error: unknown) => {
        if (!seen.place) throw error;
        ctx.log.warn({ err: error, announcement: id, recipients: size }, 'recipients not told');
        return null;
      });
    if (step && !step.goesOn) break;
    if (!step && size === 1 && seen.place) await passOver(ctx, id, seen.place);
    // After a failure one recipient after another, so that whoever cannot be told holds back nobody else.
    size = step ? Math.min(BATCH, size * 2) : 1;
    told += step?.told ?? 0;
    await breathe();
  }
  return told;
}

/** Writes down how many recipients there are, once. */
async function countOnce(ctx: AppContext, id: string): Promise<void> {
  const { q } = ctx.db;
  const row = await q
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .where('recipients', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const { players, businesses } = await countRecipients(q, row, row.started_at ?? ctx.clock());
  await q
    .updateTable('announcements')
    .set({ recipients: players + businesses })
    .where('id', '=', id)
    .where('recipients', 'is', null)
    .execute();
}

/** Tells the next recipients, and writes down in `seen` where they begin. */
async function tellSome(
  tx: Tx,
  ctx: AppContext,
  id: string,
  size: number,
  seen: { place?: Place },
): Promise<Step> {
  const row = await lockAnnouncement(tx, id);
  if (row.state !== 'sending' || (await isCongested(tx.q, ctx, id))) return { told: 0, goesOn: false };
  seen.place = row;
  const ids = await recipientsAfter(tx, row, size);
  const last = ids.at(-1);
  if (last === undefined) return { told: 0, goesOn: await goOn(tx, ctx, row) };
  const open = await holdOpen(tx, row.stage, ids);
  let told = 0;
  for (const receiver of open) if (await tell(tx, ctx, row, receiver)) told++;
  await tx.q
    .updateTable('announcements')
    .set({ reached: last, told: row.told + told })
    .where('id', '=', id)
    .execute();
  return { told, goesOn: true };
}

const recipientsAfter = (tx: Tx, row: AnnouncementRow, limit: number): Promise<string[]> =>
  nextRecipients(tx.q, row, row.stage, { at: row.started_at ?? 0, after: row.reached, limit });

/** Goes on with the other kind of accounts. Answers whether there is one; otherwise everybody was told. */
async function goOn(tx: Tx, ctx: AppContext, row: AnnouncementRow): Promise<boolean> {
  const stage = nextStage(row, row.stage);
  await tx.q
    .updateTable('announcements')
    .set(stage ? { stage, reached: '' } : { state: 'sent', ended_at: ctx.clock() })
    .where('id', '=', row.id)
    .execute();
  if (!stage) announcementChanged(tx, ctx, row.id);
  return stage !== null;
}

/** Locks recipients, and answers those who are still there: an account may end while it is told. */
async function holdOpen({ q, lock }: Tx, stage: Stage, ids: readonly string[]): Promise<string[]> {
  for (const id of ids) await lock(stage === 'players' ? 'users' : 'venues', id);
  const open =
    stage === 'players'
      ? q.selectFrom('published_open_players').select('id').where('id', 'in', ids).orderBy('id')
      : q.selectFrom('published_open_venues').select('id').where('id', 'in', ids).orderBy('id');
  return (await open.execute()).map(({ id }) => id);
}

const tell = (tx: Tx, ctx: AppContext, row: AnnouncementRow, id: string): Promise<boolean> =>
  notify(tx, ctx, {
    ...toNews(row),
    to: { model: row.stage === 'players' ? 'User' : 'Business', id },
    once: `announcement:${row.id}`,
    broadcast: row.id,
    channels: { push: row.push === 1, mail: row.mail === 1 },
  });

/** Skips the next recipient after `at`, unless another process has delivered further meanwhile. */
const passOver = (ctx: AppContext, id: string, at: Place): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const row = await lockAnnouncement(tx, id);
    if (row.state !== 'sending' || row.stage !== at.stage || row.reached !== at.reached) return;
    const [reached] = await recipientsAfter(tx, row, 1);
    if (reached === undefined) return;
    const passed = tx.q.updateTable('announcements').set({ reached, failed: row.failed + 1 });
    await passed.where('id', '=', id).execute();
  });
