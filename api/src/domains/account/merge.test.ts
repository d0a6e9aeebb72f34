import { addDays, istanbulDate } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { approve, booked } from '../../../test/booking.ts';
import { newsOf } from '../../../test/closed-venue.ts';
import { createLineup, posted } from '../../../test/community.ts';
import { makeWorld } from '../../../test/decoys/world.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { memoryMail, untilMailed } from '../../../test/mails.ts';
import { columnsWith, merged } from '../../../test/merging.ts';
import { quickHash } from '../../../test/passwords.ts';
import { wrongSums } from '../../../test/rating-sums.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { MERGED } from './merged.ts';

/** Columns that go on naming an account that ended, and why. */
const KEEP: Record<string, string> = {
  'users.id': 'the emptied row itself',
  'audit_entries.actor_id': 'the log is never changed',
  'audit_entries.subject_id': 'the log is never changed',
  'admin_invitations.invited_by': 'an admin',
  'announcements.created_by': 'an admin',
  'appeals.against': 'an admin, whose account is not merged',
  'appeals.decided_by': 'an admin',
  'removals.removed_by': 'an admin',
  'reports.resolved_by': 'an admin',
  'support_messages.admin_id': 'an admin',
  'support_requests.answered_by': 'an admin',
  'queue_items.assignee_id': 'an admin',
  'refunds.decided_by': 'an admin',
};
const hash = quickHash('gizli-parola-1');
const post = memoryMail();

onBothEngines(
  'two accounts of one player',
  (app) => {
    const admin = () => createUser(app(), { role: 'admin' });
    const organizedBy = async (id: string) => {
      const rows = app().db.q.selectFrom('tournaments').select('name').where('organizer_id', '=', id);
      return (await rows.execute()).map(({ name }) => name).toSorted();
    };

    it('have a rule for every column that names players', async () => {
      await makeWorld(app());
      const users = await app().db.q.selectFrom('users').select('id').execute();
      const ruled = new Set(
        MERGED.flatMap(({ columns }) =>
          Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
        ),
      );
      const named = await columnsWith(
        app(),
        users.map(({ id }) => id),
      );
      expect(named.length).toBeGreaterThan(30);
      expect(named.filter((column) => !ruled.has(column) && !(column in KEEP))).toEqual([]);
    });

    it.each([
      ['u-player', 'u-mate'],
      ['u-mate', 'u-player'],
      ['u-asker', 'u-player'],
      ['u-far', 'u-player'],
    ])('of a crowded world leave nothing that names the first: %s into %s', async (from, into) => {
      await makeWorld(app());
      const before = await wrongSums(app().db.q);
      const { preview, done } = await merged(app(), await admin(), from, into);
      expect([preview.status, done.status, done.body]).toMatchObject([200, 200, {}]);
      const left = await columnsWith(app(), [from]);
      expect(left.filter((column) => !(column in KEEP))).toEqual([]);
      // The world’s cards are invented; those that are counted anew are right.
      const after = await wrongSums(app().db.q);
      expect(after.filter((one) => !before.includes(one) || one.startsWith(into))).toEqual([]);
    });

    it('become one: hours go over, what collides ends, and the login that is left is that of the second', async () => {
      const password_hash = await hash;
      const [from, into] = [
        await createUser(app(), { full_name: 'Ege Kaya', password_hash }),
        await createUser(app(), { full_name: 'Ege K.', password_hash }),
      ];
      const [venue, other] = [await createVenue(app()), await createVenue(app())];
      const kept = await booked(app(), into, venue);
      const clash = await booked(app(), from, other);
      const free = await booked(app(), from, venue, { timeSlot: '19:00-20:00' });
      await approve(app(), venue, free.id);
      await subscribed(app(), from, venue, { timeSlot: '23:00-00:00', dayOfWeek: 'Cumartesi' });
      const { preview, done } = await merged(app(), await admin(), from.id, into.id);
      expect(preview.body.parts).toEqual(
        expect.arrayContaining([
          { part: 'reservations', moved: 1, dropped: 1 },
          { part: 'subscriptions', moved: 1, dropped: 0 },
        ]),
      );
      expect(done.status).toBe(200);
      const rows = await app()
        .db.q.selectFrom('reservations')
        .select(['id', 'status', 'user_id'])
        .where('user_id', 'in', [from.id, into.id])
        .execute();
      const states = Object.fromEntries(rows.map((row) => [row.id, `${row.status} ${row.user_id}`]));
      expect(states).toEqual({
        [kept.id]: `pending ${into.id}`,
        [clash.id]: `cancelled ${into.id}`,
        [free.id]: `approved ${into.id}`,
      });
      expect((await newsOf(app(), other)).at(-1)?.[1]).toMatch(
        /iki hesabı birleştirildiği için iptal edildi/,
      );
      expect(await brokenInvariants(app().db.q)).toEqual([]);
      expect((await app().call('get', '/api/profile/user', { token: from.token })).status).toBe(401);
      const login = (email: string) =>
        app().call('post', '/api/users/login', { json: { email, password: 'gizli-parola-1' } });
      expect([(await login(from.email)).status, (await login(into.email)).status]).toEqual([401, 200]);
      await untilMailed(app());
      for (const { email } of [from, into])
        expect(post.to(email).at(-1)?.text).toContain(`${into.email} adresi ve onun şifresiyle giriş yapın`);
      const entries = app().db.q.selectFrom('audit_entries').select(['act', 'reason']);
      expect(await entries.where('subject_id', '=', into.id).execute()).toEqual([
        { act: 'player.merge', reason: 'Aynı kişi' },
      ]);
    });

    it('are told at no address that was never verified', async () => {
      const [from, into] = [await createUser(app(), { email_verified_at: null }), await createUser(app())];
      expect((await merged(app(), await admin(), from.id, into.id)).done.status).toBe(200);
      await untilMailed(app());
      expect([post.to(from.email).length, post.to(into.email).length]).toEqual([0, 1]);
    });

    it('organize no more coming tournaments than one may: an admin calls some off first', async () => {
      const [from, into, boss] = [await createUser(app()), await createUser(app()), await admin()];
      const organized = async ({ token }: { token: string }, name: string) => {
        const date = addDays(istanbulDate(app().time.now), 3);
        const json = { name, date, location: { city: 'İzmir' }, fee: 0 };
        const path = '/api/tournaments/create';
        const { body } = await app().call<{ tournament: { id: string } }>('post', path, { token, json });
        return body.tournament.id;
      };
      await organized(from, 'Bir');
      const second = await organized(from, 'İki');
      for (const name of ['Üç', 'Dört']) await organized(into, name);
      const refused = await merged(app(), boss, from.id, into.id);
      expect(refused.preview).toMatchObject({ status: 409, body: { code: 'merge_impossible' } });
      expect(refused.preview.body).toMatchObject({ message: expect.stringContaining('4 turnuvası') });
      expect(refused.done.status).not.toBe(200);
      const cancelled = await app().call('delete', `/api/tournaments/${second}`, { token: from.token });
      expect(cancelled.status).toBe(200);
      const { done } = await merged(app(), boss, from.id, into.id);
      expect(done.status).toBe(200);
      expect(await organizedBy(into.id)).toEqual(['Bir', 'Dört', 'Üç', 'İki']);
    });

    it('take their ads along, and tell whoever posted one', async () => {
      const [from, into, captain] = [
        await createUser(app()),
        await createUser(app()),
        await createUser(app()),
      ];
      const lineup = await createLineup(app(), captain, 7);
      const places = app().db.q.selectFrom('lineup_players').selectAll().where('lineup_id', '=', lineup.id);
      const others = (await places.execute()).filter(({ user_id }) => user_id !== captain.id);
      for (const [n, { id }] of [from, into].entries())
        await app()
          .db.q.updateTable('lineup_players')
          .set({ user_id: id })
          .where('lineup_id', '=', lineup.id)
          .where('user_id', '=', others[n]?.user_id ?? '')
          .execute();
      await posted(app(), captain, { type: 'findOpponent', lineupId: lineup.id });
      await posted(app(), from);
      const { done } = await merged(app(), await admin(), from.id, into.id);
      expect(done.status).toBe(200);
      const told = (owner: string) =>
        app()
          .db.q.selectFrom('notifications')
          .select('text')
          .where('owner_id', '=', owner)
          .where('kind', '=', 'ad_ended')
          .execute();
      expect(await told(into.id)).toMatchObject([{ text: expect.stringContaining('İki hesabınız') }]);
      expect(await told(captain.id)).toMatchObject([{ text: expect.stringContaining('bir kişi eksildi') }]);
      expect(await told(from.id)).toEqual([]);
    });

    it('are shown beforehand without any change', async () => {
      const { player } = await makeWorld(app());
      const before = await app().db.q.selectFrom('reservations').selectAll().orderBy('id').execute();
      const { token } = await admin();
      const path = `/api/admin/players/${player.id}/merge?into=u-mate`;
      const one = await app().call<{ version: string }>('get', path, { token });
      expect((await app().call('get', path, { token })).body).toEqual(one.body);
      expect(await app().db.q.selectFrom('reservations').selectAll().orderBy('id').execute()).toEqual(before);
      expect((await app().call('get', '/api/profile/user', { token: player.token })).status).toBe(200);
    });

    it('are not merged by a wrong name, an old preview, or where one is suspended or an admin’s', async () => {
      const [from, into, boss] = [await createUser(app()), await createUser(app()), await admin()];
      const { token } = boss;
      const path = `/api/admin/players/${from.id}/merge`;
      const preview = await app().call<{ version: string; from: { name: string } }>(
        'get',
        `${path}?into=${into.id}`,
        { token },
      );
      const json = {
        ...{ into: into.id, reason: 'Aynı', name: preview.body.from.name, version: preview.body.version },
      };
      const ask = (more: object) =>
        app().call<{ code: string; fields?: object }>('post', path, { token, json: { ...json, ...more } });
      expect((await ask({ name: 'Başkası' })).body).toMatchObject({ code: 'validation' });
      expect((await ask({ version: 'eski' })).body.code).toBe('changed_meanwhile');
      expect((await ask({ into: from.id })).body.code).toBe('merge_impossible');
      expect((await ask({ into: boss.id })).body.code).toBe('merge_impossible');
      expect((await ask({ into: 'yok' })).body.code).toBe('user_not_found');
      const suspended = app().db.q.updateTable('users').set({ suspended_at: 1, suspend_reason: 'x' });
      await suspended.where('id', '=', into.id).execute();
      expect((await ask({})).body.code).toBe('merge_impossible');
      await app()
        .db.q.updateTable('users')
        .set({ suspended_at: null, suspend_reason: null })
        .where('id', '=', into.id)
        .execute();
      const both = await Promise.all([ask({}), ask({})]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    });
  },
  () => ({ mail: post.provider }),
  { fresh: 'test' },
);
