import type { AppContext } from '../../context.ts';
import { headOf } from './verify.ts';

/**
 * Writes the end of the log into the process's own log, which is kept elsewhere: whoever sets the whole database back
 * to an older state removes entries without breaking the chain.
 */
export async function noteAuditHead({ db, log }: AppContext): Promise<void> {
  const { position, hash } = await headOf(db.q);
  log.info({ position, hash }, 'end of the audit log');
}
