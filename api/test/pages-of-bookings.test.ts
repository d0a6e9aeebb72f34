import { HOUR_MS } from 'mf-shared/time';
import { it } from 'vitest';
import type { NewReservation } from '../src/db/schema/reservations.ts';
import type { NewVenue } from '../src/db/schema/venues.ts';
import { createUser, createVenue, type TestUser, type TestVenue } from './factories.ts';
import { onBothEngines, WEDNESDAY_NOON } from './harness.ts';
import { expectFullPages } from './pages.ts';
import { four, idsBy, type Place, players } from './places.ts';

const reservation = (
  { id, place }: Place,
  business: TestVenue,
  user: TestUser,
  row: Partial<NewReservation>,
): NewReservation => ({
  ...{ id, venue_id: business.id, pitch_id: business.pitches[0]?.id ?? '', user_id: user.id },
  ...{ field_name: 'Saha 1', date: '2026-11-20', time_slot: '20:00-21:00', price: 1200 },
  ...{ starts_at: WEDNESDAY_NOON + place * HOUR_MS, ends_at: WEDNESDAY_NOON + (place + 1) * HOUR_MS },
  ...{ status: 'approved', end_reason: null, expires_at: WEDNESDAY_NOON + HOUR_MS },
  ...{ created_at: WEDNESDAY_NOON, decided_at: null },
  ...row,
});

onBothEngines(
  'pages, with equals at their ends and with a last one that is full,',
  (app) => {
    const insert = (table: string, rows: object[]) =>
      app()
        .db.q.insertInto(table as 'users')
        .values(rows as never)
        .execute();

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
        const at = { rejected_at: WEDNESDAY_NOON - HOUR_MS + place };
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
            starts_at: WEDNESDAY_NOON + (10 + row.place) * HOUR_MS,
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
