import { sql } from 'kysely';
import type { AuditVerdict } from 'mf-shared/contracts/audit';
import { describe, expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import type { AdminActor } from '../../auth/actor.ts';
import { newId } from '../../base/id.ts';
import type { Engine } from '../../db/database.ts';
import { recordAct } from './record-act.ts';

const ORIGIN = { address: '192.0.2.1', device: 'Chrome, Linux' };
const ROLES = ['owner', 'support', 'finance'] as const;

async function admins(app: TestApp): Promise<(AdminActor & { token: string })[]> {
  const made = ROLES.map(async (adminRole) => {
    const { id, email, token } = await createUser(app, { role: 'admin', admin_role: adminRole });
    return { role: 'admin' as const, id, email, adminRole, origin: ORIGIN, token };
  });
  return Promise.all(made);
}

/** Acts by random admins, all at once. */
async function actAtOnce(app: TestApp, many: number): Promise<string[]> {
  const people = await admins(app);
  const subjects = Array.from({ length: many }, () => newId());
  const acts = subjects.map((id) => {
    const actor = people[Math.floor(Math.random() * people.length)] as AdminActor;
    const reason = Math.random() < 0.5 ? 'Şikâyet \ud800 üzerine' : undefined;
    const act = { act: 'venue.reject', subject: { type: 'venue', id }, after: { n: Math.random() } } as const;
    return app.db.transact((tx) => recordAct(tx, { ...app.ctx, actor }, { ...act, reason }));
  });
  await Promise.all(acts);
  return subjects;
}

const logged = ({ db }: TestApp) =>
  db.q.selectFrom('audit_entries').selectAll().orderBy('position').execute();

async function verdictOf(app: TestApp): Promise<AuditVerdict> {
  const { token } = await createUser(app, { role: 'admin' });
  return (await app.call<AuditVerdict>('get', '/api/admin/audit/verify', { token })).body;
}

/** Lets somebody who has the whole database do what its triggers refuse. */
async function unguarded(app: TestApp, engine: Engine): Promise<void> {
  const names = engine === 'postgres' ? ['append_only'] : ['no_update', 'no_delete'];
  const table = engine === 'postgres' ? sql` on audit_entries` : sql``;
  for (const name of names)
    await sql`drop trigger ${sql.ref(`audit_entries_${name}`)}${table}`.execute(app.db.q);
}

const removeFrom = ({ db }: TestApp, position: number) =>
  db.q.deleteFrom('audit_entries').where('position', '>=', position).execute();

onBothEngines(
  'the audit log',
  (app, engine) => {
    it('holds every act of admins who act at once, and fits', async () => {
      const subjects = await actAtOnce(app(), 1000);
      const entries = await logged(app());
      expect(entries.map((entry) => entry.subject_id).toSorted()).toEqual(subjects.toSorted());
      expect(entries.map(({ position }) => position)).toEqual(subjects.map((_, index) => index + 1));
      expect(await verdictOf(app())).toMatchObject({ entries: subjects.length, broken: null });
    }, 120_000);

    it('lets nobody change or remove an entry', async () => {
      await actAtOnce(app(), 2);
      const { q } = app().db;
      await expect(q.updateTable('audit_entries').set({ reason: 'x' }).execute()).rejects.toThrow(
        'append-only',
      );
      await expect(q.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only');
      expect(await logged(app())).toHaveLength(2);
    });

    describe('of which somebody changed the database itself', () => {
      const first = async (tamper: () => Promise<unknown>) => {
        await actAtOnce(app(), 12);
        await unguarded(app(), engine);
        await tamper();
        return (await verdictOf(app())).broken;
      };
      const q = () => app().db.q;
      const headTo = async (position: number) => {
        const { hash } = (await logged(app())).at(-1) ?? { hash: '' };
        await q().updateTable('audit_head').set({ position, hash }).execute();
      };

      it('tells the first changed entry', async () => {
        const changed = () =>
          q().updateTable('audit_entries').set({ reason: 'başka' }).where('position', '>=', 7).execute();
        expect(await first(changed)).toEqual({ position: 7, kind: 'changed' });
      });

      it('tells a removed entry', async () => {
        const removed = () => q().deleteFrom('audit_entries').where('position', '=', 5).execute();
        expect(await first(removed)).toEqual({ position: 5, kind: 'removed' });
      });

      it('tells that the last entries are missing', async () => {
        expect(await first(() => removeFrom(app(), 9))).toEqual({ position: 9, kind: 'end' });
      });

      it('tells so too when the end was moved, also after further acts', async () => {
        const moved = async () => {
          await removeFrom(app(), 9);
          await headTo(8);
        };
        expect(await first(moved)).toEqual({ position: 9, kind: 'end' });
        await actAtOnce(app(), 3);
        expect((await verdictOf(app())).broken).toEqual({ position: 12, kind: 'end' });
      });
    });

    it('undoes the act whose entry cannot be written', async () => {
      const { token } = await createUser(app(), { role: 'admin' });
      const venue = await createVenue(app(), { status: 'pending', next_payment_at: null });
      await app().db.q.deleteFrom('audit_head').execute();
      const answer = await app().call('put', `/api/admin/approve/${venue.id}`, { token });
      expect(answer.status).toBe(500);
      const row = app().db.q.selectFrom('venues').select('status').where('id', '=', venue.id);
      expect(await row.executeTakeFirst()).toEqual({ status: 'pending' });
    });
  },
  undefined,
  { fresh: 'test' },
);
