import { type AlertLimit, type AlertRule, type Measure, USUAL_LIMITS } from 'mf-shared/contracts/health';
import { HOUR_MS, MINUTE_MS, WEEK_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { putRequest } from '../../../test/put-request.ts';
import { countOne } from '../../db/hours.ts';
import { registerJobs } from './index.ts';
import { RULES } from './rules.ts';

onBothEngines(
  'the rules of alerts',
  (app) => {
    const ask = (rule: AlertRule, limit: AlertLimit, value: number) =>
      RULES[rule](app().db.q, app().time.now, { ...USUAL_LIMITS, [limit]: value });
    const count = async (measure: Measure, times: number, before = 0) => {
      for (let n = 0; n < times; n++) await countOne(app().db.q, measure, app().time.now - before);
    };

    it('leave a job alone until it is later than its limit', async () => {
      await registerJobs(app().ctx, { tick: { every: '* * * * *' } });
      // The job was due a minute after the start.
      app().time.now += 41 * MINUTE_MS;
      expect(await ask('jobLate', 'jobLateMinutes', 40)).toBeNull();
      app().time.now += 1;
      expect(await ask('jobLate', 'jobLateMinutes', 40)).toMatch(/^1 zamanlanmış iş gecikti/);
      expect(await ask('jobLate', 'jobLateMinutes', 41)).toBeNull();
    });

    it('leave a request alone until it waits longer than its limit', async () => {
      const [{ id }, { id: venue, pitches }] = [await createUser(app()), await createVenue(app())];
      const { now } = app().time;
      const open = { created_at: now, status: 'pending', expires_at: now + 9 * HOUR_MS } as const;
      await putRequest(app(), { id, venue, pitch: pitches[0]?.id ?? '' }, open);
      app().time.now += 2 * HOUR_MS;
      expect(await ask('requestsWaiting', 'requestWaitsHours', 2)).toBeNull();
      app().time.now += 1;
      expect(await ask('requestsWaiting', 'requestWaitsHours', 2)).toBe(
        'En eski rezervasyon isteği 2 saattir yanıt bekliyor.',
      );
      expect(await ask('requestsWaiting', 'requestWaitsHours', 3)).toBeNull();
    });

    it('count both how many mails failed and which share of all they are', async () => {
      await count('mailsFailed', 5);
      await count('mailsSent', 5);
      expect(await ask('mailsFailing', 'mailsFailedPercent', 50)).toBeNull();
      expect(await ask('mailsFailing', 'mailsFailedPercent', 49)).toMatch(/10 e-posta denemesinin 5 tanesi/);
      expect(await ask('mailsFailing', 'mailsFailed', 6)).toBeNull();
    });

    it('take an hour without bookings for silence only where last week had enough', async () => {
      await count('bookings', 3, HOUR_MS + WEEK_MS);
      expect(await ask('noBookings', 'bookingsOfWeekAgo', 4)).toBeNull();
      expect(await ask('noBookings', 'bookingsOfWeekAgo', 3)).toMatch(/3 istek vardı\.$/);
      await count('bookings', 1, HOUR_MS);
      expect(await ask('noBookings', 'bookingsOfWeekAgo', 3)).toBeNull();
    });
  },
  undefined,
  { fresh: 'test' },
);
