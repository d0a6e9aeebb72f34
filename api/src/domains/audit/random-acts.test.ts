import type { AuditAct, AuditVerdict } from 'mf-shared/contracts/audit';
import { expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';

const AT_ONCE = 20;
const reason = 'Şikâyet üzerine';
const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

type Ids = { venues: string[]; players: string[]; bars: string[]; templates: string[] };
type Admin = { id: string; token: string };
/** A call of an admin. The API refuses it when the state of its subject does not allow it. */
type Step = { act: AuditAct; on: keyof Ids | null; method: string; path: string; json?: object };
type Done = { act: string; actor: string; subject: string };

const template = { title: 'Yağmur', text: 'Merhaba {ad}, sahanız yağmurda kapalı olabilir.' };
const location = { city: 'İstanbul', coordinates: [29.03, 40.98] };

const STEPS: Step[] = [
  { act: 'venue.approve', on: 'venues', method: 'put', path: 'approve/:id' },
  { act: 'venue.reject', on: 'venues', method: 'delete', path: 'reject/:id' },
  { act: 'venue.restore', on: 'venues', method: 'post', path: 'restore/:id' },
  { act: 'venue.unapprove', on: 'venues', method: 'post', path: 'venues/:id/unapprove' },
  { act: 'venue.suspend', on: 'venues', method: 'post', path: 'venues/:id/suspend', json: { reason } },
  { act: 'venue.unsuspend', on: 'venues', method: 'post', path: 'venues/:id/restore', json: { reason } },
  { act: 'venue.pin', on: 'venues', method: 'put', path: 'venues/:id/pin', json: { location, reason } },
  { act: 'venue.extend', on: 'venues', method: 'post', path: 'venues/:id/extend', json: { days: 2, reason } },
  { act: 'player.suspend', on: 'players', method: 'post', path: 'players/:id/suspend', json: { reason } },
  { act: 'player.restore', on: 'players', method: 'post', path: 'players/:id/restore', json: { reason } },
  {
    act: 'player.endSessions',
    on: 'players',
    method: 'post',
    path: 'players/:id/end-sessions',
    json: { reason },
  },
  { act: 'bar.add', on: null, method: 'post', path: 'bars' },
  { act: 'bar.remove', on: 'bars', method: 'post', path: 'bars/:id/remove', json: { reason } },
  { act: 'template.create', on: null, method: 'post', path: 'answer-templates', json: template },
  { act: 'template.change', on: 'templates', method: 'put', path: 'answer-templates/:id', json: template },
  { act: 'template.delete', on: 'templates', method: 'delete', path: 'answer-templates/:id' },
];
const TAKEN_BACK: AuditAct[] = ['venue.approve', 'venue.unapprove'];
/** What an act creates is a subject of later ones. */
const CREATED: Partial<Record<AuditAct, keyof Ids>> = { 'bar.add': 'bars', 'template.create': 'templates' };

async function subjects(app: TestApp): Promise<Ids> {
  const venues = Array.from({ length: 8 }, (_, n) =>
    createVenue(app, n % 2 === 0 ? {} : { status: 'pending', next_payment_at: null }),
  );
  const players = Array.from({ length: 8 }, () => createUser(app));
  const ids = async (made: Promise<{ id: string }>[]) => (await Promise.all(made)).map(({ id }) => id);
  return { venues: await ids(venues), players: await ids(players), bars: ['none'], templates: ['none'] };
}

const admins = (app: TestApp): Promise<Admin[]> =>
  Promise.all(
    (['owner', 'support', 'finance'] as const).map((admin_role) =>
      createUser(app, { role: 'admin', admin_role }),
    ),
  );

/** One act on one of the subjects. Answers what must stand in the log: nothing when the API refused it. */
async function act(app: TestApp, { id: actor, token }: Admin, step: Step, ids: Ids): Promise<Done | null> {
  const subject = step.on === null ? '' : pick(ids[step.on]);
  const json =
    step.act === 'bar.add' ? { kind: 'email', value: `x${Math.random()}@y.test`, reason } : step.json;
  const { status, body } = await app.call<{ id?: string }>(
    step.method,
    `/api/admin/${step.path.replace(':id', subject)}`,
    { token, ...(json && { json }) },
  );
  expect(status, `${step.act}: ${JSON.stringify(body)}`).toBeLessThan(500);
  if (status >= 300) return null;
  const created = CREATED[step.act];
  if (!created) return { act: step.act, actor, subject };
  ids[created].push(String(body.id));
  return { act: step.act, actor, subject: String(body.id) };
}

async function actAtRandom(app: TestApp, many: number): Promise<Done[]> {
  const [people, ids] = await Promise.all([admins(app), subjects(app)]);
  const done: (Done | null)[] = [];
  // By chance an approval is seldom taken back: any later act on the venue forbids it.
  for (const step of STEPS.filter((one) => TAKEN_BACK.includes(one.act)))
    done.push(await act(app, people[0] as Admin, step, { ...ids, venues: ids.venues.slice(1, 2) }));
  const some = () => act(app, pick(people), pick(STEPS), ids);
  while (done.length < many) done.push(...(await Promise.all(Array.from({ length: AT_ONCE }, some))));
  return done.filter((one) => one !== null);
}

const inOrder = (all: Done[]) => all.map((one) => JSON.stringify(one)).toSorted();

onBothEngines('three admins who act at random through the API', (app, engine) => {
  it('leave one entry for each act that happened, none for a refused one, and a chain that fits', async () => {
    const done = await actAtRandom(app(), engine === 'sqlite' ? 10_000 : 1000);
    const { q } = app().db;
    const entries = await q
      .selectFrom('audit_entries')
      .select(['act', 'actor_id as actor', 'subject_id as subject'])
      .execute();
    expect(inOrder(entries as Done[])).toEqual(inOrder(done));
    // Each kind of act happened, so that none of them passes unseen.
    expect(new Set(done.map((one) => one.act))).toEqual(new Set(STEPS.map((one) => one.act)));
    const { token } = await createUser(app(), { role: 'admin' });
    const verdict = await app().call<AuditVerdict>('get', '/api/admin/audit/verify', { token });
    expect(verdict.body).toMatchObject({ entries: done.length, broken: null });
  }, 240_000);
});
