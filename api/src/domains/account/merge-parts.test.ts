import { MAX_OPEN_CHALLENGES } from 'mf-shared/contracts/challenges';
import { MAX_OPEN_REQUESTS } from 'mf-shared/contracts/reservations';
import { addDays } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { approve, booked, FRIDAY } from '../../../test/booking.ts';
import { placed, posted, postLineup } from '../../../test/community.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { agreed, captains } from '../../../test/matches.ts';
import { mergedParts } from '../../../test/merging.ts';
import { requested, subscribed } from '../../../test/subscriptions.ts';
import { newId } from '../../base/id.ts';
import { pairOf } from '../friends/queries.ts';

onBothEngines('what becomes of each part of a merged account', (app) => {
  const player = (row: Parameters<typeof createUser>[1] = {}) => createUser(app(), row);
  const both = async () => [await player(), await player()] as const;
  const merge = (from: TestUser, into: TestUser) => mergedParts(app(), from, into);

  it('adds the record at venues, and ends the connections of the account that ends', async () => {
    const from = await player({ played_count: 3, no_show_count: 1 });
    const into = await player({ played_count: 4, no_show_count: 2 });
    await merge(from, into);
    const rows = app().db.q.selectFrom('users').select(['id', 'played_count', 'no_show_count']);
    expect(await rows.where('id', 'in', [from.id, into.id]).orderBy('played_count').execute()).toEqual([
      { id: from.id, played_count: 0, no_show_count: 0 },
      { id: into.id, played_count: 7, no_show_count: 3 },
    ]);
    expect(app().frames).toContainEqual({
      topic: `actor:${from.id}`,
      frame: { event: 'sessionsEnded', data: {} },
    });
  });

  it('keeps the accepted one of two friendships, and none between the two or with somebody blocked', async () => {
    const [from, into] = await both();
    const [mutual, known, asked, blocked] = [await player(), await player(), await player(), await player()];
    const friends = (one: TestUser, other: TestUser, status: 'pending' | 'accepted', sender = one) =>
      app()
        .db.q.insertInto('friendships')
        .values({
          ...{ ...pairOf(one.id, other.id), id: newId(), sender_id: sender.id, status, created_at: 1 },
          accepted_at: status === 'accepted' ? 2 : null,
        })
        .execute();
    await friends(from, mutual, 'accepted');
    await friends(into, mutual, 'pending');
    await friends(from, known, 'pending');
    await friends(into, known, 'accepted');
    await friends(from, asked, 'pending', asked);
    await friends(from, into, 'accepted');
    await friends(into, blocked, 'accepted');
    await app()
      .db.q.insertInto('blocks')
      .values([
        {
          ...{ blocker_model: 'User', blocker_id: from.id, blocked_model: 'User', blocked_id: blocked.id },
          created_at: 1,
        },
        {
          ...{ blocker_model: 'User', blocker_id: into.id, blocked_model: 'User', blocked_id: blocked.id },
          created_at: 1,
        },
        {
          ...{ blocker_model: 'User', blocker_id: from.id, blocked_model: 'User', blocked_id: into.id },
          created_at: 1,
        },
      ])
      .execute();
    expect(await merge(from, into)).toMatchObject({
      friends: { moved: 2, dropped: 2 },
      blocks: { moved: 0, dropped: 2 },
    });
    const rows = await app()
      .db.q.selectFrom('friendships')
      .select(['user_a', 'user_b', 'status', 'sender_id'])
      .where((eb) => eb.or([eb('user_a', '=', into.id), eb('user_b', '=', into.id)]))
      .execute();
    const said = rows.map(({ user_a, user_b, status, sender_id }) => [
      user_a === into.id ? user_b : user_a,
      `${status} by ${sender_id === into.id ? 'me' : 'other'}`,
    ]);
    expect(Object.fromEntries(said)).toEqual({
      [mutual.id]: 'accepted by me',
      [known.id]: 'accepted by me',
      [asked.id]: 'pending by other',
    });
  });

  it('takes over the newest challenges as long as there is room', async () => {
    const [from, into] = await both();
    const challenge = (of: TestUser, details: string) => ({
      ...{ id: `${of.id}-${details}`, creator_id: of.id, type: 'rakip-bul' as const },
      ...{ details, contact_info: '', created_at: 1 },
    });
    const all = [...['a', 'b', 'c'].map((name) => challenge(from, name)), challenge(into, 'd')];
    await app().db.q.insertInto('challenges').values(all).execute();
    const counts = await merge(from, into);
    expect(counts.challenges).toEqual({ moved: MAX_OPEN_CHALLENGES - 1, dropped: 4 - MAX_OPEN_CHALLENGES });
    const kept = app().db.q.selectFrom('challenges').select('details').where('creator_id', '=', into.id);
    expect((await kept.execute()).map(({ details }) => details).toSorted()).toEqual(['b', 'c', 'd']);
  });

  it('ends reports of one account about the other, and the second of two open ones alike', async () => {
    const [from, into] = await both();
    const [rude, done] = [await player(), await player()];
    const report = (by: TestUser, about: TestUser, status: 'open' | 'resolved' = 'open') =>
      app()
        .db.q.insertInto('reports')
        .values({
          ...{ id: newId(), reporter_model: 'User', reporter_id: by.id, subject_type: 'person' },
          ...{ subject_id: about.id, owner_model: 'User', owner_id: about.id, reason: 'spam', text: '' },
          ...{ snapshot: '{}', status, outcome: status === 'open' ? null : 'acted', note: '' },
          ...{ resolved_by: null, resolved_at: status === 'open' ? null : 2, created_at: 1, updated_at: 1 },
        })
        .execute();
    await report(from, into);
    await report(from, rude);
    await report(into, rude);
    await report(from, done, 'resolved');
    await report(into, done);
    expect((await merge(from, into)).reports).toEqual({ moved: 1, dropped: 2 });
  });

  it('gives removed content a way back, but not the removed name, and ends an old suspension’s appeal', async () => {
    const [from, into] = await both();
    const removal = (subject_type: 'review' | 'playerName', subject_id: string) => ({
      ...{ id: newId(), subject_type, subject_id, owner_model: 'User' as const, owner_id: from.id },
      ...{ category: 'spam' as const, reason: 'x', content: JSON.stringify({ user_id: from.id }) },
      ...{ report_id: null, reporter_model: null, reporter_id: null, removed_by: 'a', removed_at: 1 },
      ...{ restored_at: null, purge_at: 9e15 },
    });
    const [review, name] = [removal('review', newId()), removal('playerName', from.id)];
    await app().db.q.insertInto('removals').values([review, name]).execute();
    const appeal = {
      ...{ id: newId(), removal_id: null, suspended_at: 5, owner_model: 'User' as const, owner_id: from.id },
      ...{ against: null, text: 'x', state: 'upheld' as const, answer: 'y', decided_by: null },
      ...{ created_at: 1, decided_at: 2 },
    };
    await app().db.q.insertInto('appeals').values(appeal).execute();
    expect((await merge(from, into)).removals).toEqual({ moved: 1, dropped: 1 });
    const row = (id: string) =>
      app().db.q.selectFrom('removals').selectAll().where('id', '=', id).executeTakeFirst();
    expect(await row(review.id)).toMatchObject({
      ...{ owner_id: into.id, content: JSON.stringify({ user_id: into.id }), purge_at: 9e15 },
    });
    expect(await row(name.id)).toMatchObject({ owner_id: null, purge_at: 0 });
    const appeals = app().db.q.selectFrom('appeals').select('id').where('id', '=', appeal.id);
    expect(await appeals.execute()).toEqual([]);
  });

  it('takes over no request beyond those that one may have, and every approved hour', async () => {
    const [from, into] = await both();
    for (let day = 0; day < MAX_OPEN_REQUESTS; day += 1)
      await booked(app(), into, await createVenue(app()), { date: addDays(FRIDAY, day) });
    const venue = await createVenue(app());
    const certain = await booked(app(), from, venue, { timeSlot: '18:00-19:00' });
    await approve(app(), venue, certain.id);
    await booked(app(), from, venue, { timeSlot: '23:00-00:00' });
    await requested(app(), from, venue, { dayOfWeek: 'Perşembe' });
    expect(await merge(from, into)).toMatchObject({
      reservations: { moved: 1, dropped: 1 },
      subscriptions: { moved: 0, dropped: 1 },
    });
  });

  it('takes over no second subscription of a venue, and none that plays elsewhere at that hour', async () => {
    const [from, into] = await both();
    const [home, away, free] = [await createVenue(app()), await createVenue(app()), await createVenue(app())];
    await subscribed(app(), into, home);
    await subscribed(app(), from, home, { dayOfWeek: 'Pazartesi' });
    await subscribed(app(), from, away);
    await requested(app(), from, free, { dayOfWeek: 'Pazar' });
    expect((await merge(from, into)).subscriptions).toEqual({ moved: 1, dropped: 2 });
  });

  it('leaves the coming matches of the account that ends', async () => {
    const { a, b, json } = await captains(app());
    const match = await agreed(app(), a, b, json);
    const into = await player();
    expect((await merge(a, into)).matches).toEqual({ moved: 0, dropped: 1 });
    const row = app().db.q.selectFrom('matches').select('status').where('id', '=', match.id);
    expect((await row.executeTakeFirst())?.status).toBe('cancelled');
  });

  it('ends its ad, and one of anybody whose team has both accounts, and tells who reads ads', async () => {
    const [from, into] = await both();
    const captain = await player();
    const ids = [captain, from, into, await player(), await player()].map(({ id }) => id);
    const { body } = await postLineup(app(), captain, { name: 'Gece Takımı', players: placed(ids) });
    const short = await posted(app(), captain, { type: 'findOpponent', lineupId: body.lineup.id });
    const own = await posted(app(), from);
    app().frames.length = 0;
    expect(await merge(from, into)).toMatchObject({ ads: { moved: 0, dropped: 2 } });
    const ads = await app().db.q.selectFrom('ads').select(['id', 'status']).execute();
    expect(ads.filter(({ id }) => [short.id, own.id].includes(id))).toEqual([
      { id: short.id, status: 'withdrawn' },
    ]);
    expect(app().frames.filter(({ topic }) => topic === 'requests')).toHaveLength(2);
  });

  it('takes over messages without the marks by which only their old sender’s page knew them', async () => {
    const [from, into] = await both();
    const friend = await player();
    for (const sender of [from, into]) {
      const json = { receiverId: friend.id, receiverModel: 'User', content: 'Selam', clientId: 'c-1' };
      const { status } = await app().call('post', '/api/messages/send', { token: sender.token, json });
      expect(status).toBeLessThan(300);
    }
    expect((await merge(from, into)).messages).toEqual({ moved: 1, dropped: 0 });
  });
});
