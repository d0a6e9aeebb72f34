import type { Income } from 'mf-shared/contracts/income';
import { slotInstants, slotsOf } from 'mf-shared/schedule';
import { newId } from '../src/base/id.ts';
import { createUser, type TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

export const SLOTS = slotsOf([{ start: '18:00', end: '02:00' }]);
type Booked = {
  business: TestVenue;
  pitch?: number;
  date: string;
  slot: number;
  price?: number;
};

/** Bookings of every kind, written past the rules. */
export function earning(app: () => TestApp) {
  const common = ({ business, pitch = 0, date, slot, price = 1000 }: Booked) => {
    const hour = SLOTS[slot] ?? SLOTS[0];
    if (!hour) throw new Error('no such hour');
    const { startsAt, endsAt } = slotInstants(date, hour);
    return {
      id: newId(),
      venue_id: business.id,
      pitch_id: business.pitches[pitch]?.id ?? '',
      date,
      time_slot: hour.timeSlot,
      starts_at: startsAt,
      ends_at: endsAt,
      price,
      created_at: app().time.now,
    };
  };
  async function reserve(
    booked: Booked,
    status: 'pending' | 'approved' | 'rejected' | 'cancelled' = 'approved',
    attendance: 'played' | 'no_show' | null = null,
  ) {
    const { id: user_id } = await createUser(app());
    const row = common(booked);
    const rest = { field_name: '', end_reason: null, expires_at: row.starts_at, decided_at: null };
    await app()
      .db.q.insertInto('reservations')
      .values({ ...row, ...rest, user_id, status, attendance })
      .execute();
  }
  const phone = (booked: Booked, status: 'active' | 'cancelled' = 'active') =>
    app()
      .db.q.insertInto('phone_bookings')
      .values({
        ...common(booked),
        series_id: null,
        name: 'Ali',
        phone: null,
        note: '',
        status,
        version: 1,
        updated_at: app().time.now,
      })
      .execute();
  async function regular(booked: Booked, status: 'held' | 'skipped' | 'taken' | 'cancelled' = 'held') {
    const { id: user_id } = await createUser(app());
    const row = common(booked);
    const subscription_id = newId();
    await app()
      .db.q.insertInto('subscriptions')
      .values({
        id: subscription_id,
        venue_id: row.venue_id,
        pitch_id: row.pitch_id,
        user_id,
        weekday: 1,
        time_slot: row.time_slot,
        start_minute: 0,
        status: 'approved',
        end_reason: null,
        paused_from: null,
        paused_until: null,
        claimed_until: null,
        created_at: row.created_at,
        decided_at: null,
      })
      .execute();
    await app()
      .db.q.insertInto('subscription_occurrences')
      .values({ ...row, subscription_id, user_id, status, skipped_by: null, version: 1 })
      .execute();
  }
  const read = ({ token }: TestVenue, from: string, to: string) =>
    app().call<Income>('get', `/api/business/income?from=${from}&to=${to}`, { token });
  return { common, reserve, phone, regular, read };
}
