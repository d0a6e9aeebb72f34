import { ERROR_TEXT } from 'mf-shared/strings';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { whoDecided } from '../audit/index.ts';
import { isOpen } from '../venues/index.ts';

/** The reason why the business with this id cannot be decided about as asked, with the admin who was faster. */
export async function undecidable(tx: Tx, id: string): Promise<AppError> {
  const code = (await isOpen(tx.q, id)) ? 'already_decided' : 'not_found';
  return new AppError(code, { message: (await whoDecided(tx.q, id)) ?? ERROR_TEXT[code] });
}
