import { HOUR_MS } from 'mf-shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posted } from '../../../test/community.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { createTestApp, type TestApp, WEDNESDAY_NOON } from '../../../test/harness.ts';
import { agreed, allConfirm, draft, pair } from '../../../test/matches.ts';
import { onWeek, subscribed } from '../../../test/subscriptions.ts';
import { playedHour } from '../../../test/visits.ts';
import { friendsOf } from '../friends/index.ts';
import { matchMatesOf } from '../matches/index.ts';
import { activeCities, approvedIn } from '../venues/index.ts';
import { playsAt, venueRows } from './queries.ts';

const NOW = WEDNESDAY_NOON;

// On one engine: these are plain conditions. Other tests check on both engines what is learned from them.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('sqlite');
});
afterAll(() => app.close());

describe('who met in a match', () => {
  async function met() {
    const { a, b } = await pair(app);
    const ad = await posted(app, a);
    const match = await agreed(app, a, b, draft(app, a, b, { requestId: ad.id }));
    await allConfirm(app, match);
    const at = Date.parse(match.startsAt);
    const mates = async (from = at, to = at + 1) => [
      ...((await matchMatesOf(app.db.q, [a.id], { from, to })).get(a.id) ?? []),
    ];
    const change = (change: object, id = a.id) =>
      app.db.q
        .updateTable('match_participants')
        .set(change)
        .where('match_id', '=', match.id)
        .where('user_id', '=', id)
        .execute();
    return { a, b, at, match, mates, change };
  }

  it('are both sides, from the first instant to before the last', async () => {
    const { b, at, mates } = await met();
    expect(await mates()).toEqual([b.id]);
    expect(await mates(at + 1, at + 2)).toEqual([]);
    expect(await mates(at - 1, at)).toEqual([]);
  });

  it('is nobody where the match was called off', async () => {
    const { match, mates } = await met();
    await app.db.q.updateTable('matches').set({ status: 'cancelled' }).where('id', '=', match.id).execute();
    expect(await mates()).toEqual([]);
  });

  it.each([{ plays: 0 }, { answer: null }, { answer: 'out' }])(
    'is nobody where one of both has %o',
    async (row) => {
      const [own, other] = [await met(), await met()];
      await own.change(row);
      await other.change(row, other.b.id);
      expect([await own.mates(), await other.mates()]).toEqual([[], []]);
    },
  );
});

describe('friends', () => {
  it.each([
    ['since that instant', 'accepted', NOW, true],
    ['a moment later', 'accepted', NOW + 1, false],
    ['who only asked', 'pending', null, false],
  ] as const)('%s', async (_, status, accepted_at, count) => {
    const [one, other] = [await createUser(app), await createUser(app)].map(({ id }) => id).toSorted();
    if (!one || !other) throw new Error('two were made');
    const row = { id: `${one}-link`, user_a: one, user_b: other, sender_id: one, status, accepted_at };
    await app.db.q
      .insertInto('friendships')
      .values({ ...row, created_at: 0 })
      .execute();
    const friends = await friendsOf(app.db.q, [one, other], NOW);
    expect([...friends].map(([id, known]) => [id, [...known]])).toEqual([
      [one, count ? [other] : []],
      [other, count ? [one] : []],
    ]);
  });
});

describe('hours that were played at a venue', () => {
  const span = { from: NOW - HOUR_MS, to: NOW };
  it.each([
    ['from the first instant on', { starts_at: NOW - HOUR_MS }, {}, 1],
    ['but none before it', { starts_at: NOW - HOUR_MS - 1 }, {}, 0],
    ['but none of the end', { starts_at: NOW }, {}, 0],
    ['but none that was only asked for', { starts_at: NOW - 1, status: 'pending' }, {}, 0],
    ['but none of an account that is gone', { starts_at: NOW - 1 }, { deleted_at: 1 }, 0],
  ] as const)('count %s', async (_, hour, account, count) => {
    const [venue, user] = [await createVenue(app), await createUser(app)];
    const elsewhere = await createVenue(app);
    await playedHour(app, venue, user, hour);
    if ('deleted_at' in account) {
      await app.db.q.updateTable('users').set(account).where('id', '=', user.id).execute();
    }
    expect(await playsAt(app.db.q, [venue.id], span)).toHaveLength(count);
    expect(await playsAt(app.db.q, [elsewhere.id], span)).toEqual([]);
  });
});

describe('nights of a subscription at a venue', () => {
  it('count unless they were skipped, or the account is gone', async () => {
    const [venue, user] = [await createVenue(app), await createUser(app)];
    const { occurrences } = await subscribed(app, user, venue);
    const count = async () =>
      (await playsAt(app.db.q, [venue.id], { from: NOW, to: NOW + 365 * 24 * HOUR_MS })).length;
    expect(await count()).toBe(occurrences.length);
    const [first] = occurrences;
    await onWeek(app, user, 'skip', first?.id ?? '');
    expect(await count()).toBe(occurrences.length - 1);
    await app.db.q.updateTable('users').set({ deleted_at: 1 }).where('id', '=', user.id).execute();
    expect(await count()).toBe(0);
  });
});

describe('venues to choose from', () => {
  it.each([
    ['one that is paid for until a moment later', { next_payment_at: NOW + 1 }, true, true],
    ['not one whose month ends now', { next_payment_at: NOW }, false, true],
    ['not one that waits for approval', { status: 'pending' }, false, false],
  ] as const)('are %s', async (name, row, isOpen, isKnown) => {
    const { id } = await createVenue(app, { city: name, ...row });
    const { q } = app.db;
    expect((await venueRows(q, [id], NOW)).map((venue) => venue.id)).toEqual(isOpen ? [id] : []);
    expect((await activeCities(q, NOW)).includes(name)).toBe(isOpen);
    expect(await approvedIn(q, name)).toEqual(isKnown ? [id] : []);
  });

  it('have their pitches in service, and are none without one', async () => {
    const { id, pitches } = await createVenue(app, {}, [{}, {}]);
    const shown = async () =>
      (await venueRows(app.db.q, [id], NOW)).map((venue) => venue.pitches.map((pitch) => pitch.id));
    const [first, second] = pitches.map((pitch) => pitch.id);
    const archive = (pitch = '') =>
      app.db.q.updateTable('pitches').set({ archived_at: 1 }).where('id', '=', pitch).execute();
    await archive(first);
    expect(await shown()).toEqual([[second]]);
    await archive(second);
    expect(await shown()).toEqual([]);
  });
});
