import { addDays } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { vi } from 'vitest';
import {
  chosen,
  down,
  keepsItsLooks,
  NOBODY,
  none,
  noop,
  type Reads,
  type State,
  unknown,
} from '../test/states.tsx';
import { at, NOW, TODAY, venue, week } from '../test/world.ts';
import { RankingPage } from './features/ranking/RankingPage.tsx';
import { ResultsPage } from './features/results/ResultsPage.tsx';
import { ReviewDialog } from './features/results/ReviewDialog.tsx';
import { Reviews } from './features/results/Reviews.tsx';
import { ReserveDialog } from './features/slots/ReserveDialog.tsx';
import { SlotsPage } from './features/slots/SlotsPage.tsx';
import { VenueReviews } from './features/slots/VenueReviews.tsx';
import { WaitDialog } from './features/waiting/WaitDialog.tsx';

vi.mock('mf-shared/ui/CaptchaField', () => ({ CaptchaField: () => <p>Robot değilim</p> }));
vi.mock('mf-shared/map', () => ({ VenueMap: () => null, MapPicker: () => null }));

const BUSINESS = { id: 'v1', email: 'v@isletme.test', role: 'business', isActive: true };

const slots = (part: Reads, more: Omit<State, 'screen' | 'reads'> = {}): State => ({
  screen: <SlotsPage />,
  address: '/?businessId=v1',
  reads: part,
  ...more,
});
const settled = (settings: object) => ({
  'business/v1': () =>
    venue('v1', 'Çınar', { settings: { ...venue('v1', '').settings, ...settings } as never }),
});
const asked = (part: object, settings: object = {}): State => ({
  screen: (
    <ReserveDialog
      chosen={chosen(22, part) as never}
      venueName="Çınar"
      settings={{ ...venue('v1', '').settings, ...settings } as never}
      onClose={noop}
      onConfirm={noop}
    />
  ),
});
const reviewed = (part: object, as?: object, press?: string[]): State => ({
  screen: <VenueReviews venue={venue('v1', 'Çınar', part)} />,
  ...(as ? { as } : {}),
  ...(press ? { press } : {}),
});
const TWO = (query: URLSearchParams) => {
  const first = week(query.get('startDate') ?? '')[0];
  return { weeklyData: [first, { ...first, fieldId: 'f2', fieldName: 'Halı 2' }] };
};
const line = (answer: unknown): State => ({
  screen: (
    <WaitDialog
      hour={{
        ...{ businessId: 'v1', businessName: 'Çınar', fieldName: 'Halı 1', date: TODAY },
        ...{ timeSlot: '21:00-22:00', startsAt: at(TODAY, 21), price: 1500 },
      }}
      cancelHours={2}
      onClose={noop}
    />
  ),
  reads: { 'waiting-list/line': () => answer },
});

keepsItsLooks({
  'a venue that is unknown': slots({ 'business/v1': unknown }),
  'a venue that is not named': slots({}, { address: '/' }),
  'a venue that cannot be read': slots({ 'business/v1': down }),
  'a venue without pitches': slots({ 'reservations/weekly-user': () => ({ weeklyData: [] }) }),
  'a venue that approves at once': slots(settled({ approval: 'all' })),
  'a venue of two pitches': slots({ 'reservations/weekly-user': TWO }),
  'a venue of two pitches, of which one was chosen': slots(
    { 'reservations/weekly-user': TWO },
    { address: '/?businessId=v1&field=f2' },
  ),
  'a venue for a visitor': slots({}, { as: NOBODY }),
  'an hour for a visitor': slots(
    {},
    { as: NOBODY, address: '/?businessId=v1&slot=f1~2026-11-20~20:00-21:00' },
  ),
  'a taken hour for a visitor': slots(
    {},
    { as: NOBODY, address: '/?businessId=v1&line=f1~2026-11-20~21:00-22:00' },
  ),
  'a venue for a venue': slots({}, { as: { user: null, business: BUSINESS } }),
  'a venue for an admin': slots({}, { as: { user: null, admin: { role: 'admin', adminRole: 'owner' } } }),
  'a venue that says little': slots({
    'business/v1': () =>
      venue('v1', 'Çınar', { description: '', equipment: '', reliability: null, ratings: [] }),
  }),
  'an hour that is taken by now': slots({}, { address: '/?businessId=v1&slot=f1~2026-11-20~21:00-22:00' }),
  'a line whose hour is free by now': slots(
    {},
    { address: '/?businessId=v1&line=f1~2026-11-20~20:00-21:00' },
  ),
  'asking for an hour': asked({}, { cancelHours: 2 }),
  'asking for an hour past midnight': asked({ timeSlot: '00:00-01:00', startsAt: at(addDays(TODAY, 3), 24) }),
  'asking where the venue approves at once': asked({}, { approval: 'all', cancelHours: 0 }),
  'asking at the deadline': asked({ startsAt: NOW + 2 * HOUR_MS }, { cancelHours: 2 }),
  'asking past the deadline': asked({ startsAt: NOW + 2 * HOUR_MS - 1 }, { cancelHours: 2 }),
  'no reviews': reviewed({ ratings: [], hasMoreRatings: false }),
  'the newest reviews': reviewed({}),
  'the newest reviews for a venue': reviewed({}, { user: null, business: BUSINESS }),
  'the newest reviews for an admin': reviewed(
    {},
    { user: null, admin: { role: 'admin', adminRole: 'owner' } },
  ),
  'all reviews, of which there are none': reviewed({}, undefined, ['Tüm yorumları göster']),
  'all reviews that cannot be read': {
    screen: <Reviews venue={venue('v1', 'Çınar')} />,
    reads: { 'business/v1/ratings': down },
  },
  'reviews of which there are more': {
    screen: <Reviews venue={venue('v1', 'Çınar')} />,
    reads: {
      'business/v1/ratings': () =>
        Response.json(venue('v1', '').ratings, { headers: { 'X-Next-Cursor': 'two' } }),
    },
  },
  'a review without stars': {
    screen: <ReviewDialog venue={venue('v1', 'Çınar')} onClose={noop} />,
    press: ['Gönder'],
  },
  'a city of which there are more venues': {
    screen: <ResultsPage />,
    address: '/?city=Muş',
    reads: {
      'business/search': () => Response.json([venue('v1', 'Çınar')], { headers: { 'X-Next-Cursor': 'two' } }),
    },
  },
  'a city without venues': {
    screen: <ResultsPage />,
    address: '/?city=Muş',
    reads: { 'business/search': none },
  },
  'a name that no venue holds': {
    screen: <ResultsPage />,
    address: '/?city=Muş&q=zz',
    reads: { 'business/search': none },
  },
  'a city that is none': { screen: <ResultsPage />, address: '/?city=Paris' },
  'a ranking without a place': {
    screen: <RankingPage />,
    address: '/?city=Muş',
    reads: { 'business/ranking': none },
  },
  'a ranking without a city': { screen: <RankingPage />, address: '/?city=Paris' },
  'a line that nobody stands in': line({ waiting: 0, own: null }),
  'a line that others stand in': line({ waiting: 2, own: null }),
  'a line with the player': line({ waiting: 2, own: { id: 'e1', status: 'waiting', position: 2 } }),
  'a line whose hour is kept for the player': line({
    waiting: 1,
    own: { id: 'e1', status: 'offered', position: 1, offerUntil: NOW + 90_000 },
  }),
});
