import type { AppContext } from '../../context.ts';

/** Forgets addresses and numbers whose bar has ended. */
export const purgeBars = async ({ db, clock }: AppContext): Promise<void> => {
  await db.q.deleteFrom('bars').where('ends_at', '<=', clock()).execute();
};
