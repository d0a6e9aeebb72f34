import type { BoardEntry, PhoneBookingAnswer } from 'mf-shared/contracts/board';
import type { Refused } from './board.ts';
import { occupancyOf } from './booking.ts';
import type { TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

/** Calls that change phone bookings. */
export function phoneBookings(app: () => TestApp) {
  const edit = (business: TestVenue, { id, version }: BoardEntry, json: object) =>
    app().call<PhoneBookingAnswer & Refused>('put', `/api/business/phone-bookings/${id}`, {
      token: business.token,
      json: { name: 'Hasan Usta', version, ...json },
    });
  const held = async (business: TestVenue) =>
    (await occupancyOf(app(), business.id)).cells.map(
      ({ owner_kind, owner_id }) => `${owner_kind} ${owner_id}`,
    );
  return { edit, held };
}
