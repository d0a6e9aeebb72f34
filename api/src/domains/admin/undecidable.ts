import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { statusOf } from './queries.ts';

/** Why a decision found no pending business of this id. */
export async function undecidable(tx: Tx, id: string): Promise<AppError> {
  return new AppError((await statusOf(tx.q, id)) ? 'already_decided' : 'not_found');
}
