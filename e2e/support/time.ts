import BetterSqlite from 'better-sqlite3';
import { addDays } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { RunningServer } from './server.ts';

/** Moves a match and the hours booked for its start into the past, so that it was played. */
export function letMatchPass({ database }: RunningServer, matchId: string, days: number): void {
  const db = new BetterSqlite(database, { timeout: 5000 });
  const earlier = { id: matchId, ms: days * DAY_MS };
  db.transaction(() => {
    const { date } = db.prepare('select date from matches where id = ?').get(matchId) as { date: string };
    db.prepare(
      `update reservations set starts_at = starts_at - @ms, ends_at = ends_at - @ms
       where starts_at = (select starts_at from matches where id = @id)
       and user_id in (select user_id from match_participants where match_id = @id)`,
    ).run(earlier);
    db.prepare('update matches set date = @date, starts_at = starts_at - @ms where id = @id').run({
      ...earlier,
      date: addDays(date, -days),
    });
    db.prepare('update match_participants set starts_at = starts_at - @ms where match_id = @id').run(earlier);
  })();
  db.close();
}

/** Moves one approved hour a week into the past, so that it was played; its place is free for others. */
export function letHourPass({ database }: RunningServer, reservationId: string): void {
  const db = new BetterSqlite(database, { timeout: 5000 });
  const week = { id: reservationId, ms: 7 * DAY_MS };
  db.prepare(
    `update reservations set date = date(date, '-7 days'), starts_at = starts_at - @ms, ends_at = ends_at - @ms
     where id = @id`,
  ).run(week);
  db.prepare('delete from cells where owner_id = @id').run(week);
  db.close();
}

/** Sets the end of the venue's paid time to so many days from now; negative is in the past. */
export function endPaidTime({ database }: RunningServer, venueId: string, days: number): void {
  const db = new BetterSqlite(database, { timeout: 5000 });
  db.prepare('update venues set next_payment_at = ? where id = ?').run(Date.now() + days * DAY_MS, venueId);
  db.close();
}
