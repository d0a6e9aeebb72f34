import { AD_DAYS } from 'mf-shared/contracts/ads';
import { MEASURES } from 'mf-shared/contracts/health';
import { istanbulDate, istanbulTime } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { WEDNESDAY_NOON } from '../test/harness.ts';
import { composeDemo } from './compose.ts';
import { TONIGHT } from './data/ads.ts';

type Demo = ReturnType<typeof composeDemo>;
const instants = (rows: readonly (number | null)[]) => rows.filter((at) => at !== null);

/** What people did, by what it was. */
const doneIn = (demo: Demo): Record<string, number[]> => ({
  users: demo.users.map((row) => row.created_at),
  venues: demo.venues.map(({ row }) => row.created_at),
  requests: demo.reservations.map((row) => row.created_at),
  answers: instants(demo.reservations.map((row) => row.decided_at)),
  calls: demo.phoneBookings.map((row) => row.created_at),
  subscriptions: demo.subscriptions.map((row) => row.created_at),
  'answers to subscriptions': instants(demo.subscriptions.map((row) => row.decided_at)),
  reviews: demo.reviews.map((row) => row.created_at),
  messages: demo.messages.map((row) => row.created_at),
  'friend requests': demo.friendships.map((row) => row.created_at),
  friends: instants(demo.friendships.map((row) => row.accepted_at)),
  tournaments: demo.tournaments.map((row) => row.created_at),
  entries: demo.tournamentParticipants.map((row) => row.registered_at),
  challenges: demo.challenges.map((row) => row.created_at),
  ads: demo.ads.map((row) => row.created_at),
  lineups: demo.lineups.map((row) => row.created_at),
  matches: demo.matches.map((row) => row.created_at),
  'answers to matches': instants(demo.matches.map((row) => row.decided_at)),
  ratings: demo.matchRatings.map((row) => row.created_at),
  waiting: demo.waitingEntries.map((row) => row.created_at),
  changes: demo.changes.map((row) => row.created_at),
  payments: instants(demo.payments.map((row) => row.completed_at)),
  notifications: demo.notifications.map((row) => row.created_at),
});

describe.each([0, 3, 6, 9, 12, 15, 18, 21])('the demo at %i hours after noon', (hours) => {
  const now = WEDNESDAY_NOON + hours * HOUR_MS;
  const demo = composeDemo(now, 'x');

  it('lets people do nothing in the middle of the night, and nothing later than now', () => {
    for (const [what, times] of Object.entries(doneIn(demo))) {
      const late = times.filter((at) => at > now);
      const asleep = times.map((at) => istanbulTime(at)).filter((time) => time >= '02:00' && time < '08:00');
      expect({ what, late, asleep }).toEqual({ what, late: [], asleep: [] });
    }
  });

  it('lets owners register and pay by day', () => {
    const { venues, payments } = doneIn(demo);
    const times = [...(venues ?? []), ...(payments ?? [])].map((at) => istanbulTime(at));
    expect(times.length).toBeGreaterThan(20);
    expect(times.filter((time) => time < '10:00' || time >= '23:00')).toEqual([]);
  });

  it('lets them not keep time with each other', () => {
    for (const [what, times] of Object.entries(doneIn(demo)).filter(([, all]) => all.length > 20)) {
      const byMinute = Map.groupBy(times, (at) => istanbulTime(at).slice(3));
      const most = Math.max(...[...byMinute.values()].map((same) => same.length));
      expect(most / times.length, what).toBeLessThan(0.25);
    }
  });

  it('writes each ad once, and calls for tonight only today', () => {
    const texts = demo.ads.map((row) => row.description);
    expect(new Set(texts).size).toBe(texts.length);
    const urgent = demo.ads.filter((row) => row.description === TONIGHT);
    expect(urgent.every((row) => istanbulDate(row.created_at) === istanbulDate(now))).toBe(true);
    expect(demo.ads.every((row) => row.expires_at === row.created_at + AD_DAYS * DAY_MS)).toBe(true);
  });

  it('has counted every measure before, and a month of bookings', () => {
    const measures = Map.groupBy(demo.hourlyCounts, (row) => row.measure);
    expect(new Set(measures.keys())).toEqual(new Set(MEASURES));
    const days = new Set(measures.get('bookings')?.map((row) => istanbulDate(row.hour * HOUR_MS)));
    expect(days.size).toBeGreaterThan(28);
  });
});

describe('lineups of the demo', () => {
  const demo = composeDemo(WEDNESDAY_NOON, 'x');

  it('stand with a goalkeeper, a forward, and as many defenders on the left as on the right', () => {
    for (const players of Map.groupBy(demo.lineupPlayers, (row) => row.lineup_id).values()) {
      const at = (...positions: string[]) => players.filter((one) => positions.includes(one.position));
      expect(at('Kaleci')).toHaveLength(1);
      expect(at('Forvet')).toHaveLength(1);
      const defence = at('Bek', 'Stoper');
      expect(defence.filter((one) => one.x < 50)).toHaveLength(defence.length / 2);
    }
  });
});
