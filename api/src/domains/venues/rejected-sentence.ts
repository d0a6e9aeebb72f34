import type { Queries } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { correctionsOf } from './corrections.ts';

/** What an applicant reads about a rejected application. */
export async function rejectedSentence(q: Queries, venue: VenueRow): Promise<string> {
  const reason = venue.reject_reason ?? '';
  const what = (await missedCorrection(q, venue))
    ? `İşletme başvurunuz kapandı. ${reason}`
    : `İşletme başvurunuz reddedildi. Gerekçe: “${reason}”.`;
  return `${what} Bilgilerinizi düzelterek yeniden başvurabilirsiniz.`;
}

/** Whether an application ended because its correction never came, and not by an admin. */
async function missedCorrection(q: Queries, { id, rejected_at }: VenueRow): Promise<boolean> {
  const [last] = await correctionsOf(q, id, 1);
  return last !== undefined && last.expired_at !== null && last.expired_at === rejected_at;
}
