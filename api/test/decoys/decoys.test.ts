import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { calls } from '../calls.ts';
import { createTestApp, type TestApp } from '../harness.ts';
import { readPages } from '../pages.ts';
import { readable } from '../readable.ts';
import {
  type Asks,
  asksIn,
  changed,
  idsIn,
  NOT_ASKED,
  pathOf,
  readAll,
  type Shown,
  tokenOf,
  type Who,
} from './asks.ts';
import { addEnded, ENDED } from './ended.ts';
import { MARK, mirror } from './mirror.ts';
import { remember } from './put.ts';
import { makeWorld, type World } from './world.ts';

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const LISTS = calls
  .filter(({ method, query }) => {
    const { cursor, before } = (query as z.ZodMiniObject)?.shape ?? {};
    return method === 'get' && (cursor ?? before);
  })
  .map(({ path }) => patternOf(path));
const whoOf = (ask: string) => ask.slice(0, ask.indexOf(' ')) as Who;
/** Whether a read is of a paged list and succeeded. */
const isPaged = ([ask, answer]: [string, string]) =>
  answer.startsWith('200') && LISTS.some((list) => list.test(pathOf(ask).replace(/\?.*/, '')));
const kinds = Object.entries(ENDED) as [keyof typeof ENDED, (typeof ENDED)[keyof typeof ENDED]][];

/** The ids in each answer, in order; `isShown` filters them. */
const idsOf = (shown: Shown, isShown: (id: string) => boolean = () => true) =>
  Object.fromEntries(
    Object.entries(shown).map(([ask, answer]) => [ask, idsIn(answer).filter(isShown).join(' ')]),
  );

type Twins = { whose: string; accounts: readonly string[]; readers: Who[]; changes: readonly string[] };
const HOME = ['v-home', 'p-one', 'p-two'];
/** The accounts that get a twin, the readers, and the answers that the twins' own rows change. */
const TWINS: Twins[] = [
  {
    whose: 'everybody',
    accounts: ['u-player', 'u-mate', 'u-asker', 'u-asked', 'u-far', ...HOME, 'v-other', 'p-other'],
    readers: ['player', 'venue', 'manager', 'staff', 'visitor'],
    changes: [
      'player /requests?type=findPlayer',
      'player /users/search?city=İstanbul',
      'player /users/search?name=ali',
      'venue /users/search?city=İstanbul',
      'visitor /business/search?city=İstanbul',
      'visitor /hours?date=2026-11-20&earliest=20:00&latest=22:00&city=İstanbul',
      'visitor /hours/map?date=2026-11-20&earliest=20:00&latest=22:00&city=İstanbul',
      'visitor /hours/instead?date=2026-11-20&earliest=20:00&latest=22:00&city=İstanbul',
      'visitor /business/ranking?city=İstanbul',
      'venue /business/ranking/own',
      'player /users/search',
      'venue /users/search',
      'player /requests?type=findOpponent',
      'player /requests/a-of-u-zed',
      'player /recommendations',
      'player /tournaments',
      'player /challenges',
    ],
  },
  {
    whose: 'the player',
    accounts: ['u-player'],
    readers: ['player'],
    changes: [
      'player /lineups/u-mate',
      'player /requests?type=findPlayer',
      'player /users/search?city=İstanbul',
      // The twin waits for the same hour.
      'player /waiting-list/line?businessId=v-home&date=2026-11-20&timeSlot=21:00-22:00&fieldName=Saha 2',
      // It has booked and reviewed, too.
      'player /business/search?city=İstanbul',
      'player /business/v-home',
      'player /business/v-home/ratings',
      // It comes to the mate's match, too.
      'player /rosters/ro-mate',
      'player /users/search',
      // One more player.
      'player /recommendations',
      'player /tournaments',
      'player /tournaments/t-mate',
      'player /challenges',
    ],
  },
  {
    whose: 'the venue',
    accounts: HOME,
    readers: ['venue', 'manager', 'staff'],
    changes: [
      'venue /business/search?city=İstanbul',
      'venue /hours?date=2026-11-20&earliest=20:00&latest=22:00&city=İstanbul',
      'venue /hours/map?date=2026-11-20&earliest=20:00&latest=22:00&city=İstanbul',
      'venue /hours/instead?date=2026-11-20&earliest=20:00&latest=22:00&city=İstanbul',
      'venue /business/ranking?city=İstanbul',
      'venue /business/ranking/own',
    ],
  },
];

describe('the decoy walk', () => {
  let app: TestApp;
  let world: World;
  let asks: Asks;
  let before: Shown;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    app = await createTestApp('sqlite');
    world = await makeWorld(app);
    asks = await asksIn(app);
    before = await readAll(app, world, asks);
    restore = await remember(app);
  });
  afterEach(() => restore());
  afterAll(() => app.close());

  it('makes every call that reads', () => {
    const reads = calls.filter(({ method }) => method === 'get').map(({ path }) => path);
    const asked = asks.map(({ path }) => path.replace(/\?.*/, ''));
    const missing = reads.filter((path) => !asked.some((one) => patternOf(path).test(one)));
    expect(missing.sort()).toEqual(NOT_ASKED);
  });

  it('shows everybody what is theirs, in its order', () => {
    for (const [ask, answer] of Object.entries(before)) {
      const first = Object.keys(before).find((one) => pathOf(one) === pathOf(ask) && before[one] === answer);
      expect
        .soft(first === ask ? readable(Number(answer.slice(0, 3)), answer.slice(4)) : `as ${first}`)
        .toMatchSnapshot(ask);
    }
  });

  it('shows the rows of each list one by one as it shows them together', async () => {
    const lists = Object.entries(before).filter(isPaged);
    expect(lists.length).toBeGreaterThan(LISTS.length);
    for (const [ask] of lists) {
      // Message history goes back page by page; within a page messages are in the order written.
      const isHistory = ask.includes('/messages/history');
      const from = isHistory ? 'before' : 'cursor';
      const read = (limit: number) =>
        readPages(app, `/api${encodeURI(pathOf(ask))}`, limit, tokenOf(world, whoOf(ask)), from);
      const pages = await read(1);
      const rows = (isHistory ? pages.toReversed() : pages).flat();
      expect.soft(rows, ask).toEqual((await read(100)).flat());
    }
  });

  it.each(TWINS)('shows nobody what a twin of $whose has', async ({ accounts, readers, changes }) => {
    expect(await mirror(app, accounts)).toBeGreaterThan(50);
    const after = await readAll(
      app,
      world,
      asks.filter(({ who }) => readers.includes(who)),
    );
    expect(changed(before, after)).toEqual(changes);
    const same = Object.fromEntries(Object.keys(after).map((ask) => [ask, before[ask] ?? '']));
    expect(idsOf(after, (id) => !id.endsWith(MARK))).toEqual(idsOf(same));
  });

  it.each(kinds)('shows what is over only where it belongs: %s', async (_, rows) => {
    await addEnded(app, [rows]);
    const after = await readAll(app, world, asks);
    const own = idsOf(after, (id) => id in rows);
    expect(changed(before, after).map((ask) => `${ask}: ${own[ask]}`)).toMatchSnapshot();
  });
});
