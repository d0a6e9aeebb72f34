import { foldTr } from 'mf-shared/format';
import { it } from 'vitest';
import { newId } from '../src/base/id.ts';
import type { NewReservation } from '../src/db/schema/reservations.ts';
import type { NewVenue } from '../src/db/schema/venues.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from './factories.ts';
import { onBothEngines, type TestApp, WEDNESDAY_NOON } from './harness.ts';
import { expectFullPages } from './pages.ts';

const HOUR = 3_600_000;
const PLACES = [0, 1, 1, 2];
type Direction = 'up' | 'down';
type Place = { id: string; place: number };

/** Four rows in no order, two of them with the same place. */
const four = (): Place[] =>
  PLACES.map((place) => ({ id: newId(), place })).toSorted((a, b) => (a.id < b.id ? 1 : -1));
const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
/** Their ids by place, then by id. */
const idsBy = (rows: Place[], place: Direction, id: Direction = place): string[] =>
  rows
    .toSorted(
      (a, b) =>
        compare(a.place, b.place) * (place === 'up' ? 1 : -1) || compare(a.id, b.id) * (id === 'up' ? 1 : -1),
    )
    .map((row) => row.id);

const reservation = (
  { id, place }: Place,
  business: TestVenue,
  user: TestUser,
  row: Partial<NewReservation>,
): NewReservation => ({
  ...{ id, venue_id: business.id, pitch_id: business.pitches[0]?.id ?? '', user_id: user.id },
  ...{ field_name: 'Saha 1', date: '2026-11-20', time_slot: '20:00-21:00', price: 1200 },
  ...{ starts_at: WEDNESDAY_NOON + place * HOUR, ends_at: WEDNESDAY_NOON + (place + 1) * HOUR },
  ...{ status: 'approved', end_reason: null, expires_at: WEDNESDAY_NOON + HOUR },
  ...{ created_at: WEDNESDAY_NOON, decided_at: null },
  ...row,
});
async function players(app: TestApp, rows: Place[], row: (place: number) => object = () => ({})) {
  for (const { id, place } of rows) await createUser(app, { id, ...row(place) });
}
const named = (name: string) => ({ full_name: name, name_folded: foldTr(name) });
const NAMES = ['Aras', 'Can', 'Umut'];

onBothEngines(
  'pages, with equals at their ends and with a last one that is full,',
  (app) => {
    const insert = (table: string, rows: object[]) =>
      app()
        .db.q.insertInto(table as 'users')
        .values(rows as never)
        .execute();

    it('hold friends', async () => {
      const me = await createUser(app());
      const [others, links] = [four(), four()];
      const sorted = links.toSorted((a, b) => a.place - b.place);
      await players(app(), others, (place) => named(NAMES[place] ?? ''));
      const byPlace = others.toSorted((a, b) => a.place - b.place);
      const rows = byPlace.map((other, index) => {
        const [user_a, user_b] = [me.id, other.id].sort();
        const { id } = sorted[index] ?? other;
        return { user_a, user_b, id, sender_id: me.id, status: 'accepted', created_at: 0, accepted_at: 0 };
      });
      await insert('friendships', rows.toReversed());
      await expectFullPages(app(), '/api/friends/list', idsBy(links, 'up'), me.token);
    });

    it('hold requests of friendship, got and sent', async () => {
      const me = await createUser(app());
      for (const direction of ['sent', 'received']) {
        const [others, links] = [four(), four()];
        await players(app(), others);
        const rows = others.map((other, index) => {
          const [user_a, user_b] = [me.id, other.id].sort();
          const sender_id = direction === 'sent' ? me.id : other.id;
          return {
            user_a,
            user_b,
            id: links[index]?.id,
            sender_id,
            status: 'pending',
            created_at: 0,
            accepted_at: null,
          };
        });
        await insert('friendships', rows);
        const ids = links
          .map(({ id }) => id)
          .toSorted()
          .toReversed();
        await expectFullPages(app(), `/api/friends/pending?direction=${direction}`, ids, me.token);
      }
    });

    it('hold players that are searched for', async () => {
      const me = await createUser(app(), named('Zafer'));
      const rows = four();
      await players(app(), rows, (place) => ({ ...named(NAMES[place] ?? ''), city: 'Muş' }));
      await expectFullPages(app(), '/api/users/search?city=Mu%C5%9F', idsBy(rows, 'up'), me.token);
    });

    it('hold venues that are searched for, ranked, wait for a decision, or were rejected', async () => {
      const admin = await createUser(app(), { role: 'admin' });
      const make = async (rows: Place[], row: (place: number) => Partial<NewVenue>) => {
        for (const { id, place } of rows) await createVenue(app(), { id, ...row(place) });
      };
      const rated = four();
      await make(rated, (place) => ({
        city: 'Muş',
        rating_score: 3 + place / 4,
        rating_count: 2,
        rating_sum: 6,
      }));
      const ids = idsBy(rated, 'down', 'up');
      await expectFullPages(app(), '/api/business/search?city=Mu%C5%9F', ids);
      await expectFullPages(app(), '/api/business/ranking?city=Mu%C5%9F', ids);
      const waiting = four();
      await make(waiting, (place) => ({ status: 'pending', next_payment_at: null, created_at: place }));
      await expectFullPages(app(), '/api/admin/pending-businesses', idsBy(waiting, 'up'), admin.token);
      const rejected = four();
      await make(rejected, () => ({ status: 'pending', next_payment_at: null }));
      for (const { id, place } of rejected) {
        const at = { rejected_at: WEDNESDAY_NOON - HOUR + place };
        await app().db.q.updateTable('venues').set(at).where('id', '=', id).execute();
      }
      await expectFullPages(app(), '/api/admin/rejected-businesses', idsBy(rejected, 'down'), admin.token);
    });

    it('hold reviews', async () => {
      const business = await createVenue(app());
      const rows = four();
      await players(app(), rows);
      const reviews = rows.map(({ id, place }) => ({
        ...{ venue_id: business.id, user_id: id, id, rating: 4, comment: 'İyi', verified: 1 },
        created_at: place,
      }));
      await insert('reviews', reviews);
      await expectFullPages(app(), `/api/business/${business.id}/ratings`, idsBy(rows, 'down', 'up'));
    });

    it('hold reservations of a player, of a venue by status, and of a venue over two groups', async () => {
      const [me, business] = [await createUser(app()), await createVenue(app())];
      const [waiting, decided] = [four(), four()];
      const rows = [
        ...waiting.map((row) => reservation(row, business, me, { status: 'pending' })),
        ...decided.map((row) =>
          reservation(row, business, me, {
            ...{ status: row.place === 1 ? 'rejected' : 'approved', created_at: row.place },
            starts_at: WEDNESDAY_NOON + (10 + row.place) * HOUR,
          }),
        ),
      ];
      await insert('reservations', rows);
      const [soonest, newest] = [idsBy(waiting, 'up'), idsBy(decided, 'down')];
      await expectFullPages(
        app(),
        '/api/reservations/mine',
        [...newest, ...idsBy(waiting, 'down')],
        me.token,
      );
      const path = `/api/reservations/business-reservations?businessId=${business.id}`;
      const { token } = business;
      await expectFullPages(app(), path, [...soonest, ...newest], token);
      await expectFullPages(app(), `${path}&status=pending`, soonest, token);
      await expectFullPages(app(), `${path}&status=rejected`, newest.slice(1, 3), token);
    });

    it('hold subscriptions, those that wait, those that run, those that ended', async () => {
      const me = await createUser(app());
      const groups = [['pending'], ['approved'], ['rejected', 'cancelled']] as const;
      const ids: string[] = [];
      for (const statuses of groups) {
        const rows = four();
        ids.push(...idsBy(rows, 'down'));
        for (const [index, { id, place }] of rows.entries()) {
          // A player has one pending or running subscription at a venue.
          const venue = await createVenue(app());
          await insert('subscriptions', [
            {
              ...{ id, venue_id: venue.id, pitch_id: venue.pitches[0]?.id, user_id: me.id, weekday: 5 },
              ...{ time_slot: '21:00-22:00', start_minute: 1260, status: statuses[index % statuses.length] },
              ...{ end_reason: null, paused_from: null, paused_until: null, claimed_until: null },
              ...{ created_at: place, decided_at: null },
            },
          ]);
        }
      }
      await expectFullPages(app(), '/api/subscription/mine', ids, me.token);
    });

    it('hold tournaments, coming ones and past ones', async () => {
      const me = await createUser(app());
      const [coming, past] = [four(), four()];
      const row = ({ id, place }: Place, month: string) => ({
        ...{ id, organizer_id: me.id, name: 'Kupa', date: `2026-${month}-1${place + 7}`, city: 'Muş' },
        ...{ lng: null, lat: null, fee: 0, capacity: 8, created_at: 0 },
      });
      await insert('tournaments', [
        ...coming.map((one) => row({ ...one, place: one.place + 1 }, '11')),
        ...past.map((one) => row(one, '10')),
      ]);
      const ids = [...idsBy(coming, 'up'), ...idsBy(past, 'down')];
      await expectFullPages(app(), '/api/tournaments', ids, me.token);
    });

    it('hold challenges, ads and lineups', async () => {
      const me = await createUser(app());
      const [challenges, ads, lineups] = [four(), four(), four()];
      await insert(
        'challenges',
        challenges.map(({ id }) => ({
          ...{
            id,
            creator_id: me.id,
            type: 'rakip-bul',
            details: 'Cuma',
            contact_info: 'Mesaj',
            created_at: 0,
          },
        })),
      );
      const newest = challenges
        .map(({ id }) => id)
        .toSorted()
        .toReversed();
      await expectFullPages(app(), '/api/challenges', newest, me.token);
      for (const { id, place } of ads) {
        const owner = await createUser(app());
        await insert('ads', [
          {
            ...{ id, user_id: owner.id, type: 'findTeam', city: 'Muş', team_size: null, lineup_id: null },
            ...{ position: 'Bek', position_needed: null, description: '', status: 'active' },
            ...{ created_at: place, expires_at: WEDNESDAY_NOON + 1, ended_at: null },
          },
        ]);
      }
      await expectFullPages(app(), '/api/requests?type=findTeam', idsBy(ads, 'down'), me.token);
      await insert(
        'lineups',
        lineups.map(({ id, place }) => ({ id, user_id: me.id, name: 'Takım', created_at: place })),
      );
      await expectFullPages(app(), `/api/lineups/${me.id}`, idsBy(lineups, 'down'), me.token);
    });

    it('hold matches', async () => {
      const [me, other] = [await createUser(app()), await createUser(app())];
      const rows = four();
      const starts_at = (place: number) => WEDNESDAY_NOON + place * HOUR;
      await insert(
        'matches',
        rows.map(({ id, place }) => ({
          ...{ id, request_id: newId(), ad_type: 'findTeam', status: 'accepted', awaits: null, change: null },
          ...{
            version: 0,
            decided_at: 0,
            booking_id: null,
            user_a: me.id,
            user_b: other.id,
            date: '2026-11-18',
          },
          ...{ hour: '20:00', starts_at: starts_at(place), location: 'Muş', lineup_a: null, lineup_b: null },
          ...{ name_a: null, name_b: null, created_at: 0 },
        })),
      );
      await insert(
        'match_participants',
        rows.map(({ id, place }) => ({
          ...{ match_id: id, user_id: me.id, side: 'a', plays: 1, answer: null, answered_at: null, sort: 0 },
          ...{ position: null, x: null, y: null, starts_at: starts_at(place) },
        })),
      );
      await expectFullPages(app(), `/api/matches/${me.id}`, idsBy(rows, 'down'), me.token);
    });

    it('hold conversations, those in which something waits first', async () => {
      const me = await createUser(app());
      const [waiting, read] = [four(), four()];
      await players(app(), [...waiting, ...read]);
      const row = ({ id, place }: Place, unread: number) => ({
        ...{ owner_model: 'User', owner_id: me.id, partner_model: 'User', partner_id: id },
        ...{ last_message: 'Selam', last_at: place, unread },
      });
      await insert('conversations', [
        ...read.map((one) => row(one, 0)),
        ...waiting.map((one) => row(one, 1)),
      ]);
      const ids = [...idsBy(waiting, 'down'), ...idsBy(read, 'down')];
      await expectFullPages(app(), '/api/messages/chat-list', ids, me.token);
    });

    it('hold news, changes at a venue, reports and invoices', async () => {
      const [admin, business] = [await createUser(app(), { role: 'admin' }), await createVenue(app())];
      const { token } = business;
      const [news, changes, reports, payments] = [four(), four(), four(), four()];
      const byId = (rows: Place[]) => rows.map(({ id }) => id).toSorted();
      await insert(
        'notifications',
        news.map(({ id }) => ({
          ...{
            id,
            owner_model: 'Business',
            owner_id: business.id,
            kind: 'reservationRequested',
            text: 'Yeni istek.',
          },
          ...{ link: '/', once_key: null, about_user: null, created_at: 0, read_at: null },
        })),
      );
      await expectFullPages(app(), '/api/notifications', byId(news).toReversed(), token);
      await insert(
        'venue_changes',
        changes.map(({ id }) => ({
          ...{ id, venue_id: business.id, staff_id: null, who: 'Ayşe', subject_id: null, text: 'Fiyat' },
          created_at: 0,
        })),
      );
      await expectFullPages(app(), '/api/business/changes', byId(changes).toReversed(), token);
      await insert(
        'reports',
        reports.map(({ id }) => ({
          ...{ id, reporter_model: 'User', reporter_id: admin.id, subject_type: 'person', subject_id: id },
          ...{ owner_model: null, owner_id: null, reason: 'spam', text: '', snapshot: '{}', status: 'open' },
          ...{ outcome: null, note: '', resolved_by: null, resolved_at: null, created_at: 0, updated_at: 0 },
        })),
      );
      await expectFullPages(app(), '/api/admin/reports', byId(reports), admin.token);
      await insert(
        'payments',
        payments.map(({ id, place }) => ({
          ...{
            id,
            venue_id: business.id,
            amount: 1500,
            status: 'paid',
            provider: 'sandbox',
            created_at: 0,
          },
          ...{
            provider_token: null,
            completed_at: place,
            period_from: 0,
            period_to: 1,
            failure_reason: null,
          },
          asked_at: null,
        })),
      );
      await expectFullPages(app(), '/api/payments/invoices', idsBy(payments, 'down'), token);
    });
  },
  undefined,
  { fresh: 'test' },
);
