import type { ServerFrame } from 'mf-shared/contracts/socket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushProvider } from '../../src/providers/push/index.ts';
import { nameOf, calls as table } from '../calls.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { isAdmins } from '../permissions/roles.ts';
import { readable } from '../readable.ts';
import { startHub, type TestHub, type TestSocket } from '../socket.ts';
import { brief } from './brief.ts';
import { HOLDS } from './holds.ts';
import { inheritedRows } from './inherited.ts';
import { type Ask, callOf, heardBy, type Row, type Rows } from './row.ts';
import { bookingRows } from './rows-bookings.ts';
import { deskRows } from './rows-desk.ts';
import { matchRows } from './rows-matches.ts';
import { peopleRows } from './rows-people.ts';
import { quietRows } from './rows-quiet.ts';
import { venueRows } from './rows-venue.ts';
import { weekRows } from './rows-weeks.ts';
import { connectAll, createScene, type Scene } from './scene.ts';
import { SILENT } from './silent.ts';
import { noticingLocks } from './taken.ts';
import { rowReader, writtenBetween } from './written.ts';

const own = {
  ...bookingRows,
  ...weekRows,
  ...venueRows,
  ...matchRows,
  ...peopleRows,
  ...quietRows,
  ...deskRows,
};
const writing = table.filter(({ method }) => method !== 'get');
const described = new Set([...Object.keys(own).map(callOf), ...SILENT]);
const inherited = writing.filter((call) => !described.has(nameOf(call))).map(inheritedRows);
const rows: Rows = Object.assign({}, own, ...inherited);
/** Those who deal with nobody of a scene. */
const UNCONCERNED = ['mate', 'rival', 'passer'];
/** Answers to a connection itself, and the frame for a connection that lost its account. */
const ANSWERS: readonly ServerFrame['event'][] = ['joined', 'pong', 'error'];

function send(app: TestApp, name: string, { by, params, json, form }: Ask) {
  const [method = '', path = ''] = callOf(name).split(' ');
  const filled = path.replace(/:(\w+)/g, (_, key: string) => params?.[key] ?? 'nobody');
  const content = form ? { form } : { json };
  return app.call(method, `/api${filled}`, { ...(by ? { token: by.token } : {}), ...content });
}

const accessOf = (name: string) => table.find((call) => nameOf(call) === callOf(name))?.access ?? '';

const NEW = 'somebody new';
/** The scene's name for an id. */
const namesIn = (scene: Scene) => (id: string) => {
  const people = Object.entries(scene).filter(([name]) => name !== 'app') as [string, { id: string }][];
  const members = people.find(([, person]) => Reflect.get(person, 'staffId') === id);
  return (members ?? people.find(([, person]) => person.id === id))?.[0] ?? NEW;
};

/** The same for stored rows, including a venue's pitches. */
function storedNamesIn(scene: Scene) {
  const nameOf = namesIn(scene);
  return (id: string): string | undefined => {
    for (const venue of [scene.venue, scene.rival]) {
      const pitch = venue.pitches.find((one) => one.id === id);
      if (pitch) return `${pitch.name} of ${nameOf(venue.id)}`;
    }
    const name = nameOf(id);
    return name === NEW ? undefined : name;
  };
}

const push: PushProvider = { publicKey: 'key', accepts: () => true, send: async () => 'sent' };

type Noticing = ReturnType<typeof noticingLocks>;

const framesOf = ({ frames }: TestSocket) => frames.filter(({ event }) => !ANSWERS.includes(event));

/** Sends the row's call. Answers what each listener heard, and which rows the call locked. */
async function listen({ app, forget, taken }: Noticing, hub: TestHub, name: string, row: Row) {
  const read = await rowReader(app.db);
  const scene = await createScene(app);
  const ears = await connectAll(scene, hub);
  const ask = await row.asks(scene);
  const settle = () => Promise.all(Object.values(ears).map((ear) => ear.settled()));
  await settle();
  const before = new Map(Object.values(ears).map((ear) => [ear, framesOf(ear).length]));
  const old = await read();
  forget();
  const answer = await (ask.send?.() ?? send(app, name, ask));
  const refused = answer.status >= 300;
  expect(refused && !row.mayRefuse, JSON.stringify(answer)).toBe(false);
  await settle();
  const nameOf = namesIn(scene);
  const held = taken(nameOf);
  const heard = Object.entries(ears).map(([listener, ear]) => {
    const frames = framesOf(ear).slice(before.get(ear));
    return [listener, frames.map((frame) => brief(frame, nameOf)).toSorted()];
  });
  for (const { socket } of Object.values(ears)) socket.terminate();
  const written = writtenBetween(old, await read(), storedNamesIn(scene), app.time.now);
  const said = readable(
    answer.status,
    JSON.stringify(answer.body ?? ''),
    (id) => storedNamesIn(scene)(id) ?? '<id>',
  );
  if (refused) expect(written).toBe('');
  return { heard: Object.fromEntries(heard) as Record<string, string[]>, held, written, said };
}

// One engine is enough: the rows that decide who is told are the same on both, as the domains' tests show.
describe('who is told live of what', () => {
  let noticing: Noticing;
  let hub: TestHub;
  beforeAll(async () => {
    noticing = noticingLocks(await createTestApp('sqlite', { push }));
    hub = await startHub(noticing.app.ctx, { sweepMs: 600_000 });
  });
  afterAll(async () => {
    await hub.close();
    await noticing.app.close();
  });

  it('is said for every call that writes', () => {
    const calls = writing.map(nameOf);
    const said = [...Object.keys(rows).map(callOf), ...SILENT];
    expect([...new Set(said)].toSorted()).toEqual(calls.toSorted());
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(Object.keys(HOLDS)));
  });

  it.each(Object.entries(rows))('%s', async (name, row) => {
    const { heard, held, written, said } = await listen(noticing, hub, name, row);
    if (row.hears) {
      const { hears } = row;
      const expected = Object.keys(heard).map((listener) => [listener, heardBy(listener, hears)]);
      expect(heard).toEqual(Object.fromEntries(expected));
      // A missing lock shows only when two calls meet; a wrong order only when they wait for each other.
      expect(held).toBe(HOLDS[name] ?? '');
    } else {
      expect(UNCONCERNED.flatMap((listener) => heard[listener])).toEqual([]);
      const news = Object.entries(heard).filter(([, frames]) => frames.length > 0);
      expect({ held, ...Object.fromEntries(news) }).toMatchSnapshot('heard and held');
    }
    // The snapshot holds everything that each call stores: it shows a forgotten column or a sentence for the wrong
    // side.
    const isRefused = said.startsWith('4');
    if (isAdmins(accessOf(name)) && !isRefused) expect(written).toContain('audit_entries +');
    expect(written).toMatchSnapshot();
    expect(said).toMatchSnapshot('answer');
  });
});
