import { formatWait } from 'mf-shared/format';
import { MINUTE_MS } from 'mf-shared/time';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';

const MAX_TRIES = 5;
const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Counts a typed code of an account before it is checked, so that guesses at the same moment count too.
 * @throws `rate_limited` after five wrong ones within a quarter of an hour
 */
export async function countTry({ db, clock }: AppContext, accountId: string): Promise<void> {
  const now = clock();
  const { numUpdatedRows } = await db.q
    .updateTable('second_factors')
    .set((eb) => {
      const over = eb('tries_since', '<=', now - WINDOW_MS);
      return {
        tries: eb
          .case()
          .when(over)
          .then(1)
          .else(eb('tries', '+', 1))
          .end(),
        tries_since: eb.case().when(over).then(now).else(eb.ref('tries_since')).end(),
      };
    })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('tries_since', '<=', now - WINDOW_MS), eb('tries', '<', MAX_TRIES)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows) return;
  const row = await db.q
    .selectFrom('second_factors')
    .select('tries_since')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const retryAfter = Math.max(1, Math.ceil(((row?.tries_since ?? now) + WINDOW_MS - now) / 1000));
  const message = `Çok fazla yanlış kod denendi. Lütfen ${formatWait(retryAfter)} sonra tekrar deneyin.`;
  throw new AppError('rate_limited', { retryAfter, message });
}

/** Resets the count after a right code. */
export const forgetTries = ({ db }: AppContext, accountId: string) =>
  db.q.updateTable('second_factors').set({ tries: 0 }).where('account_id', '=', accountId).execute();
