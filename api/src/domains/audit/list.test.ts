import { sql } from 'kysely';
import type { AuditAct, AuditEntry, AuditSubject } from 'mf-shared/contracts/audit';
import { istanbulMidnight } from 'mf-shared/schedule';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { createApp } from '../../app.ts';
import type { AdminActor } from '../../auth/actor.ts';
import { newId } from '../../base/id.ts';
import { inOrder } from '../../http/keyset.ts';
import { NEWEST_FIRST, narrowed } from './narrow.ts';
import { recordAct } from './record-act.ts';

const ORIGIN = { address: '192.0.2.1', device: 'Chrome, Linux' };
type Written = { act: AuditAct; type: AuditSubject; id?: string; at?: string; reason?: string };

/** An admin, and acts of theirs on given days (at noon in Istanbul). */
async function acting(app: TestApp, ...acts: Written[]) {
  const { id, email, token } = await createUser(app, { role: 'admin' });
  const actor: AdminActor = { role: 'admin', id, email, adminRole: 'owner', origin: ORIGIN };
  for (const { act, type, id: subject = newId(), at, reason } of acts) {
    const clock = at ? () => istanbulMidnight(at) + 12 * 3_600_000 : app.ctx.clock;
    await app.db.transact((tx) =>
      recordAct(tx, { ...app.ctx, actor, clock }, { act, subject: { type, id: subject }, reason }),
    );
  }
  return { id, email, token };
}

const list = (app: TestApp, token: string, query = '') =>
  app.call<AuditEntry[]>('get', `/api/admin/audit?${query}`, { token });
const reasons = async (app: TestApp, token: string, query: string) =>
  (await list(app, token, query)).body.map(({ reason }) => reason);

/** The lines of the downloaded table. */
async function table(app: TestApp, query: string, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await createApp(app.ctx).request(`/api/admin/audit/export.csv?${query}`, { headers });
  return (await response.text()).trimEnd().split('\n');
}

onBothEngines('the list of the audit log', (app, engine) => {
  it('shows who did what to whom, with the differences, the newest first', async () => {
    const venue = await createVenue(app(), { status: 'pending', next_payment_at: null });
    const owner = await acting(app());
    await app().call('delete', `/api/admin/reject/${venue.id}?reason=Telefon`, { token: owner.token });
    await app().call('post', `/api/admin/restore/${venue.id}`, { token: owner.token });
    const { body } = await list(app(), owner.token, `kind=venue&subject=${venue.id}`);
    expect(body.map(({ act, reason }) => [act, reason])).toEqual([
      ['venue.restore', null],
      ['venue.reject', 'Telefon'],
    ]);
    expect(body[0]).toMatchObject({
      ...{ who: owner.email, adminId: owner.id, role: 'owner' },
      subject: { id: venue.id, kind: 'venue', name: 'Çınar Halı Saha' },
    });
  });

  it('reads back what was before and after an act', async () => {
    const player = await createUser(app());
    const { token } = await acting(app());
    const fix = { email: player.email, phone: '05550001122', reason: 'Yeni hat' };
    await app().call('put', `/api/admin/players/${player.id}/contact`, { token, json: fix });
    const { body } = await list(app(), token, `kind=player&subject=${player.id}`);
    expect(body).toMatchObject([
      {
        ...{ before: { phone: '+905321112233' }, after: { phone: '+905550001122' } },
        subject: { name: 'Deniz Yıldız' },
      },
    ]);
  });

  it('goes on after a page where it stopped, also among entries of one moment', async () => {
    const acts = Array.from({ length: 5 }, (_, n) => ({
      ...({ act: 'venue.remind', type: 'venue', reason: String(n) } as const),
    }));
    const { id, token } = await acting(app(), ...acts);
    const first = await list(app(), token, `admin=${id}&limit=3`);
    const cursor = first.headers.get('X-Next-Cursor') ?? '';
    const rest = await list(app(), token, `admin=${id}&limit=3&cursor=${encodeURIComponent(cursor)}`);
    expect([...first.body, ...rest.body].map(({ reason }) => reason)).toEqual(['4', '3', '2', '1', '0']);
    expect(rest.headers.get('X-Next-Cursor')).toBeNull();
  });

  describe('narrowed', () => {
    let owner: Awaited<ReturnType<typeof acting>>;
    const place = newId();
    beforeAll(async () => {
      owner = await acting(
        app(),
        { act: 'venue.suspend', type: 'venue', id: place, at: '2026-03-01', reason: 'a' },
        { act: 'venue.unsuspend', type: 'venue', id: place, at: '2026-03-02', reason: 'b' },
        { act: 'venue.suspend', type: 'venue', at: '2026-03-03', reason: 'c' },
        { act: 'player.suspend', type: 'player', at: '2026-03-04', reason: 'd' },
      );
    });
    it.each([
      ['act=venue.suspend', ['c', 'a']],
      ['kind=venue', ['c', 'b', 'a']],
      [`kind=venue&subject=${place}`, ['b', 'a']],
      [`kind=player&subject=${place}`, []],
      ['from=2026-03-02&to=2026-03-03', ['c', 'b']],
      ['to=2026-03-01', ['a']],
      ['from=2026-03-03&act=venue.suspend&kind=venue', ['c']],
      ['act=&kind=&subject=&from=&to=', ['d', 'c', 'b', 'a']],
    ])('to %s', async (query, expected) => {
      expect(await reasons(app(), owner.token, `admin=${owner.id}&${query}`)).toEqual(expected);
    });

    it('to what the server did by itself', async () => {
      const actor = { role: 'system', who: 'Deneme görevi' } as const;
      const act = { act: 'release.rollBack', subject: { type: 'release', id: newId() } } as const;
      await app().db.transact((tx) => recordAct(tx, { ...app().ctx, actor }, act));
      const { body } = await list(app(), owner.token, 'admin=server');
      expect(body[0]).toMatchObject({ who: 'Deneme görevi', adminId: null, role: null });
      expect(body.every(({ adminId }) => adminId === null)).toBe(true);
    });
  });

  it.each([
    [{}],
    [{ act: 'venue.remind' }],
    [{ kind: 'venue' }],
    [{ kind: 'venue', subject: 'x' }],
    [{ admin: 'x' }],
    [{ admin: 'server' }],
    [{ admin: 'x', act: 'venue.remind' }],
    [{ admin: 'x', kind: 'venue' }],
  ] as const)('walks an index in order: %o', async (filters) => {
    for (const days of [{}, { from: '2026-03-01', to: '2026-03-02' }] as const) {
      const plan = await app().db.transact(async ({ q }) => {
        const query = inOrder(narrowed(q, { ...filters, ...days }), NEWEST_FIRST, null).limit(20);
        if (engine === 'sqlite') return query.explain(undefined, sql`query plan`);
        await sql`set local enable_seqscan = off`.execute(q);
        await sql`set local enable_sort = off`.execute(q);
        return query.explain();
      });
      const text = JSON.stringify(plan);
      expect(text).toMatch(/audit_entries_/);
      expect(text).not.toMatch(/TEMP B-TREE|Seq Scan|Sort/);
      // PostgreSQL reads only entries that match. SQLite, without statistics, takes any index with the first column and the time.
      if (engine === 'postgres') expect(text).not.toMatch(/Filter/);
      else if (!('from' in days)) expect(text.match(/=\?/g) ?? []).toHaveLength(Object.keys(filters).length);
    }
  });

  it.each([
    ['subject=1', 'kind'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['act=venue.burn', 'act'],
    ['cursor=x', 'cursor'],
  ])('refuses %s', async (query, field) => {
    const { token } = await acting(app());
    const answer = await app().call<{ fields: object }>('get', `/api/admin/audit?${query}`, { token });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it.each(['support', 'finance'] as const)('shows nothing to %s', async (admin_role) => {
    const { token } = await createUser(app(), { role: 'admin', admin_role });
    expect((await list(app(), token)).status).toBe(403);
    expect((await app().call('get', '/api/admin/audit/export.csv', { token })).status).toBe(403);
  });
});

onBothEngines('the table of the audit log', (app) => {
  it('holds the entries that fit, runs no formula, and is in the log itself', async () => {
    const { id, token, email } = await acting(
      app(),
      { act: 'player.suspend', type: 'player', reason: '=HYPERLINK("http://kotu.test")' },
      { act: 'venue.remind', type: 'venue', reason: 'başka' },
    );
    const path = `admin=${id}&act=player.suspend`;
    const [head, ...lines] = await table(app(), path, token);
    expect(head).toContain('Sıra;Zaman (UTC);Kim;Yetki;İşlem');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${email};Platform sahibi;Oyuncuyu askıya aldı;Oyuncu`);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://kotu.test"")"`);
    const { body: log } = await list(app(), token, `admin=${id}&kind=log`);
    expect(log).toMatchObject([
      {
        act: 'audit.export',
        after: { admin: id, act: 'player.suspend' },
        subject: { id: 'csv', name: null },
      },
    ]);
  });

  it('is longer than what is read in one go', async () => {
    const acts = Array.from({ length: 501 }, () => ({ act: 'venue.remind', type: 'venue' }) as const);
    const { id, token } = await acting(app(), ...acts);
    expect(await table(app(), `admin=${id}&act=venue.remind`, token)).toHaveLength(502);
  });
});
