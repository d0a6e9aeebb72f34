import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { verifyLog } from '../domains/audit/index.ts';

const WRONG = {
  changed: 'numaralı kayıt değiştirilmiş.',
  removed: 'numaralı kayıt silinmiş.',
  end: 'numaralı kayıttan başlayarak zincirin sonu eksik.',
};

/** Checks the whole audit log. Exits with 1 when it is not as it was written. */
async function verifyAudit(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const db = await openDatabase(config.databaseUrl);
  try {
    const { entries, hash, broken } = await verifyLog({ db, config });
    if (!broken) return console.log(`İşlem kaydı sağlam: ${entries} kayıt. Sonuncunun özeti: ${hash || '—'}`);
    console.error(`İşlem kaydı bozulmuş: ${broken.position} ${WRONG[broken.kind]}`);
    process.exitCode = 1;
  } finally {
    await db.close();
  }
}

verifyAudit(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
