import type { TestApp } from '../harness.ts';
import { AGREED } from '../matches.ts';
import { put, type RowOf } from './put.ts';
import { at } from './world-bookings.ts';

type Match = Partial<RowOf<'matches'>> & { id: string };

/** A match of two captains who both play; by default both confirmed. */
export async function match(
  app: TestApp,
  { id, ...over }: Match,
  when: ReturnType<typeof at>,
  answer: 'in' | null = 'in',
): Promise<void> {
  const { date, starts_at } = when;
  const row: RowOf<'matches'> = {
    ...{
      ...AGREED,
      id,
      request_id: `ad-of-${id}`,
      user_a: 'u-player',
      user_b: 'u-mate',
      date,
      hour: '20:00',
    },
    ...{ starts_at, location: 'Çınar Halı Saha', lineup_a: null, lineup_b: null, name_a: null, name_b: null },
    ...{ created_at: 1, ...over },
  };
  await put(app, 'matches', row);
  for (const side of ['a', 'b'] as const) {
    await put(app, 'match_participants', {
      ...{ match_id: id, user_id: row[`user_${side}`], side, plays: 1, answer, answered_at: 1, sort: 0 },
      ...{ position: null, x: null, y: null, starts_at },
    });
  }
}

/** A played match rated by one side, a coming match, and proposals in both directions. */
export async function matches(app: TestApp): Promise<void> {
  await match(app, { id: 'g-played' }, at('2026-11-14'));
  await match(app, { id: 'g-coming' }, at('2026-11-22'));
  await match(app, { id: 'g-asked', status: 'proposed', awaits: 'b' }, at('2026-11-23'), null);
  await match(app, { id: 'g-asks', status: 'proposed', awaits: 'a' }, at('2026-11-24'), null);
  await match(app, { id: 'g-of-others', user_a: 'u-asker', user_b: 'u-mate' }, at('2026-11-14'));
  const six = { speed: 80, shooting: 70, passing: 60, dribbling: 50, defense: 40, physical: 30 };
  await put(app, 'match_ratings', {
    ...{ match_id: 'g-played', rater_id: 'u-mate', ratee_id: 'u-player', created_at: 1, proven: 1, ...six },
  });
}
