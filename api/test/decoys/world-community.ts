import { DAY_MS } from 'mf-shared/time';
import { pairOf } from '../../src/domains/friends/queries.ts';
import type { TestApp } from '../harness.ts';
import { put, type RowOf } from './put.ts';

/** A friendship, or a request by the first player. */
export const friendship = (
  id: string,
  sender_id: string,
  other: string,
  accepted_at: number | null = null,
): RowOf<'friendships'> => ({
  ...{ id, ...pairOf(sender_id, other), sender_id, created_at: 1, accepted_at },
  status: accepted_at === null ? 'pending' : 'accepted',
});

/** Friends, lineups, ads, tournaments, challenges, reviews. */
export async function community(app: TestApp): Promise<void> {
  const created_at = app.time.now - 60_000;
  await put(
    app,
    'friendships',
    friendship('f-mate', 'u-player', 'u-mate', created_at),
    friendship('f-asker', 'u-asker', 'u-player'),
    friendship('f-asked', 'u-player', 'u-asked'),
  );
  await put(
    app,
    'lineups',
    { id: 'l-player', user_id: 'u-player', name: 'Gece Takımı', created_at },
    { id: 'l-mate', user_id: 'u-mate', name: 'Gündüz Takımı', created_at },
  );
  const place = { position: 'Kanat', y: 50 };
  await put(
    app,
    'lineup_players',
    { ...place, lineup_id: 'l-player', user_id: 'u-player', sort: 0, x: 10 },
    { ...place, lineup_id: 'l-player', user_id: 'u-asker', sort: 1, x: 20 },
    { ...place, lineup_id: 'l-mate', user_id: 'u-mate', sort: 0, x: 10 },
    { ...place, lineup_id: 'l-mate', user_id: 'u-player', sort: 1, x: 20 },
  );
  await put(app, 'ads', ad('a-player', 'u-player', created_at), ad('a-mate', 'u-mate', created_at));
  await tournaments(app, created_at);
  const review = { venue_id: 'v-home', comment: 'Güzel saha', verified: 1, created_at };
  await put(
    app,
    'reviews',
    { ...review, id: 'review-player', user_id: 'u-player', rating: 5 },
    { ...review, id: 'review-mate', user_id: 'u-mate', rating: 4, verified: 0 },
  );
}

const ad = (id: string, user_id: string, created_at: number): RowOf<'ads'> => ({
  ...{ id, user_id, type: 'findPlayer', city: 'İstanbul', team_size: null, lineup_id: null, position: null },
  ...{ position_needed: 'Bek', description: '', status: 'active', created_at },
  ...{ expires_at: created_at + DAY_MS, ended_at: null },
});

async function tournaments(app: TestApp, created_at: number): Promise<void> {
  const cup = {
    date: '2026-12-12',
    city: 'İstanbul',
    lng: null,
    lat: null,
    fee: 100,
    capacity: 8,
    created_at,
  };
  await put(
    app,
    'tournaments',
    { ...cup, id: 't-player', organizer_id: 'u-player', name: 'Kış Kupası' },
    { ...cup, id: 't-mate', organizer_id: 'u-mate', name: 'Yaz Kupası' },
  );
  const entry = { registered_at: created_at };
  await put(
    app,
    'tournament_participants',
    { ...entry, tournament_id: 't-mate', user_id: 'u-player' },
    { ...entry, tournament_id: 't-player', user_id: 'u-mate' },
  );
  const call = { type: 'rakip-bul' as const, details: 'Rakip arıyoruz', contact_info: '0532', created_at };
  await put(
    app,
    'challenges',
    { ...call, id: 'ch-player', creator_id: 'u-player' },
    { ...call, id: 'ch-mate', creator_id: 'u-mate' },
  );
}
