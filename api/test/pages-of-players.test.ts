import { foldTr } from 'mf-shared/format';
import { HOUR_MS } from 'mf-shared/time';
import { it } from 'vitest';
import { newId } from '../src/base/id.ts';
import { createUser } from './factories.ts';
import { onBothEngines, WEDNESDAY_NOON } from './harness.ts';
import { expectFullPages } from './pages.ts';
import { four, idsBy, type Place, players } from './places.ts';

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
      const starts_at = (place: number) => WEDNESDAY_NOON + place * HOUR_MS;
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
  },
  undefined,
  { fresh: 'test' },
);
