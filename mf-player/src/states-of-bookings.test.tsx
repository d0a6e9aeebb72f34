import { addDays } from 'mf-shared/schedule';
import { MINUTE_MS } from 'mf-shared/time';
import { vi } from 'vitest';
import { subscription, weeksOf } from '../../mf-shared/test/subscriptions.ts';
import { chosen, down, keepsItsLooks, NOBODY, noop, pressed, type State } from '../test/states.tsx';
import { at, NOW, reservation, TODAY, week } from '../test/world.ts';
import { MoveSummary } from './features/reservations/MoveSummary.tsx';
import { MyReservationsPage } from './features/reservations/MyReservationsPage.tsx';
import { ReservationCard } from './features/reservations/ReservationCard.tsx';
import { MySubscriptions } from './features/subscriptions/MySubscriptions.tsx';
import { SubscribeForm } from './features/subscriptions/SubscribeForm.tsx';
import { SubscriptionCard } from './features/subscriptions/SubscriptionCard.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null, MapPicker: () => null }));

const NIGHT = {
  timeSlot: '00:00-01:00',
  startsAt: at(addDays(TODAY, 2), 24),
  endsAt: at(addDays(TODAY, 2), 25),
};
const own = (part = {}): State => ({
  screen: (
    <ReservationCard
      reservation={reservation('r1', addDays(TODAY, 2), part)}
      onCancel={noop}
      onMove={noop}
      onReview={noop}
    />
  ),
});
const moved = (status: string, approval: string, to = chosen(22)): State => ({
  screen: (
    <MoveSummary
      reservation={reservation('r1', addDays(TODAY, 2), { status: status as never })}
      chosen={to as never}
      settings={{ cancelHours: 2, approval, bufferMinutes: 0, horizonWeeks: 12 } as never}
    />
  ),
});
const mine = (rows: unknown[]) => () => ({ reservations: rows, nextCursor: null });

keepsItsLooks({
  'an approved hour until its deadline': own({ cancelUntil: NOW }),
  'an approved hour past its deadline': own({ cancelUntil: NOW - 1 }),
  'an approved hour past its deadline of a venue without a phone': own({
    cancelUntil: NOW - 1,
    businessPhone: undefined,
  }),
  'an approved hour without a deadline': own({ cancelUntil: undefined }),
  'a waiting hour before its deadline': own({ status: 'pending', cancelUntil: NOW + 1 }),
  'a waiting hour past its deadline': own({ status: 'pending', cancelUntil: NOW }),
  'a waiting hour of a venue that usually answers soon': own({
    ...{ status: 'pending', cancelUntil: NOW + 1, answerMinutes: 20 },
    createdAt: new Date(NOW - 8 * MINUTE_MS).toISOString(),
  }),
  'an hour that begins': own({ startsAt: NOW }),
  'an hour past midnight': own(NIGHT),
  'giving an hour back': {
    screen: <MyReservationsPage />,
    reads: { 'reservations/mine': mine([reservation('r1', addDays(TODAY, 2))]) },
    press: [/^Diğer işlemler/, 'İptal Et'],
  },
  'no hours ahead': {
    screen: <MyReservationsPage />,
    reads: { 'reservations/mine': mine([]), 'subscription/mine': () => ({ requests: [], nextCursor: null }) },
  },
  'weeks that cannot be read': { screen: <MyReservationsPage />, reads: { 'subscription/mine': down } },
  'no hours behind': {
    screen: <MyReservationsPage />,
    address: '/?tab=past',
    reads: { 'reservations/mine': mine([]) },
  },
  'moving where the venue approves at once': moved('approved', 'all'),
  'moving where the venue knows some': moved('approved', 'trusted', chosen(22, { price: 1200 })),
  'moving where the venue looks at each': moved('approved', 'manual', chosen(22, { price: 1700 })),
  'moving what waits': moved('pending', 'manual', chosen(24, { timeSlot: '00:00-01:00' })),
});

const weekly = (part: object): State => ({
  screen: <SubscriptionCard subscription={subscription('s1', part)} onLeave={noop} />,
});
const leaving = (status: string): State => ({
  screen: <MySubscriptions />,
  reads: {
    'subscription/mine': () => ({
      requests: [subscription('s1', { status: status as never, occurrences: weeksOf([{}]) })],
      nextCursor: 'two',
    }),
  },
  press: [status === 'pending' ? 'İsteği Geri Çek' : 'Aboneliği Sonlandır'],
});
const subscribing: State = {
  screen: <SubscribeForm venueId="v1" venueName="Çınar" fields={week('2026-11-16')} />,
};

keepsItsLooks({
  ...Object.fromEntries(
    ['pending', 'approved', 'rejected', 'cancelled'].map((status) => [
      `a subscription that is ${status}`,
      weekly({ status, occurrences: status === 'approved' ? weeksOf([{ status: 'taken' }, {}]) : [] }),
    ]),
  ),
  'a subscription past midnight without a week': weekly({ status: 'approved', isAfterMidnight: true }),
  'a subscription that pauses': weekly({
    ...{ status: 'approved', occurrences: weeksOf([{}]) },
    ...{ pausedFrom: '2098-01-08', pausedUntil: '2098-01-20' },
  }),
  'giving a week away': pressed(
    weekly({ status: 'approved', occurrences: weeksOf([{}]) }),
    /Bu haftayı atla/,
  ),
  'giving a week away past its deadline': pressed(
    weekly({ status: 'approved', occurrences: weeksOf([{ cancelUntil: NOW - 1 }]) }),
    /Bu haftayı atla/,
  ),
  'withdrawing a request for a weekly hour': leaving('pending'),
  'ending a subscription': leaving('approved'),
  'no subscriptions': {
    screen: <MySubscriptions />,
    reads: { 'subscription/mine': () => ({ requests: [], nextCursor: null }) },
  },
  'a weekly hour for a visitor': { ...subscribing, as: NOBODY },
  'asking for a weekly hour': pressed(subscribing, 'Abonelik İste'),
  'a weekly hour that was asked for': {
    ...pressed(subscribing, 'Abonelik İste', 'İsteği Gönder'),
    reads: { 'subscription/request': () => ({ message: 'Tamam.' }) },
  },
});
