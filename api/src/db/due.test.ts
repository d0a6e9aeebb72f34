import { MINUTE_MS, SECOND_MS } from 'mf-shared/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { memoryMail } from '../../test/mails.ts';
import { newId } from '../base/id.ts';
import type { AppContext } from '../context.ts';
import { sendDueAccountMails } from '../domains/account-mail/send-due.ts';
import { voidLinks } from '../domains/account-mail/void-links.ts';
import { queueDeliveries } from '../domains/notifications/queue.ts';
import { sendDueDeliveries } from '../domains/notifications/send-due.ts';
import { sendSupportAnswers } from '../domains/support/send-answers.ts';
import { drainDue } from './due.ts';

const UNASKED = {
  owner_model: null,
  owner_id: null,
  payment_id: null,
  reservations: null,
  answered_by: null,
};
const VISITOR = {
  visitor_name: 'Can',
  visitor_email: 'can@ziyaret.test',
  subject: 'other',
  text: 'Soru',
} as const;

type Job = {
  name: string;
  run: (ctx: AppContext) => Promise<number>;
  /** Writes one thing that is due for this account. */
  write: (app: TestApp, user: { id: string; email: string }) => Promise<unknown>;
  /** Seconds to wait after each failed try. After the last of them nothing is tried again. */
  pauses: number[];
};

const JOBS: Job[] = [
  {
    name: 'news',
    run: sendDueDeliveries,
    write: (app, { id }) => queue(app, id, 'Rezervasyonunuz onaylandı.'),
    pauses: [30, 60, 120, 240, 480],
  },
  {
    name: 'mails to accounts',
    run: sendDueAccountMails,
    write: ({ db, time }, { id, email }) =>
      db.q
        .insertInto('account_mails')
        .values({
          ...{ id: newId(), purpose: 'notice', model: 'User', account_id: id, address: email },
          ...{ detail: 'yeni@oyuncu.test', token_hash: null, due_at: time.now, tries: 0 },
          ...{ created_at: time.now, written_at: null, expires_at: null, used_at: null },
        })
        .execute(),
    pauses: [10, 20, 40, 80, 160],
  },
  {
    name: 'answers of support',
    run: sendSupportAnswers,
    write: ({ db, time }) =>
      db.q
        .insertInto('support_requests')
        .values({
          ...UNASKED,
          ...VISITOR,
          ...({ id: newId(), status: 'answered', answer: 'Yanıt', answered_at: time.now } as const),
          ...{ due_at: time.now, tries: 0, created_at: time.now },
        })
        .execute(),
    pauses: [30, 60, 120, 240, 480, 960, 1920],
  },
];

const queue = ({ db, ctx }: TestApp, id: string, text: string) =>
  db.transact((tx) =>
    queueDeliveries(tx, ctx, {
      to: { model: 'User', id },
      ...{ kind: 'reservation_approved', text, link: '/my-reservations', tag: `tag-${id}` },
    }),
  );

// On one engine: the tests of the domains cover two claims that meet.
describe('what waits to be sent', () => {
  let running: TestApp;
  beforeEach(async () => {
    running = await createTestApp('sqlite', { mail: memoryMail().provider });
  });
  afterEach(() => running.close());
  const app = () => running;

  /** The same process with a mail server that calls `send` for each mail. */
  const sendingBy = (send: (subject: string) => Promise<void>): AppContext => ({
    ...app().ctx,
    mail: { sendsNews: true, send: ({ subject }) => send(subject) },
  });
  const refusing = (onTry: () => void = () => {}) =>
    sendingBy(async () => {
      onTry();
      throw new Error('try again later');
    });

  describe.each(JOBS)('$name', ({ run, write, pauses }) => {
    it('are tried at ever doubling distances, and given up in the end', async () => {
      await write(app(), await createUser(app()));
      const tries: number[] = [];
      const ctx = refusing(() => tries.push(app().time.now));
      for (const seconds of [0, ...pauses]) {
        app().time.now += Math.max(0, seconds * SECOND_MS - 1);
        await run(ctx);
        app().time.now += Math.min(1, seconds);
        await run(ctx);
      }
      app().time.now += 23 * 60 * MINUTE_MS;
      await run(ctx);
      const gaps = tries.slice(1).map((at, n) => (at - (tries[n] ?? 0)) / SECOND_MS);
      expect(gaps).toEqual(pauses);
    });

    it('are left to whoever claimed them later, when a sender wakes up after its time', async () => {
      await write(app(), await createUser(app()));
      let isFirst = true;
      const slow = sendingBy(async () => {
        if (!isFirst) return;
        isFirst = false;
        app().time.now += 2 * MINUTE_MS;
        await run(refusing());
      });
      await run(slow);
      app().time.now += 30 * MINUTE_MS;
      const sent: string[] = [];
      await run(sendingBy(async (subject) => void sent.push(subject)));
      expect(sent).toHaveLength(1);
    });
  });

  it('waits for one that takes long without holding back what became due meanwhile', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 61 }, () => createUser(app())));
    await queue(app(), first?.id ?? '', 'Yavaş haber.');
    app().time.now += 1;
    for (const { id } of others) await queue(app(), id, 'Haber.');
    const slow = Promise.withResolvers<void>();
    const later = Promise.withResolvers<void>();
    let sent = 0;
    const ctx = sendingBy(async (subject) => {
      if (subject.includes('Yavaş')) return slow.promise;
      if (++sent === 60) await queue(app(), others[0]?.id ?? '', 'Yeni haber.');
      if (sent === 61) later.resolve();
    });
    const all = sendDueDeliveries(ctx);
    await later.promise;
    slow.resolve();
    expect(await all).toBe(62);
  });

  it('is sent in the order in which it became due, and what came together in the order of writing', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => createUser(app())));
    const { now } = app().time;
    for (const [index, { id }] of users.entries()) {
      app().time.now = now - (index === 0 ? 0 : index === 3 ? 2 : 1);
      await queue(app(), id, 'Haber.');
    }
    app().time.now = now;
    const order: (string | null)[] = [];
    await drainDue(app().ctx, 'deliveries', 1, async ({ id, owner_id }) => {
      order.push(owner_id);
      await app().db.q.deleteFrom('deliveries').where('id', '=', id).execute();
    });
    expect(order).toEqual([3, 1, 2, 0].map((index) => users[index]?.id));
  });

  it('has no more under way than it may, and says what failed once all that were begun are over', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => createUser(app())));
    for (const { id } of users) await queue(app(), id, 'Haber.');
    const under = new Set<string>();
    let [begun, most] = [0, 0];
    const failing = drainDue(app().ctx, 'deliveries', 2, async ({ id }) => {
      under.add(id);
      most = Math.max(most, under.size);
      const isThird = ++begun === 3;
      await app().db.q.selectFrom('deliveries').select('id').execute();
      if (!isThird) await new Promise((turn) => setImmediate(turn));
      under.delete(id);
      if (isThird) throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect([most, under.size]).toEqual([2, 0]);
    expect(begun).toBeLessThan(users.length);
  });

  it.each([
    ['until a day has passed', 24 * 60 * MINUTE_MS - 1, 1],
    ['not once it is a day old', 24 * 60 * MINUTE_MS, 0],
  ])('sends news %s', async (_, age, count) => {
    const { id } = await createUser(app());
    await queue(app(), id, 'Haber.');
    app().time.now += age;
    const sent: string[] = [];
    await sendDueDeliveries(sendingBy(async (subject) => void sent.push(subject)));
    expect(sent).toHaveLength(count);
    expect(await app().db.q.selectFrom('deliveries').select('id').execute()).toEqual([]);
  });

  it('keeps news that took the place of what is just being sent', async () => {
    const { id } = await createUser(app());
    await queue(app(), id, 'Eski haber.');
    const sent: string[] = [];
    await sendDueDeliveries(
      sendingBy(async (subject) => {
        sent.push(subject);
        if (sent.length === 1) await queue(app(), id, 'Yeni haber.');
      }),
    );
    expect(sent).toEqual([expect.stringContaining('Eski haber.'), expect.stringContaining('Yeni haber.')]);
  });

  it('tries news that replaced others as often as new ones', async () => {
    const { id } = await createUser(app());
    await queue(app(), id, 'Eski haber.');
    for (let n = 0; n < 5; n++) {
      await sendDueDeliveries(refusing());
      app().time.now += 30 * MINUTE_MS;
    }
    await queue(app(), id, 'Yeni haber.');
    await sendDueDeliveries(refusing());
    app().time.now += 30 * SECOND_MS;
    const sent: string[] = [];
    await sendDueDeliveries(sendingBy(async (subject) => void sent.push(subject)));
    expect(sent).toEqual([expect.stringContaining('Yeni haber.')]);
  });

  it('does not take up again what was ended while it was sent', async () => {
    const user = await createUser(app());
    const [, mails] = JOBS;
    await mails?.write(app(), user);
    await sendDueAccountMails(
      sendingBy(async () => {
        await voidLinks(app().db.q, { model: 'User', id: user.id }, { purposes: ['notice'] });
        throw new Error('try again later');
      }),
    );
    const rows = app().db.q.selectFrom('account_mails').select('due_at').where('account_id', '=', user.id);
    expect(await rows.execute()).toEqual([{ due_at: null }]);
  });
});
