import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { createUser } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { put } from './put.ts';
import { at, cells } from './world-bookings.ts';
import { friendship } from './world-community.ts';
import { match } from './world-matches.ts';
import { block, news } from './world-talk.ts';

/** Players unknown to the player, with position and rating. */
const CROWD = [
  ['u-zed', 'Zülfü Taş', 'Forvet', 55],
  ['u-rival', 'Rıza Gül', 'Forvet', 53],
  ['u-rival-two', 'Refik Su', 'Bek', 52],
  ['u-weak', 'Sami Ok', 'Bek', 20],
  ['u-lone', 'Levent Ay', 'Bek', 58],
] as const;

/**
 * More rows for lists: rows inserted in another order than shown, the other side of each pair, ads of every type, equal
 * and weaker teams, and hours that are being played.
 */
export async function crowd(app: TestApp): Promise<void> {
  const created_at = app.time.now - 30 * MINUTE_MS;
  for (const [id, full_name, position, skill] of CROWD) {
    const [speed, shooting, passing] = [skill, skill + 1, skill - 1];
    const skills = { speed, shooting, passing, dribbling: skill, defense: skill, physical: skill };
    await createUser(app, { id, full_name, position, ...skills });
  }
  await put(app, 'friendships', friendship('f-zed', 'u-zed', 'u-player', created_at));
  await put(app, 'friendships', friendship('f-mates', 'u-mate', 'u-zed', created_at));
  await put(app, 'blocks', block(['User', 'u-player'], ['Business', 'v-waits']));
  await teams(app, created_at);
  await match(app, { id: 'g-open', user_a: 'u-rival', user_b: 'u-player' }, at('2026-11-15'), null);
  await put(app, 'notifications', news('n-of-zed', ['User', 'u-zed'], created_at));
  await playingNow(app);
}

/** Ads of teams, one with a player of the own lineup, and of a player who looks for a team. */
async function teams(app: TestApp, created_at: number): Promise<void> {
  const lineups = { 'u-rival': ['u-rival-two'], 'u-weak': ['u-weak'], 'u-zed': ['u-zed', 'u-asker'] };
  for (const [user_id, others] of Object.entries(lineups)) {
    const lineup_id = `l-${user_id}`;
    await put(app, 'lineups', { id: lineup_id, user_id, name: `Takım ${user_id}`, created_at });
    for (const [sort, id] of [user_id, ...others.filter((one) => one !== user_id)].entries()) {
      const place = { position: 'Stoper', sort, x: 10 * sort, y: 30 };
      await put(app, 'lineup_players', { ...place, lineup_id, user_id: id });
    }
    await put(app, 'ads', {
      ...AD,
      ...{ id: `a-of-${user_id}`, user_id, type: 'findOpponent', lineup_id, team_size: 2 + others.length },
      ...{ created_at, expires_at: created_at + 30 * HOUR_MS },
    });
  }
  await put(app, 'ads', {
    ...AD,
    ...{ id: 'a-of-lone', user_id: 'u-lone', type: 'findTeam', position: 'Kanat', lineup_id: null },
    ...{ created_at, expires_at: created_at + 20 * HOUR_MS },
  });
}

const AD = {
  city: 'İstanbul',
  team_size: null,
  position: null,
  position_needed: null,
  description: 'Bu hafta',
  status: 'active',
  ended_at: null,
} as const;

/** An hour on each pitch that began half an hour ago: one of a player, one booked by phone while it ran. */
async function playingNow(app: TestApp): Promise<void> {
  const starts_at = app.time.now - 30 * MINUTE_MS;
  const hour = { date: '2026-11-18', time_slot: '13:30-14:30', starts_at, ends_at: starts_at + HOUR_MS };
  const made = { venue_id: 'v-home', created_at: starts_at - HOUR_MS };
  await put(app, 'reservations', {
    ...{ ...made, ...hour, id: 'r-now', pitch_id: 'p-one', user_id: 'u-player', field_name: 'Saha 1' },
    ...{ status: 'approved', end_reason: null, price: 1100, expires_at: starts_at, decided_at: starts_at },
  });
  await put(app, 'phone_bookings', {
    ...{ ...made, ...hour, id: 'b-now', pitch_id: 'p-two', series_id: null, name: 'Rauf', phone: null },
    ...{ note: '', price: 1400, status: 'active', attendance: null, version: 2 },
    ...{ created_at: starts_at + MINUTE_MS, updated_at: starts_at + MINUTE_MS },
  });
  await cells(app, 'p-one', hour, 'reservation', 'r-now');
  await cells(app, 'p-two', hour, 'phone', 'b-now');
}
