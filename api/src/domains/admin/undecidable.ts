import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { isOpen } from '../venues/index.ts';

/** The reason why the business with this id cannot be decided about as asked. */
export async function undecidable(tx: Tx, id: string): Promise<AppError> {
  return new AppError((await isOpen(tx.q, id)) ? 'already_decided' : 'not_found');
}
