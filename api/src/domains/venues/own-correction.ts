import type { Application, OwnCorrection } from 'mf-shared/contracts/corrections';
import { readCorrectionToken } from '../../auth/correction-token.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { CorrectionRow } from '../../db/schema/corrections.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { correctionsOf, openCorrection, toCorrection } from './corrections.ts';
import { shownProfile } from './profile.ts';
import { venueById } from './queries.ts';
import { rejectedSentence } from './rejected-sentence.ts';
import { fullVenues } from './view.ts';

const APPROVED =
  'Başvurunuz onaylandı. Giriş yapıp bilgilerinizi profilinizden dilediğiniz zaman güncelleyebilirsiniz.';
const SUSPENDED =
  'Başvurunuz daha önce onaylandı; işletme hesabınız şu anda askıda. Gerekçesini giriş yaparken okuyabilir, itiraz edebilirsiniz.';
const SENT = 'Düzeltmeniz bize ulaştı; başvurunuz yeniden inceleniyor. Sonucu e-postayla bildireceğiz.';
const WITHDRAWN =
  'Düzeltme isteğimizi geri aldık; başvurunuz bu hâliyle inceleniyor. Sonucu e-postayla bildireceğiz.';

/**
 * What the applicant of a token has to correct, with the application as it is.
 * @throws `link_invalid`
 * @throws `already_decided` once nothing is asked any more, with what happened
 */
export async function ownCorrection(ctx: AppContext, token: string): Promise<OwnCorrection> {
  const { row, open } = await requireOpen(ctx, ctx.db.q, token);
  const { text, parts, askedAt, endsAt, id } = toCorrection(open);
  const application = await readApplication(ctx.db.q, row, ctx.clock());
  return { _id: id, id, text, parts, askedAt, endsAt, email: row.email, application };
}

/**
 * The application of a token, and the request that waits for its correction.
 * @throws `link_invalid`, `already_decided`
 */
export async function requireOpen(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  q: Queries,
  token: string,
): Promise<{ row: VenueRow; open: CorrectionRow }> {
  const { id, email } = await readCorrectionToken(config.jwtSecret, token, clock());
  const row = await venueById(q, id);
  if (!row || row.email !== email || row.closed_at !== null) throw new AppError('link_invalid');
  const open = row.correction_asked_at === null ? undefined : await openCorrection(q, id);
  if (!open) throw await overOf(q, row);
  return { row, open };
}

/** Why there is nothing to correct any more. */
async function overOf(q: Queries, row: VenueRow): Promise<AppError> {
  const over = (state: 'approved' | 'rejected' | 'pending', message: string) =>
    new AppError('already_decided', { message, about: { state } });
  // Only an approved venue is suspended.
  if (row.suspended_at !== null) return over('approved', SUSPENDED);
  if (row.rejected_at !== null) return over('rejected', await rejectedSentence(q, row));
  if (row.status === 'approved') return over('approved', APPROVED);
  const [last] = await correctionsOf(q, row.id, 1);
  return over('pending', last && last.sent_at !== null ? SENT : WITHDRAWN);
}

/** What an application says at `now` (ms). */
export async function readApplication(q: Queries, row: VenueRow, now: number): Promise<Application> {
  const [venue] = await fullVenues(q, [row], now);
  if (!venue) throw new AppError('business_not_found');
  return { ...shownProfile(row), fields: venue.fields, photos: venue.photos };
}
