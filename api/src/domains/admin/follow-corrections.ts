import { CORRECTION_MISSED, LAST_REMINDER_DAYS } from 'mf-shared/contracts/corrections';
import { formatDate } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { SystemActor } from '../../auth/actor.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { CorrectionRow } from '../../db/schema/corrections.ts';
import { workOff } from '../../jobs/work-off.ts';
import { askForMail, voidLinks } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import {
  correctionById,
  dueCorrections,
  endCorrection,
  markUncorrected,
  pendingChanged,
  postponeCorrection,
  venueById,
} from '../venues/index.ts';

const ACTOR: SystemActor = { role: 'system', who: 'Düzeltme takibi' };
const LAST_MS = LAST_REMINDER_DAYS * DAY_MS;

/**
 * Reminds applicants of corrections that they were asked for, after a week and again before the end, and ends the
 * applications of those who never answered. Answers how many requests it handled.
 */
export const followCorrections = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: dueCorrections(ctx.db.q, ctx.clock()),
    order: [
      ['due_at', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, row) => follow(tx, ctx, row),
  });

type Due = Pick<CorrectionRow, 'id' | 'venue_id' | 'due_at'>;

async function follow(tx: Tx, ctx: AppContext, { id, venue_id, due_at }: Due): Promise<boolean> {
  await tx.lock('venues', venue_id);
  const held = await correctionById(tx.q, id);
  // Another process, the applicant or an admin may have been faster.
  if (!held || held.due_at !== due_at || held.ends_at === null) return false;
  if (held.due_at === held.ends_at) return end(tx, ctx, held);
  return remind(tx, ctx, { ...held, ends_at: held.ends_at });
}

/** Whoever is reminded late, since no server ran, still has the days of the last reminder. */
async function remind(tx: Tx, ctx: AppContext, row: CorrectionRow & { ends_at: number }): Promise<boolean> {
  const now = ctx.clock();
  const isLast = now >= row.ends_at - LAST_MS;
  const ends_at = isLast ? Math.max(row.ends_at, now + LAST_MS) : row.ends_at;
  await postponeCorrection(tx.q, row.id, { ends_at, due_at: isLast ? ends_at : ends_at - LAST_MS });
  const venue = await venueById(tx.q, row.venue_id);
  if (!venue) return false;
  const until = formatDate(istanbulDate(ends_at));
  const detail = `Başvurunuz için sizden istediğimiz düzeltme henüz bize ulaşmadı:\n${row.text}\nDüzeltmenizi ${until} gününe kadar göndermezseniz başvurunuz kapanacak.`;
  await askForMail(tx, ctx, {
    ...{
      purpose: 'correctionReminder',
      model: 'Business',
      accountId: venue.id,
      address: venue.email,
      detail,
    },
  });
  return true;
}

async function end(tx: Tx, ctx: AppContext, { id, venue_id }: CorrectionRow): Promise<boolean> {
  const now = ctx.clock();
  const row = await markUncorrected(tx.q, venue_id, CORRECTION_MISSED, now);
  if (!row) return false;
  await endCorrection(tx.q, id, { expired_at: now });
  const account = { model: 'Business', id: venue_id } as const;
  await voidLinks(tx.q, account, { purposes: ['correction', 'correctionReminder'] });
  const to = { model: 'Business', accountId: venue_id, address: row.email } as const;
  await askForMail(tx, ctx, { purpose: 'correctionMissed', ...to });
  pendingChanged(tx, ctx);
  await recordAct(
    tx,
    { ...ctx, actor: ACTOR },
    {
      ...{ act: 'venue.correctionMissed', subject: { type: 'venue', id: venue_id } },
      reason: CORRECTION_MISSED,
    },
  );
  return true;
}
