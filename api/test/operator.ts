import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import type { TestApp } from './harness.ts';

const by = (ctx: Pick<AppContext, 'db' | 'config' | 'clock'>) => ({
  ...ctx,
  actor: { role: 'system', who: 'Komut satırı (deneme)' } as const,
});

/** The context of a command that somebody runs on the server. */
export const byOperator = ({ ctx }: TestApp) => by(ctx);

/** The same before a server with this folder of data starts. */
export const operatorOf = (db: Database, DATA_DIR: string) =>
  by({ db, config: readConfig({ DATA_DIR }), clock: Date.now });
