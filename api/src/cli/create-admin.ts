import { adminRole, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { ensureAdmin } from '../domains/players/index.ts';
import { ask } from './ask.ts';
import { operator } from './operator.ts';

/** Creates an admin from ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_ROLE, or from typed input. */
async function createAdmin(env: NodeJS.ProcessEnv): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  const questions = [
    ...(email ? [] : [{ text: 'E-posta: ' }]),
    ...(password ? [] : [{ text: 'Şifre (en az 8 karakter): ', hidden: true }]),
  ];
  const answers = await ask({ input: process.stdin, output: process.stdout }, questions);
  // The missing settings were just asked for.
  const config = readConfig({ ...env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  const db = await openDatabase(config.databaseUrl);
  try {
    const admin = await ensureAdmin(
      { actor: operator(), db, config, clock: Date.now },
      {
        email: email || (answers.shift() ?? ''),
        password: password || (answers.shift() ?? ''),
        ...adminRole(env),
      },
    );
    console.log(`Yönetici hesabı hazır: ${admin.email}`);
  } finally {
    await db.close();
  }
}

createAdmin(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
