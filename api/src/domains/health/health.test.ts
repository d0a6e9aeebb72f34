import type { Health, Measure } from 'mf-shared/contracts/health';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { desk } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { putRequest } from '../../../test/put-request.ts';
import { seen } from '../../../test/releases.ts';
import { trySending } from '../../db/due.ts';
import { countHours, purgeSendFailures, registerJobs, runNotes } from './index.ts';

onBothEngines(
  'the health of the product',
  (app) => {
    const show = async (): Promise<Health> => {
      const { status, body } = await (await desk(app())).read<Health>('/health');
      expect(status).toBe(200);
      return body;
    };
    const of = async (measure: Measure) => {
      const found = (await show()).measures.find((report) => report.measure === measure);
      if (!found) throw new Error(measure);
      return found;
    };

    it('counts today, the same hours of last week and each day, from sums', async () => {
      const [{ id }, { id: venue, pitches }] = [await createUser(app()), await createVenue(app())];
      const { now } = app().time;
      const at = [
        now - 3 * HOUR_MS,
        now - 3 * HOUR_MS,
        now,
        now - WEEK_MS - 3 * HOUR_MS,
        now - WEEK_MS + HOUR_MS,
      ];
      for (const created_at of at)
        await putRequest(app(), { id, venue, pitch: pitches[0]?.id ?? '' }, { created_at });
      await countHours(app().ctx);
      const first = await of('bookings');
      expect(first).toMatchObject({ now: 3, span: { today: 2, lastWeek: 1 } });
      expect(first.days).toHaveLength(30);
      expect(first.days.filter(({ value }) => value > 0).map(({ value }) => value)).toEqual([2, 3]);
      // The sums stand when their rows are gone, and an hour that still runs is counted again.
      await app().db.q.deleteFrom('reservations').where('created_at', '<', now).execute();
      await putRequest(app(), { id, venue, pitch: pitches[0]?.id ?? '' }, { created_at: now });
      await countHours(app().ctx);
      expect(await of('bookings')).toMatchObject({ now: 4, span: { today: 2, lastWeek: 1 } });
    });

    it('goes on counting where it stopped when no process ran', async () => {
      await countHours(app().ctx);
      app().time.now += DAY_MS;
      await createUser(app());
      app().time.now += 2 * DAY_MS;
      await countHours(app().ctx);
      const { days } = await of('signUps');
      expect(days.at(-3)?.value).toBe(1);
    });

    it('samples what waits for an answer, and says since when', async () => {
      const [{ id }, { id: venue, pitches }] = [await createUser(app()), await createVenue(app())];
      const { now } = app().time;
      const to = { id, venue, pitch: pitches[0]?.id ?? '' };
      await putRequest(app(), to, {
        created_at: now - 20 * MINUTE_MS,
        status: 'pending',
        expires_at: now + HOUR_MS,
      });
      await putRequest(app(), to, {
        created_at: now - 90 * MINUTE_MS,
        status: 'pending',
        expires_at: now - 1,
      });
      await countHours(app().ctx);
      expect((await of('openRequests')).now).toBe(1);
      expect((await of('activeVenues')).now).toBe(1);
      const [asked] = await app()
        .db.q.selectFrom('reservations')
        .select('id')
        .where('expires_at', '>', now)
        .execute();
      const { oldestRequestAt, oldestRequest } = await show();
      expect(oldestRequestAt).toBe(now - 20 * MINUTE_MS);
      const { venueName } = await app()
        .db.q.selectFrom('published_venues')
        .select('venue_name as venueName')
        .executeTakeFirstOrThrow();
      expect(oldestRequest).toEqual({ reservationId: asked?.id, venueName });
    });

    it('tells of each job its last run, failure and delay', async () => {
      const jobs = {
        quick: { every: '*/2 * * * * *' },
        nightly: { every: '0 4 * * *' },
        never: { every: '* * * * *' },
      };
      await registerJobs(app().ctx, { ...jobs, gone: { every: '* * * * *' } });
      await registerJobs(app().ctx, jobs);
      const note = runNotes(app().ctx);
      const run = (name: keyof typeof jobs, error?: Error) =>
        note({ name, ...jobs[name], startedAt: app().time.now, durationMs: 7, ...(error && { error }) });
      await run('quick');
      await run('nightly', new Error('lost'));
      const began = app().time.now;
      app().time.now += 10 * MINUTE_MS;
      const reports = (await show()).jobs;
      expect(reports.map(({ name }) => name)).toEqual(['nightly', 'never', 'quick']);
      const [nightly, never, quick] = reports;
      expect(nightly).toMatchObject({ isFailing: true, error: 'Error: lost', failedAt: began, lateMs: 0 });
      expect(never).toMatchObject({ startedAt: null, isFailing: false });
      expect(never?.lateMs).toBeGreaterThan(8 * MINUTE_MS);
      expect(quick).toMatchObject({ startedAt: began, durationMs: 7, error: null });
      expect(quick?.lateMs).toBe(9 * MINUTE_MS);
      await run('quick');
      await run('nightly');
      const after = (await show()).jobs;
      expect(after.find(({ name }) => name === 'quick')).toMatchObject({ lateMs: 0 });
      expect(after.find(({ name }) => name === 'nightly')).toMatchObject({
        isFailing: false,
        error: 'Error: lost',
      });
    });

    it('notes a run of a busy job once a minute, and a failure at once', async () => {
      const note = runNotes(app().ctx);
      const run = async (startedAt: number, error?: Error) => {
        await note({ name: 'busy', every: '* * * * * *', startedAt, durationMs: 1, ...(error && { error }) });
        const row = await app().db.q.selectFrom('job_runs').selectAll().executeTakeFirstOrThrow();
        return Number(row.started_at);
      };
      expect(await run(1000)).toBe(1000);
      expect(await run(2000)).toBe(1000);
      expect(await run(3000, new Error('no'))).toBe(3000);
      expect(await run(4000)).toBe(4000);
      expect(await run(5000)).toBe(4000);
      expect(await run(4000 + MINUTE_MS)).toBe(4000 + MINUTE_MS);
    });

    it('says why mails and pushes were not sent, without anybody’s address', async () => {
      const fail = (channel: 'mail' | 'push', text: string) =>
        trySending(app().ctx, channel, {}, () => Promise.reject(new Error(text)));
      await fail('mail', '550 5.1.1 <ali@ornek.test> user unknown (q1w2e3r4t5)');
      app().time.now += MINUTE_MS;
      await fail('mail', '550 5.1.1 <veli@ornek.test> user unknown (z9y8x7w6v5)');
      app().time.now += MINUTE_MS;
      await fail('push', 'see https://push.test/a?b=secret');
      await trySending(app().ctx, 'mail', {}, async () => {});
      const { failures } = await show();
      expect(failures).toEqual([
        { channel: 'push', error: 'see …', seen: 1, lastAt: app().time.now },
        {
          channel: 'mail',
          error: '550 5.1.1 <…> user unknown (…)',
          seen: 2,
          lastAt: app().time.now - MINUTE_MS,
        },
      ]);
      app().time.now += 7 * DAY_MS;
      expect(await purgeSendFailures(app().ctx)).toBe(2);
    });

    it('shows which version of a remote goes to whom, and what browsers saw of it today', async () => {
      const { token } = await desk(app());
      const act = (verb: string, json: object) =>
        app().call('post', `/api/admin/releases/league/${verb}`, { token, json });
      await act('roll-out', { counter: 0, version: '1.0.0', share: 100 });
      await act('promote', { counter: 1 });
      await act('roll-out', { counter: 2, version: '2.0.0', share: 12.5 });
      const report = (part: object) =>
        app().call('post', '/api/releases/reports', { json: [seen('2.0.0', part)] });
      await report({ failures: 3 });
      app().time.now += 2 * DAY_MS;
      await report({ scriptErrors: 2 });
      const counts = { views: 0, loads: 0, failures: 0, scriptErrors: 0, poorVitals: 0 };
      expect((await show()).releases).toEqual([
        {
          ...{ remote: 'league', title: 'league' },
          versions: [
            { version: '1.0.0', share: 87.5, ...counts },
            { version: '2.0.0', share: 12.5, ...counts, views: 1, loads: 1, scriptErrors: 2 },
          ],
        },
      ]);
    });

    it('knows its database', async () => {
      const { database, version } = await show();
      expect(database.bytes).toBeGreaterThan(10_000);
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    });
  },
  undefined,
  { fresh: 'test' },
);
