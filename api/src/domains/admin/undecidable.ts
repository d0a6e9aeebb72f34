import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { statusOf } from './queries.ts';

/** The reason why no pending business has this id. */
export async function undecidable(tx: Tx, id: string): Promise<AppError> {
  return new AppError((await statusOf(tx.q, id)) ? 'already_decided' : 'not_found');
}
