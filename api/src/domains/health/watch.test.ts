import type { Health, Measure } from 'mf-shared/contracts/health';
import { HOUR_MS, MINUTE_MS, WEEK_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { desk } from '../../../test/desk.ts';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { countOne } from '../../db/hours.ts';
import { registerJobs, watchHealth } from './index.ts';

onBothEngines(
  'alerts',
  (app) => {
    const watch = () => watchHealth(app().ctx);
    const pass = (ms: number) => {
      app().time.now += ms;
    };
    const count = async (measure: Measure, times: number, before = 0) => {
      for (let n = 0; n < times; n++) await countOne(app().db.q, measure, app().time.now - before);
    };
    const told = async () => {
      const rows = app().db.q.selectFrom('notifications').select(['text', 'owner_id', 'kind']).orderBy('id');
      return (await rows.execute()).map(({ text }) => text);
    };
    const owner = () => createUser(app(), { role: 'admin', admin_role: 'owner' });

    it('are told once to each owner of the platform, whoever else watches', async () => {
      await owner();
      await createUser(app(), { role: 'admin', admin_role: 'support' });
      await createUser(app());
      await count('mailsFailed', 4);
      await count('mailsSent', 4);
      expect(await watch()).toBe(0);
      await count('mailsFailed', 1);
      expect((await Promise.all([watch(), watch()])).toSorted()).toEqual([0, 1]);
      expect(await told()).toEqual(['Uyarı: Bu saatte 9 e-posta denemesinin 5 tanesi gönderilemedi.']);
      await count('mailsSent', 100);
      expect(await watch()).toBe(0);
    });

    it('end when their rule was quiet for ten minutes, and tell of that once', async () => {
      await owner();
      await count('mailsFailed', 5);
      await watch();
      await count('mailsSent', 40);
      await watch();
      pass(9 * MINUTE_MS);
      await watch();
      // It comes back before that.
      await count('mailsFailed', 30);
      await watch();
      await count('mailsSent', 400);
      await watch();
      pass(9 * MINUTE_MS);
      expect(await watch()).toBe(0);
      pass(MINUTE_MS);
      expect(await watch()).toBe(1);
      expect(await watch()).toBe(0);
      expect((await told()).map((text) => text.split(':')[0])).toEqual(['Uyarı', 'Düzeldi']);
      const { alerts } = (await (await desk(app())).read<Health>('/health')).body;
      expect(alerts).toMatchObject([{ rule: 'mailsFailing', recoveredAt: app().time.now }]);
    });

    it('fire for an hour without bookings where last week had many', async () => {
      await count('bookings', 4, HOUR_MS + WEEK_MS);
      expect(await watch()).toBe(0);
      await count('bookings', 1, HOUR_MS + WEEK_MS);
      expect(await watch()).toBe(1);
    });

    it('fire for a job that does not run any more', async () => {
      await registerJobs(app().ctx, { tick: { every: '* * * * *' } });
      pass(15 * MINUTE_MS);
      expect(await watch()).toBe(0);
      pass(3 * MINUTE_MS);
      expect(await watch()).toBe(1);
    });
  },
  undefined,
  { fresh: 'test' },
);
