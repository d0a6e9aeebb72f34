import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUser, createVenue } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { createPostgres } from '../../test/lent-databases.ts';

describe.each(['sqlite', 'postgres'] as const)('a token known to one of two processes on %s', (engine) => {
  let dir: string;
  let one: TestApp;
  let other: TestApp;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'topla-tokens-'));
    const url = engine === 'postgres' ? await createPostgres() : join(dir, 'tokens.sqlite');
    one = await createTestApp(engine, { url });
    other = await createTestApp(engine, { url });
  });
  afterEach(async () => {
    await one.close();
    await other.close();
    rmSync(dir, { recursive: true });
  });

  const profile = async (token: string) => (await one.call('get', '/api/profile/user', { token })).status;

  it('ends with the account, with its version and with its session, whichever process ends them', async () => {
    const { q } = other.db;
    const ends = {
      suspended: (id: string) =>
        q.updateTable('users').set({ suspended_at: 1 }).where('id', '=', id).execute(),
      renewed: (id: string) =>
        q.updateTable('users').set({ token_version: 1 }).where('id', '=', id).execute(),
      loggedOut: (id: string) => q.deleteFrom('sessions').where('user_id', '=', id).execute(),
    };
    for (const [name, end] of Object.entries(ends)) {
      const { id, token } = await createUser(one);
      for (let n = 0; n < 2; n++) expect([name, await profile(token)]).toEqual([name, 200]);
      await end(id);
      expect([name, await profile(token)]).toEqual([name, 401]);
    }
  });

  it('is no longer that of a paying venue from the instant at which its time is up', async () => {
    const end = one.time.now + 1000;
    const { id, token } = await createVenue(one, { next_payment_at: end });
    const path = `/api/reservations/daily?businessId=${id}&date=2026-11-20`;
    expect((await one.call('get', path, { token })).status).toBe(200);
    one.time.now = end;
    expect((await one.call('get', path, { token })).body.code).toBe('business_inactive');
  });
});
