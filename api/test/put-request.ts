import { newId } from '../src/base/id.ts';
import type { TestApp } from './harness.ts';

type To = { id: string; venue: string; pitch: string };
type Part = { created_at: number; status?: 'pending'; expires_at?: number };

/** A reservation as a row alone, which takes no cells. */
export const putRequest = (app: TestApp, { id, venue, pitch }: To, part: Part) =>
  app.db.q
    .insertInto('reservations')
    .values({
      ...{ id: newId(), venue_id: venue, pitch_id: pitch, user_id: id, field_name: 'Saha 1', price: 1500 },
      ...{ date: '2026-12-01', time_slot: '20:00-21:00', starts_at: 1, ends_at: 2, status: 'approved' },
      ...{ end_reason: null, expires_at: 0, decided_at: null, ...part },
    })
    .execute();
