import { MINUTE_MS } from 'mf-shared/time';
import { expect, it, onTestFailed } from 'vitest';
import { clearAnnouncements, sendAnnouncements } from '../../src/domains/announcements/index.ts';
import { announcer, DRAFT } from '../announcing.ts';
import { createUser, createVenue } from '../factories.ts';
import { onBothEngines, type TestApp } from '../harness.ts';
import { type Random, randomFrom } from './random.ts';

const ROUNDS = 12;
const AT_ONCE = 8;
/** What each kind of meeting must reach. */
const OFTEN = 3;
const REFUSALS = ['announcement_changed', 'announcement_state'];

async function worldOf(app: TestApp, random: Random) {
  await Promise.all(Array.from({ length: 70 }, () => createUser(app)));
  await Promise.all(Array.from({ length: 10 }, () => createVenue(app)));
  const desks = [await announcer(app), await announcer(app), await announcer(app, 'owner')];
  return { app, random, desks, met: new Map<string, number>() };
}
type World = Awaited<ReturnType<typeof worldOf>>;

/** A process that may be stopped while it sends. */
function process({ app: { ctx }, random }: World): TestApp['ctx'] {
  const stop = new AbortController();
  let left = random.below(120);
  const publish: typeof ctx.bus.publish = (topic, frame) => {
    if (--left < 0) stop.abort();
    ctx.bus.publish(topic, frame);
  };
  return { ...ctx, bus: { ...ctx.bus, publish }, stopping: stop.signal };
}

async function operate(world: World): Promise<void> {
  const { app, random, desks, met } = world;
  const desk = random.pick(desks);
  const all = await app.db.q.selectFrom('announcements').select(['id', 'version', 'state']).execute();
  const one = all.length > 0 ? random.pick(all) : null;
  const onOne = (verb: string, over?: object) => (one ? desk.act(verb, one, over) : null);
  const acts = {
    write: () => desk.call('post', '', { ...DRAFT, role: random.pick(['all', 'players', 'businesses']) }),
    change: () => one && desk.call('put', `/${one.id}`, { ...DRAFT, title: 'Yeni', version: one.version }),
    send: () => onOne('send'),
    cancel: () => onOne('cancel'),
    withdraw: () => onOne('withdraw', { reason: 'Hata' }),
    work: async () => {
      await sendAnnouncements(process(world));
      return null;
    },
    clear: async () => {
      await clearAnnouncements(app.ctx);
      return null;
    },
  };
  const name = random.pick([
    ...(['write', 'send', 'send', 'change', 'cancel', 'withdraw', 'work', 'work', 'work'] as const),
    'clear' as const,
  ]);
  const answer = await acts[name]();
  const code = (answer?.body as { code?: string } | undefined)?.code;
  if (answer && answer.status >= 300) expect(REFUSALS).toContain(code);
  const what = `${name} ${code ?? 'done'}`;
  met.set(what, (met.get(what) ?? 0) + 1);
}

async function check({ app }: World): Promise<void> {
  const { q } = app.db;
  const rows = await q
    .selectFrom('announcements')
    .selectAll()
    .where('cleared_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  for (const row of rows) {
    const notices = await q
      .selectFrom('notifications')
      .select('owner_id')
      .where('broadcast_id', '=', row.id)
      .execute();
    expect(new Set(notices.map(({ owner_id }) => owner_id)).size).toBe(notices.length);
    expect(row.told).toBe(notices.length);
    if (row.started_at === null) expect(notices).toEqual([]);
    if (row.state === 'sent') expect(row.told).toBe(row.recipients);
  }
}

onBothEngines(
  'random announcements',
  (app) => {
    it('reach everybody once, whatever admins and processes do at once and whoever is stopped', async () => {
      const seed = Math.floor(Math.random() * 2 ** 31);
      onTestFailed(() => console.error(`seed ${seed}`));
      const world = await worldOf(app(), randomFrom(seed));
      const enough = () =>
        ['send done', 'cancel done', 'withdraw done', 'send announcement_state', 'work done'].every(
          (what) => (world.met.get(what) ?? 0) >= OFTEN,
        );
      for (let round = 0; round < ROUNDS || !enough(); round++) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => operate(world)));
        await check(world);
        app().time.now += world.random.below(10) * MINUTE_MS;
      }
      await Promise.all([1, 2, 3].map(() => sendAnnouncements(app().ctx)));
      await clearAnnouncements(app().ctx);
      await check(world);
      const { q } = app().db;
      const left = q.selectFrom('announcements').select('id').where('state', '=', 'sending');
      expect(await left.execute()).toEqual([]);
      const gone = await q
        .selectFrom('notifications as n')
        .innerJoin('announcements as a', 'a.id', 'n.broadcast_id')
        .select('n.id')
        .where('a.withdrawn_at', 'is not', null)
        .execute();
      expect(gone).toEqual([]);
    });
  },
  undefined,
  { fresh: 'test' },
);
