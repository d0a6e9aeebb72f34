import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../../src/jobs.ts';
import type { PushProvider } from '../../src/providers/push/index.ts';
import { addEnded } from '../decoys/ended.ts';
import { makeWorld } from '../decoys/world.ts';
import { rowReader, writtenBetween } from '../events/written.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { memoryMail } from '../mails.ts';
import { waitingWork } from './waiting-work.ts';

/** How long after the start of the world all jobs run, one after the other. */
const LATER: Record<string, number> = {
  'at once': 0,
  'after two hours': 2 * HOUR_MS,
  'in the next night': 12 * HOUR_MS,
  'after three days': 3 * DAY_MS,
  'after nine days': 9 * DAY_MS,
  'after four weeks': 28 * DAY_MS,
  'after forty days': 40 * DAY_MS,
  'after four hundred days': 400 * DAY_MS,
};

/** Random parts of each run. */
const DRAWN = /(?<=token=)[\w.-]+|(?<="tag":")[0-9a-f-]{36}/g;
/** Learned numbers are only as exact as the machine's arithmetic. */
const EXACT = /\d+\.\d{4,}/g;
const rounded = (text: string) =>
  text.replace(DRAWN, '…').replace(EXACT, (value) => Number(value).toFixed(3));

// What a job leaves alone matters as much as what it changes: the snapshot lists every changed row.
describe('what the clock does to a world that nobody touches', () => {
  const { provider: mail, mails } = memoryMail();
  const pushed: string[] = [];
  const push: PushProvider = {
    ...{ publicKey: 'key', accepts: () => true },
    send: async ({ endpoint }, { payload, keepSeconds }) => {
      pushed.push(`${endpoint} ${JSON.stringify(payload)} for ${keepSeconds} s`);
      return 'sent';
    },
  };
  let app: TestApp;
  const changes = new Map<string, string>();
  beforeAll(async () => {
    app = await createTestApp('sqlite', { mail, push });
    await makeWorld(app);
    await addEnded(app);
    await waitingWork(app);
    const begun = app.time.now;
    const read = await rowReader(app.db);
    for (const [when, later] of Object.entries(LATER)) {
      app.time.now = begun + later;
      const work: string[] = [];
      for (const [name, { run }] of Object.entries(JOBS)) {
        const old = await read();
        await run(app.ctx);
        const written = writtenBetween(old, await read(), () => undefined, app.time.now);
        const sent = mails.splice(0).map(({ to, subject, text }) => `mail to ${to}: ${subject}\n${text}`);
        const did = [written, ...pushed.splice(0), ...sent].filter(Boolean);
        if (did.length > 0) work.push(rounded([`== ${name}`, ...did].join('\n')));
      }
      changes.set(when, work.join('\n'));
    }
  });
  afterAll(() => app.close());

  it.each(Object.keys(LATER))('%s', (when) => {
    expect(changes.get(when)).toMatchSnapshot();
  });
});
