import type { SentCorrection } from 'mf-shared/contracts/corrections';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { takeForPhotos } from '../../http/rate-limits.ts';
import { refuseBarred } from '../bars/index.ts';
import { pendingChanged } from './announce.ts';
import { endCorrection } from './corrections.ts';
import { endCorrecting } from './decisions.ts';
import { dropPhotos } from './drop-photos.ts';
import { readApplication, requireOpen } from './own-correction.ts';
import { appendPhotos, deletePhoto, photoPaths, sortPhotos } from './photo-queries.ts';
import { refuseHeavy, removePhotos, savePhotos } from './photos.ts';
import { profileColumns } from './profile.ts';
import { partsOfVenueChanged, venueById } from './queries.ts';
import { checkWhole } from './register.ts';
import { heldPitches, identified, savePitches } from './save-pitches.ts';

const ASKED_ANEW =
  'Bu arada sizden başka bir düzeltme istendi. Yeni isteği okuyun; yazdıklarınız formda duruyor.';

type Sent = { correction: SentCorrection; photos: readonly File[] };

/**
 * Corrects an application with the token of its applicant. It then waits for a decision again. Checks everything before
 * it stores the first byte; removes the new photos of a correction that fails.
 * @throws `validation`, the photos' refusals, and `rate_limited` after too many of them
 * @throws `link_invalid`, and `already_decided` once nothing is asked any more
 * @throws `contact_barred` at `phone`
 * @throws `changed_meanwhile` when an admin asked for something else since
 */
export async function sendCorrection(ctx: AppContext, { correction, photos }: Sent): Promise<void> {
  checkWhole(correction, correction.photoOrder);
  if (correction.photoOrder.filter((path) => path === '').length !== photos.length)
    throw new AppError('validation', { fields: { photos: 'Fotoğrafları yeniden seçin.' } });
  refuseHeavy(photos);
  const columns = profileColumns(correction);
  const { row: applicant } = await requireAnswered(ctx, ctx.db.q, correction);
  await requireKept(ctx.db.q, applicant.id, correction.photoOrder);
  // For the applicant, as for an account: whoever has the token could send the same ones for ever.
  const who = { account: applicant.id, address: '' };
  await takeForPhotos(ctx.limits, who, { input: 'photos', count: photos.length });
  const paths = await savePhotos(ctx.storage, photos);
  try {
    await ctx.db.transact(async (tx) => {
      const { row } = await requireAnswered(ctx, tx.q, correction);
      const current = await heldPitches(tx, row.id);
      await tx.lock('venues', row.id);
      const { row: before } = await requireAnswered(ctx, tx.q, correction);
      if (columns.phone !== before.phone) await refuseBarred(tx.q, columns, ctx.clock());
      const was = await readApplication(tx.q, before, ctx.clock());
      await savePitches(tx, ctx, {
        venueId: row.id,
        current,
        fields: identified(correction.fields, current),
      });
      await arrangePhotos(tx, ctx, row.id, { order: correction.photoOrder, added: paths });
      await tx.q.updateTable('venues').set(columns).where('id', '=', row.id).execute();
      await partsOfVenueChanged(tx.q, row.id);
      await endCorrecting(tx.q, row.id, true);
      const is = await readApplication(tx.q, (await venueById(tx.q, row.id)) ?? before, ctx.clock());
      await endCorrection(tx.q, correction.correctionId, {
        ...{ sent_at: ctx.clock(), before: JSON.stringify(was), after: JSON.stringify(is) },
      });
      pendingChanged(tx, ctx);
    });
  } catch (error) {
    await removePhotos(ctx.storage, paths);
    throw error;
  }
}

/** The application, if its open request is the one that is answered. */
async function requireAnswered(
  ctx: AppContext,
  q: Queries,
  { token, correctionId }: Pick<SentCorrection, 'token' | 'correctionId'>,
) {
  const found = await requireOpen(ctx, q, token);
  if (found.open.id !== correctionId) throw new AppError('changed_meanwhile', { message: ASKED_ANEW });
  return found;
}

/** The photos that there are, and those of them that stay. */
async function requireKept(q: Queries, id: string, order: readonly string[]) {
  const present = await photoPaths(q, id);
  const kept = order.filter((path) => path !== '');
  if (new Set(kept).size < kept.length || kept.some((path) => !present.includes(path)))
    throw new AppError('changed_meanwhile');
  return { present, kept };
}

type Arranged = { order: readonly string[]; added: readonly string[] };

/** Keeps the photos that the order names, takes the others away, and puts each new one at the next empty place. */
async function arrangePhotos(tx: Tx, ctx: AppContext, id: string, { order, added }: Arranged): Promise<void> {
  const { present, kept } = await requireKept(tx.q, id, order);
  const gone = present.filter((path) => !kept.includes(path));
  for (const path of gone) await deletePhoto(tx.q, id, path);
  if (added.length > 0) await appendPhotos(tx.q, id, added, order.length);
  const next = added.values();
  await sortPhotos(
    tx.q,
    id,
    order.map((path) => path || (next.next().value ?? '')),
  );
  if (gone.length > 0) tx.afterCommit(() => dropPhotos(ctx, gone));
}
