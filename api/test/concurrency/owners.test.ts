import type { AdminRole } from 'mf-shared/contracts/admin';
import type { AuditVerdict } from 'mf-shared/contracts/audit';
import { expect, it, onTestFailed } from 'vitest';
import { createUser, type TestUser } from '../factories.ts';
import { onBothEngines, type TestApp } from '../harness.ts';
import { type Random, randomFrom } from './random.ts';

const ROLES = ['support', 'finance', 'owner'] as const;
const ROUNDS = 12;

/** Everybody acts on somebody else at once, as if each page showed only owners. */
async function actAtOnce(app: TestApp, owners: readonly TestUser[], random: Random): Promise<number[]> {
  const acts = owners.flatMap((owner) => {
    const others = owners.filter(({ id }) => id !== owner.id);
    return [random.pick(others), random.pick(others)].map((whom) => ({ owner, whom }));
  });
  const answers = await Promise.all(
    acts.map(({ owner, whom }) => {
      const json = { seen: 'owner', reason: 'Yarış' };
      const path = `/api/admin/admins/${whom.id}`;
      const { token } = owner;
      const role: AdminRole = random.pick(ROLES.slice(0, 2));
      return random.below(3) === 0
        ? app.call('put', `${path}/role`, { token, json: { ...json, role } })
        : app.call('post', `${path}/remove`, { token, json });
    }),
  );
  return answers.map(({ status }) => status);
}

const ownersLeft = ({ db }: TestApp) =>
  db.q.selectFrom('users').select('id').where('admin_role', '=', 'owner').execute();

onBothEngines(
  'owners of the platform who act on each other at once',
  (app) => {
    it('leave one of them, and a trace of each act', { timeout: 120_000 }, async () => {
      const seed = Number(process.env.TOPLA_SEED ?? Math.floor(Math.random() * 2 ** 31));
      onTestFailed(() => console.error(`TOPLA_SEED=${seed}`));
      const random = randomFrom(seed);
      const seen = new Set<number>();
      let done = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        await app().db.q.updateTable('users').set({ role: 'user', admin_role: null }).execute();
        const many = round === 0 ? 2 : 2 + random.below(4);
        const owners = await Promise.all(
          Array.from({ length: many }, () => createUser(app(), { role: 'admin' })),
        );
        const statuses = await actAtOnce(app(), owners, random);
        for (const status of statuses) seen.add(status);
        done += statuses.filter((status) => status === 200).length;
        expect((await ownersLeft(app())).length, `${statuses}`).toBeGreaterThan(0);
        // Whoever lost the rights did nothing after that, and whoever acted has a trace.
        expect([...seen].every((status) => [200, 401, 403, 409].includes(status))).toBe(true);
      }
      expect(seen).toContain(409);
      const entries = await app().db.q.selectFrom('audit_entries').select('act').execute();
      expect(entries.filter(({ act }) => act === 'admin.role' || act === 'admin.remove')).toHaveLength(done);
      const { token } = await createUser(app(), { role: 'admin' });
      const { body } = await app().call<AuditVerdict>('get', '/api/admin/audit/verify', { token });
      expect(body.broken).toBeNull();
    });
  },
  undefined,
  { fresh: 'test' },
);
