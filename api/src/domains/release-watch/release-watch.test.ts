import type { WatchedRemote } from 'mf-shared/contracts/release-watch';
import type { ReleaseReport } from 'mf-shared/contracts/releases';
import { DAY_MS, SECOND_MS } from 'mf-shared/time';
import { beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { memoryMail } from '../../../test/mails.ts';
import { seen } from '../../../test/releases.ts';
import { purgeReleaseCounts, purgeReleaseErrors } from './counts.ts';
import { takeBackWorse } from './take-back.ts';
import { tellOfTakenBack } from './tell.ts';

const BROKEN = seen('2.0.0', {
  loads: 0,
  failures: 1,
  samples: [{ message: 'no such player', at: 'a.js:1' }],
});

/** Sends a report from an address of its own, or from that one. */
let addresses = 0;
const send = (
  { call }: TestApp,
  reports: ReleaseReport[],
  from = `198.51.${addresses++ >> 8}.${addresses % 256}`,
) => call('post', '/api/releases/reports', { json: reports, headers: { 'x-forwarded-for': from } });

/** The same, from a page that knows of the rollout of now. */
async function report(app: TestApp, reports: ReleaseReport[], from?: string) {
  const since = await sinceOf(app);
  return send(app, since === null ? reports : reports.map((one) => ({ ...one, rollout: since })), from);
}

async function sinceOf({ db }: TestApp): Promise<number | null> {
  const row = await db.q.selectFrom('remote_rollouts').select('candidate_since').executeTakeFirstOrThrow();
  return row.candidate_since && Number(row.candidate_since);
}

/** Visitors of a rollout at 10 %; those with the candidate fall back to the stable version. */
async function visit(app: TestApp, visitors: number): Promise<void> {
  for (let n = 0; n < visitors; n++)
    await report(app, n % 10 === 0 ? [BROKEN, seen('1.0.0')] : [seen('1.0.0')]);
}

/** Everybody gets 1.0.0, and 10 % of the visitors the candidate 2.0.0. */
async function rolledOut(app: TestApp): Promise<string> {
  const { token } = await createUser(app, { role: 'admin' });
  const act = (verb: string, json: object) =>
    app.call('post', `/api/admin/releases/league/${verb}`, { token, json });
  await act('roll-out', { counter: 0, version: '1.0.0', share: 100 });
  await act('promote', { counter: 1 });
  await act('roll-out', { counter: 2, version: '2.0.0', share: 10 });
  return token;
}

async function rollout(app: TestApp) {
  const row = await app.db.q.selectFrom('remote_rollouts').selectAll().executeTakeFirstOrThrow();
  return { stable: row.stable, candidate: row.candidate, counter: row.counter };
}

async function watched(app: TestApp): Promise<WatchedRemote> {
  const { token } = await createUser(app, { role: 'admin' });
  const { body } = await app.call<WatchedRemote[]>('get', '/api/admin/releases/watch', { token });
  return body.find(({ remote }) => remote === 'league') as WatchedRemote;
}

const versionOf = async (app: TestApp, version: string) =>
  (await watched(app)).versions.find((one) => one.version === version);

const mail = memoryMail();

onBothEngines(
  'what browsers report of releases',
  (app) => {
    beforeEach(async () => void (await rolledOut(app())));

    it('is summed up by version, with the errors that they saw', async () => {
      await report(app(), [seen('1.0.0', { loads: 2, views: 5, poorVitals: 1 }), BROKEN]);
      await report(app(), [seen('1.0.0'), BROKEN]);
      expect(await versionOf(app(), '1.0.0')).toMatchObject({
        loads: 3,
        views: 6,
        poorVitals: 1,
        errors: [],
      });
      expect(await versionOf(app(), '2.0.0')).toMatchObject({
        ...{ loads: 0, failures: 2, views: 2 },
        errors: [{ message: 'no such player', at: 'a.js:1', seen: 2 }],
      });
    });

    it('is summed up by all who report at once', async () => {
      await Promise.all(Array.from({ length: 40 }, () => report(app(), [BROKEN, seen('1.0.0')])));
      expect(await versionOf(app(), '1.0.0')).toMatchObject({ loads: 40 });
      expect(await versionOf(app(), '2.0.0')).toMatchObject({ failures: 40, errors: [{ seen: 40 }] });
    });

    it('is dropped when it is about versions and remotes that were never released', async () => {
      const unknown = [seen('9.9.9'), { ...seen('1.0.0'), remote: 'cup' }];
      expect(await report(app(), unknown)).toMatchObject({ status: 200 });
      expect((await watched(app())).versions).toEqual([]);
    });

    it('holds the last 20 errors of a version, each as one line', async () => {
      for (let n = 0; n < 25; n++) {
        app().time.now += 1;
        await report(app(), [{ ...BROKEN, samples: [{ message: `no\n${n} `, at: '' }] }]);
      }
      const messages = (await versionOf(app(), '2.0.0'))?.errors.map(({ message }) => message);
      expect(messages).toEqual(Array.from({ length: 20 }, (_, n) => `no ${24 - n}`));
    });

    it('keeps the errors of others while a few visitors send invented ones', async () => {
      await report(app(), [BROKEN]);
      await report(app(), [BROKEN]);
      const invent = async (message: string, network: number) => {
        app().time.now += 1;
        await report(app(), [{ ...BROKEN, samples: [{ message, at: '' }] }], `203.0.113.${network}`);
      };
      for (let n = 0; n < 40; n++) await invent(`alone ${n}`, 0);
      const messages = async () => (await versionOf(app(), '2.0.0'))?.errors.map(({ message }) => message);
      expect(await messages()).toEqual([
        'alone 4',
        'alone 3',
        'alone 2',
        'alone 1',
        'alone 0',
        'no such player',
      ]);
      for (let n = 0; n < 60; n++) await invent(`together ${n}`, n);
      expect(await messages()).toHaveLength(20);
      expect(await messages()).toContain('no such player');
    });

    it('counts an error once whose numbers and names of files change', async () => {
      const said = (what: string) => [
        { ...BROKEN, samples: [{ message: `cannot load ${what}.js`, at: '' }] },
      ];
      await report(app(), said('0123abcd'));
      await report(app(), said('deadbee7'));
      await report(app(), said('8f14e45f-ceea-467f-a1b2-0242ac120002'));
      expect((await versionOf(app(), '2.0.0'))?.errors).toMatchObject([
        { message: 'cannot load ….js', seen: 3 },
      ]);
    });

    it('makes each network a witness once, for the candidate if it was given that', async () => {
      for (let n = 0; n < 3; n++) await report(app(), [seen('1.0.0'), BROKEN], '2001:db8:1:1::1');
      await report(app(), [BROKEN], '2001:db8:1:2::1');
      await report(app(), [seen('1.0.0', { loads: 0 })], '203.0.113.1');
      await report(app(), [seen('1.0.0', { scriptErrors: 7 })], '203.0.113.2');
      app().time.now += 5 * SECOND_MS;
      const [failed, erred] = (await watched(app())).comparison ?? [];
      expect(failed).toMatchObject({ candidate: { witnesses: 1, bad: 1 }, stable: { witnesses: 1, bad: 0 } });
      expect(erred).toMatchObject({ candidate: { bad: 0 }, stable: { bad: 1 } });
    });

    it('is forgotten after 30 days', async () => {
      await report(app(), [BROKEN]);
      app().time.now += 31 * DAY_MS;
      expect(await purgeReleaseCounts(app().ctx)).toBe(1);
      expect(await purgeReleaseErrors(app().ctx)).toBe(1);
      expect((await watched(app())).versions).toEqual([]);
    });
  },
  () => ({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' } }),
  { fresh: 'test' },
);

onBothEngines(
  'a candidate that does not open',
  (app) => {
    const later = () => {
      app().time.now += 5 * SECOND_MS;
    };

    it('is taken back by itself, with an entry in the audit log and a mail to the owners', async () => {
      await rolledOut(app());
      await createUser(app(), { role: 'admin', admin_role: 'support' });
      await visit(app(), 80);
      expect(await takeBackWorse(app().ctx)).toBe(0);
      later();
      const atOnce = await Promise.all([takeBackWorse(app().ctx), takeBackWorse(app().ctx)]);
      expect(atOnce.toSorted()).toEqual([0, 1]);
      expect(await rollout(app())).toEqual({ stable: '1.0.0', candidate: null, counter: 4 });
      expect(await takeBackWorse(app().ctx)).toBe(0);

      const sentence =
        'Adayı gören 8 ziyaretçiden 8 tanesinde sayfa açılmadı; kararlı sürümü gören 72 ziyaretçide bu sayı 0.';
      const entries = app().db.q.selectFrom('audit_entries').selectAll().where('actor_id', 'is', null);
      expect(await entries.execute()).toMatchObject([
        { act: 'release.rollBack', subject_id: 'league', reason: sentence },
      ]);
      mail.mails.length = 0;
      expect(await tellOfTakenBack(app().ctx)).toBe(1);
      expect(await tellOfTakenBack(app().ctx)).toBe(0);
      const owners = app().db.q.selectFrom('users').select('email').where('admin_role', '=', 'owner');
      const addresses = (await owners.execute()).map(({ email }) => email);
      expect(mail.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
      expect(mail.mails[0]?.text).toContain(sentence);
      expect(await watched(app())).toMatchObject({
        ...{ stable: '1.0.0', comparison: null },
        takenBack: [{ version: '2.0.0', harm: { measure: 'failed' } }],
      });
    });

    it('stays rolled out when it cannot be written down that the owners are to be told', async () => {
      await rolledOut(app());
      await visit(app(), 80);
      later();
      const { q } = app().db;
      await q.schema.alterTable('release_alarms').renameTo('gone').execute();
      await expect(takeBackWorse(app().ctx)).rejects.toThrow(/release_alarms/);
      expect(await rollout(app())).toMatchObject({ candidate: '2.0.0' });
      await q.schema.alterTable('gone').renameTo('release_alarms').execute();
      expect(await takeBackWorse(app().ctx)).toBe(1);
      expect((await watched(app())).takenBack).toHaveLength(1);
    });

    it('is left to the admin who takes it back at the same time', async () => {
      const token = await rolledOut(app());
      await visit(app(), 80);
      later();
      await app().call('post', '/api/admin/releases/league/roll-back', { token, json: { counter: 3 } });
      expect(await takeBackWorse(app().ctx)).toBe(0);
      expect((await watched(app())).takenBack).toEqual([]);
    });

    it('is compared anew when an owner rolls it out again', async () => {
      const token = await rolledOut(app());
      await visit(app(), 80);
      later();
      await takeBackWorse(app().ctx);
      const json = { counter: 4, version: '2.0.0', share: 10 };
      await app().call('post', '/api/admin/releases/league/roll-out', { token, json });
      await visit(app(), 10);
      later();
      expect(await takeBackWorse(app().ctx)).toBe(0);
      expect((await watched(app())).comparison?.[0]).toMatchObject({ candidate: { witnesses: 1, bad: 1 } });
    });

    it('has no witnesses in tabs that tell late of another rollout', async () => {
      const token = await rolledOut(app());
      const before = await sinceOf(app());
      const act = (verb: string, json: object) =>
        app().call('post', `/api/admin/releases/league/${verb}`, { token, json });
      later();
      await act('roll-back', { counter: 3 });
      const tell = (rollout?: number | null) =>
        send(
          app(),
          [BROKEN, seen('1.0.0')].map((one) => ({ ...one, ...(rollout && { rollout }) })),
        );
      for (let n = 0; n < 20; n++) await tell(before);
      await act('roll-out', { counter: 4, version: '2.0.0', share: 10 });
      for (let n = 0; n < 20; n++) await tell(n % 2 ? before : null);
      await visit(app(), 20);
      later();
      const { versions, comparison } = await watched(app());
      const side = (witnesses: number, bad: number) => ({ witnesses, bad });
      expect(comparison?.[0]).toMatchObject({ candidate: side(2, 2), stable: side(18, 0) });
      expect(await takeBackWorse(app().ctx)).toBe(0);
      expect(versions.find(({ version }) => version === '1.0.0')).toMatchObject({ failures: 0, loads: 60 });
      expect(versions.find(({ version }) => version === '2.0.0')).toMatchObject({ failures: 42 });
    });

    it('is compared with nothing once it is what everybody has', async () => {
      await rolledOut(app());
      await app().db.q.updateTable('remote_rollouts').set({ stable: '2.0.0' }).execute();
      expect((await watched(app())).comparison).toBe(null);
      expect(await takeBackWorse(app().ctx)).toBe(0);
    });

    it('is compared with nothing while it is missing in the store', async () => {
      await rolledOut(app());
      await visit(app(), 80);
      later();
      const { releases } = app().ctx;
      const manifest: typeof releases.manifest = async (name, version) =>
        version === '2.0.0' ? null : releases.manifest(name, version);
      expect(await takeBackWorse({ ...app().ctx, releases: { ...releases, manifest } })).toBe(0);
      expect(await takeBackWorse(app().ctx)).toBe(1);
    });

    it('keeps its witnesses when its share grows', async () => {
      const token = await rolledOut(app());
      await visit(app(), 20);
      const json = { counter: 3, version: '2.0.0', share: 50 };
      await app().call('post', '/api/admin/releases/league/roll-out', { token, json });
      await visit(app(), 20);
      later();
      expect((await watched(app())).comparison?.[0]).toMatchObject({ candidate: { witnesses: 4, bad: 4 } });
    });
  },
  () => ({ mail: mail.provider }),
  { fresh: 'test' },
);
