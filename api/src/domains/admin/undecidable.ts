import { ERROR_TEXT } from 'mf-shared/strings';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import { whoDecided } from '../audit/index.ts';
import { isOpen, type Seen, waits } from '../venues/index.ts';

const CORRECTED = 'Başvuran bu arada bilgilerini düzeltti. Son hâline bakıp yeniden karar verin.';

/** The reason why the business cannot be decided about as asked, with the admin who was faster. */
export async function undecidable(tx: Tx, { id, round }: Seen): Promise<AppError> {
  if (round !== undefined && (await waits(tx.q, id)))
    return new AppError('changed_meanwhile', { message: CORRECTED });
  const code = (await isOpen(tx.q, id)) ? 'already_decided' : 'not_found';
  return new AppError(code, { message: (await whoDecided(tx.q, id)) ?? ERROR_TEXT[code] });
}
