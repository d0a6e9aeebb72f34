import type { PriceRuleInput } from 'mf-shared/contracts/prices';
import { formatDay } from 'mf-shared/format';
import type { Backend, Venue } from './backend.ts';
import { NIGHT } from './pages.ts';

const LONG = 'Abdurrahman Şerafettin Karahasanoğulları';

/** A price rule with defaults for all other fields. */
export const priceRule = (rule: Partial<PriceRuleInput> & { price: number }): PriceRuleInput => ({
  ...{ label: '', fieldIds: [], weekdays: [], fromDate: null, toDate: null, start: null, end: null },
  ...rule,
});

/** Sets all price rules of a venue. */
export const setPrices = (api: Backend, venue: Venue, rules: PriceRuleInput[]) =>
  api.call('PUT', 'business/prices', { token: venue.token, json: { rules } });

/** Writes a phone booking of one hour on the night. */
export async function phoneBooking(api: Backend, venue: Venue, timeSlot: string, name: string) {
  const { fields } = await api.call<{ fields: { id: string }[] }>('GET', 'profile/business', venue);
  const hours = [{ fieldId: fields[0]?.id, date: NIGHT, timeSlot }];
  await api.call('POST', 'business/phone-bookings', { token: venue.token, json: { name, hours } });
}

/** A venue with data on every screen: requests, hours of every kind, a regular, prices, mail, staff. */
export async function ownerWorld(api: Backend): Promise<Venue> {
  const venue = await api.createVenue();
  const player = await api.createPlayer(LONG);
  const asVenue = (path: string, json: unknown) => api.call('POST', path, { token: venue.token, json });
  const approved = await api.reserve(player, venue, NIGHT, '21:00-22:00');
  await asVenue('reservations/approve', { reservationId: approved.reservation.id });
  await api.reserve(player, venue, NIGHT, '00:00-01:00');
  await setPrices(api, venue, [
    priceRule({ price: 1800, label: 'Hafta sonu akşamı', weekdays: [6, 7], start: '18:00', end: '02:00' }),
    priceRule({ price: 2250, label: 'Bayram', fromDate: NIGHT, toDate: NIGHT }),
  ]);
  await phoneBooking(api, venue, '19:00-20:00', 'Hasan Usta');
  const dayOfWeek = formatDay(NIGHT).split(' ').at(-1);
  for (const timeSlot of ['22:00-23:00', '20:00-21:00']) {
    const asker = timeSlot === '22:00-23:00' ? player : await api.createPlayer('Ece Işık');
    const json = { businessId: venue.id, fieldName: 'Saha 1', dayOfWeek, timeSlot };
    const { subscription } = await api.call<{ subscription: { id: string } }>(
      'POST',
      'subscription/request',
      {
        token: asker.token,
        json,
      },
    );
    if (timeSlot === '22:00-23:00') await asVenue('subscription/approve', { requestId: subscription.id });
  }
  await api.call('POST', 'messages/send', {
    token: player.token,
    json: { receiverId: venue.id, receiverModel: 'Business', content: 'Topları siz mi veriyorsunuz?' },
  });
  await asVenue('business/staff', { name: LONG, email: `ekip-${venue.email}`, role: 'staff' });
  return venue;
}
