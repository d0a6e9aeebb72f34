import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match } from 'mf-shared/contracts/matches';
import { addDays } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outline } from '../../mf-shared/test/outline.ts';
import { subscription, weeksOf } from '../../mf-shared/test/subscriptions.ts';
import { renderAt, signIn } from '../test/harness.tsx';
import { DAY, ME, match, player } from '../test/match.ts';
import {
  ad,
  at,
  CAN,
  challenge,
  cup,
  friend,
  friendship,
  lineup,
  NOW,
  reservation,
  slot,
  TODAY,
  user,
  venue,
  WORLD,
  week,
} from '../test/world.ts';
import { DeletePanel } from './features/account/DeletePanel.tsx';
import { ChallengesPage } from './features/challenges/ChallengesPage.tsx';
import { FriendButton } from './features/friends/FriendButton.tsx';
import { FriendLists } from './features/friends/FriendLists.tsx';
import { PlayerResults } from './features/friends/PlayerResults.tsx';
import { CreateLineupPage } from './features/lineups/CreateLineupPage.tsx';
import { LineupsPage } from './features/lineups/LineupsPage.tsx';
import { CorrectDialog } from './features/matches/CorrectDialog.tsx';
import { MatchCard } from './features/matches/MatchCard.tsx';
import { MatchDialog } from './features/matches/MatchDialog.tsx';
import { MatchesPage } from './features/matches/MatchesPage.tsx';
import { RateDialog } from './features/matches/RateDialog.tsx';
import { ProfileForm } from './features/profile/ProfileForm.tsx';
import { UserPage } from './features/profile/UserPage.tsx';
import { RankingPage } from './features/ranking/RankingPage.tsx';
import { Recommendations } from './features/recommendations/Recommendations.tsx';
import { OpponentAdsPage, PlayerAdsPage, TeamAdsPage } from './features/requests/AdsPage.tsx';
import { CreateAdForm } from './features/requests/CreateAdForm.tsx';
import { MoveSummary } from './features/reservations/MoveSummary.tsx';
import { MyReservationsPage } from './features/reservations/MyReservationsPage.tsx';
import { ReservationCard } from './features/reservations/ReservationCard.tsx';
import { ResultsPage } from './features/results/ResultsPage.tsx';
import { ReviewDialog } from './features/results/ReviewDialog.tsx';
import { Reviews } from './features/results/Reviews.tsx';
import { ReserveDialog } from './features/slots/ReserveDialog.tsx';
import { SlotsPage } from './features/slots/SlotsPage.tsx';
import { VenueReviews } from './features/slots/VenueReviews.tsx';
import { MySubscriptions } from './features/subscriptions/MySubscriptions.tsx';
import { SubscribeForm } from './features/subscriptions/SubscribeForm.tsx';
import { SubscriptionCard } from './features/subscriptions/SubscriptionCard.tsx';
import { SaveDialog } from './features/teams/SaveDialog.tsx';
import { Scoreboard } from './features/teams/Scoreboard.tsx';
import { Participants } from './features/tournaments/Participants.tsx';
import { RegisterPanel } from './features/tournaments/RegisterPanel.tsx';
import { TournamentEditPage } from './features/tournaments/TournamentEditPage.tsx';
import { TournamentPage } from './features/tournaments/TournamentPage.tsx';
import { TournamentsPage } from './features/tournaments/TournamentsPage.tsx';
import { WaitDialog } from './features/waiting/WaitDialog.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null, MapPicker: () => null }));

type Reads = Record<string, (query: URLSearchParams) => unknown>;
type State = {
  screen: ReactNode;
  /** The address, and its route. */
  address?: string;
  path?: string;
  /** Answers of the API besides the world's; null breaks the connection. */
  reads?: Reads;
  /** The viewer, if not the player. */
  as?: object;
  /** Buttons to press before. */
  press?: (string | RegExp)[];
};

const noop = () => {};
const never = async () => {};
const HOUR = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const down = () => null;
const none = () => [];
const unknown = () => Response.json({ code: 'not_found', message: 'Yok.' }, { status: 404 });
const BUSINESS = { id: 'v1', email: 'v@isletme.test', role: 'business', isActive: true };
const NOBODY = { token: null, user: null };

/** A match that starts now, seen `later` milliseconds later. */
const card = (later: number, part: Partial<Match> = {}): State => ({
  screen: <MatchCard match={{ ...game(part) }} actor="u1" now={NOW + later} />,
});
const game = (part: Partial<Match> = {}) =>
  match(0, {
    ...{ startsAt: iso(NOW), rateableAt: iso(NOW + HOUR), rateableUntil: iso(NOW + 14 * DAY) },
    ...part,
  });
const NAMED = { nameA: 'Kartallar', nameB: 'Şahinler' };
const OTHERS = { ...NAMED, userA: player('u7', 'Can Er') };
const four = [ME, player('p1', 'Ali'), player('p2', 'Efe')];
const pressed = (state: State, ...press: State['press'] & object): State => ({ ...state, press });
const CHANGE = { matchDate: '2026-11-19', hour: '21:30', matchLocation: 'Kuzey Saha' };

const MATCHES: Record<string, State> = {
  'a match without lineups, a moment before': card(-1),
  'a match without lineups, as it starts': card(0),
  'a match with lineups, a moment before': card(-1, NAMED),
  'a proposal to the player': card(-1, { ...NAMED, status: 'proposed', awaits: 'u1' }),
  'a proposal to the player that came too late': card(0, { status: 'proposed', awaits: 'u1' }),
  'a proposal of the player': card(-1, { ...NAMED, status: 'proposed', awaits: 'u5', myAnswer: null }),
  'a match of somebody else’s team': card(-1, OTHERS),
  'a match that was left': card(-1, { ...OTHERS, playersA: [], myAnswer: 'left' }),
  'a match of others': card(-1, { ...OTHERS, playersA: [], myAnswer: null }),
  'a played match that was not answered': card(1, { ...NAMED, myAnswer: null }),
  'a match that was not played': card(1, { playersA: [], myAnswer: 'absent' }),
  'a match a moment before its ratings': card(HOUR - 1),
  'a match as its ratings begin': card(HOUR),
  'a match as its ratings end': card(14 * DAY),
  'a match after its ratings': card(14 * DAY + 1),
  'a match that nobody answered': card(HOUR, { status: 'expired' }),
  'a match that was refused': card(-1, { status: 'refused' }),
  'a match that was called off': card(-1, { status: 'cancelled', playersA: four }),
  'a match of four': card(-1, { playersA: four }),
  'a match of four that was played': card(0, { playersA: four }),
  'a match whose other side said nothing yet': card(-1, {
    playersB: [{ ...player('u5', 'Ece Ak'), confirmed: false }],
  }),
  'a match whose other side never said anything': card(1, {
    playersB: [{ ...player('u5', 'Ece Ak'), confirmed: false }],
  }),
  'a match of who joined a team': card(HOUR, { adType: 'findTeam' }),
  'a change that the player asked for': card(-1, { change: { by: 'u1', ...CHANGE }, awaits: 'u5' }),
  'a change that is asked of the player': card(-1, { change: { by: 'u5', ...CHANGE }, awaits: 'u1' }),
  'refusing a match': pressed(card(-1, { status: 'proposed', awaits: 'u1' }), 'Reddet'),
  'calling a match off': pressed(card(-1), 'İptal et'),
  'denying a match': pressed(card(1), 'Oynamadım'),
  'correcting a match with lineups': {
    screen: <CorrectDialog match={game(NAMED)} actor="u1" onClose={noop} />,
  },
  'correcting a match as the other captain': {
    screen: <CorrectDialog match={game({ ...OTHERS, userB: ME })} actor="u1" onClose={noop} />,
    reads: { 'lineups/u1': down },
  },
  'correcting one’s own change': {
    screen: <CorrectDialog match={game({ change: { by: 'u1', ...CHANGE } })} actor="u1" onClose={noop} />,
  },
  'correcting while a change is asked': {
    screen: <CorrectDialog match={game({ change: { by: 'u5', ...CHANGE } })} actor="u1" onClose={noop} />,
  },
  'rating an opponent': {
    screen: <RateDialog match={game()} player={player('u5', 'Ece Ak')} actor="u1" onClose={noop} />,
  },
  'no matches': { screen: <MatchesPage />, reads: { 'matches/u1': none } },
  ...Object.fromEntries(
    (['findPlayer', 'findTeam', 'findOpponent'] as const).map((type) => [
      `a match out of an ad of the type ${type}`,
      {
        screen: <MatchDialog ad={ad('a1', { type })} onClose={noop} onEnd={noop} ending={false} />,
        reads: { 'messages/chat-list': none, 'reservations/mine': () => ({ reservations: [] }) },
        press: ['Maçı Oluştur'],
      },
    ]),
  ),
  'a match whose partners cannot be read': {
    screen: <MatchDialog ad={ad('a1', { type: 'findTeam' })} onClose={noop} onEnd={noop} ending={false} />,
    reads: { 'messages/chat-list': down, 'reservations/mine': () => ({ reservations: [] }) },
  },
};

const NIGHT = {
  timeSlot: '00:00-01:00',
  startsAt: at(addDays(TODAY, 2), 24),
  endsAt: at(addDays(TODAY, 2), 25),
};
const own = (part = {}): State => ({
  screen: (
    <ReservationCard reservation={reservation('r1', addDays(TODAY, 2), part)} onCancel={noop} onMove={noop} />
  ),
});
const field = week('2026-11-16')[0] as ReturnType<typeof week>[number];
const chosen = (hour: number, part = {}) => ({
  field,
  date: addDays(TODAY, 3),
  slot: slot(addDays(TODAY, 3), hour, part),
});
const moved = (status: string, approval: string, to = chosen(22)): State => ({
  screen: (
    <MoveSummary
      reservation={reservation('r1', addDays(TODAY, 2), { status: status as never })}
      chosen={to as never}
      approval={approval as never}
    />
  ),
});
const mine = (rows: unknown[]) => () => ({ reservations: rows, nextCursor: null });

const HOURS: Record<string, State> = {
  'an approved hour until its deadline': own({ cancelUntil: NOW }),
  'an approved hour past its deadline': own({ cancelUntil: NOW - 1 }),
  'an approved hour past its deadline of a venue without a phone': own({
    cancelUntil: NOW - 1,
    businessPhone: undefined,
  }),
  'an approved hour without a deadline': own({ cancelUntil: undefined }),
  'a waiting hour before its deadline': own({ status: 'pending', cancelUntil: NOW + 1 }),
  'a waiting hour past its deadline': own({ status: 'pending', cancelUntil: NOW }),
  'an hour that begins': own({ startsAt: NOW }),
  'an hour past midnight': own(NIGHT),
  'giving an hour back': {
    screen: <MyReservationsPage />,
    reads: { 'reservations/mine': mine([reservation('r1', addDays(TODAY, 2))]) },
    press: ['İptal Et'],
  },
  'no hours ahead': { screen: <MyReservationsPage />, reads: { 'reservations/mine': mine([]) } },
  'no hours behind': {
    screen: <MyReservationsPage />,
    address: '/?tab=past',
    reads: { 'reservations/mine': mine([]) },
  },
  'moving where the venue approves at once': moved('approved', 'all'),
  'moving where the venue knows some': moved('approved', 'trusted', chosen(22, { price: 1200 })),
  'moving where the venue looks at each': moved('approved', 'manual', chosen(22, { price: 1700 })),
  'moving what waits': moved('pending', 'manual', chosen(24, { timeSlot: '00:00-01:00' })),
};

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
      businessName="Çınar"
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
      onClose={noop}
    />
  ),
  reads: { 'waiting-list/line': () => answer },
});

const VENUES: Record<string, State> = {
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
  'a venue for a venue': slots({}, { as: { user: null, business: BUSINESS } }),
  'a venue for an admin': slots({}, { as: { user: null, admin: { role: 'admin' } } }),
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
  'asking at the deadline': asked({ startsAt: NOW + 2 * HOUR }, { cancelHours: 2 }),
  'asking past the deadline': asked({ startsAt: NOW + 2 * HOUR - 1 }, { cancelHours: 2 }),
  'no reviews': reviewed({ ratings: [], hasMoreRatings: false }),
  'the newest reviews': reviewed({}),
  'the newest reviews for a venue': reviewed({}, { user: null, business: BUSINESS }),
  'the newest reviews for an admin': reviewed({}, { user: null, admin: { role: 'admin' } }),
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
};

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
  screen: <SubscribeForm businessId="v1" businessName="Çınar" fields={week('2026-11-16')} />,
};

const SUBSCRIPTIONS: Record<string, State> = {
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
};

const contest = (part: object): State => {
  const tournament = cup('t1', 'Gece Kupası', part);
  return {
    screen: (
      <>
        <RegisterPanel tournament={tournament} />
        <Participants tournament={tournament} />
      </>
    ),
  };
};
const ORGANIZED = { organizer: { _id: 'u1', id: 'u1', fullName: 'Çağrı' } };
const edited = (part: object): State => ({
  screen: <TournamentEditPage />,
  address: '/tournament/t1/edit',
  path: '/tournament/:id/edit',
  reads: { 'tournaments/t1': () => cup('t1', 'Gece Kupası', part) },
});
const shown = (part: object): State => ({
  screen: <TournamentPage />,
  address: '/tournament/t1',
  path: '/tournament/:id',
  reads: { 'tournaments/t1': () => cup('t1', 'Gece Kupası', part) },
});

const TOURNAMENTS: Record<string, State> = {
  'an open tournament': contest({ fee: 0, participants: [] }),
  'a tournament with a place for the player': contest({ isRegistered: true }),
  'a tournament today with a place for the player': contest({ isRegistered: true, date: TODAY }),
  'a full tournament': contest({ isFull: true }),
  'a full tournament with a place for the player': contest({ isFull: true, isRegistered: true }),
  'a tournament that was called off': contest({ isCancelled: true, participants: [] }),
  'a tournament that was called off, with a place': contest({ isCancelled: true, isRegistered: true }),
  'a past tournament': contest({ isPast: true, participants: [] }),
  'a past tournament with a place': contest({ isPast: true, isRegistered: true }),
  'a tournament whose organizer is gone': contest({ organizer: null }),
  'an own tournament': contest(ORGANIZED),
  'an own past tournament': contest({ ...ORGANIZED, isPast: true }),
  'an own tournament that was called off': contest({ ...ORGANIZED, isCancelled: true }),
  'calling a tournament off': pressed(contest(ORGANIZED), 'Turnuvayı iptal et'),
  'calling an empty tournament off': pressed(
    contest({ ...ORGANIZED, participants: [] }),
    'Turnuvayı iptal et',
  ),
  'giving a place back': pressed(contest({ isRegistered: true }), 'Kaydımı sil'),
  'a tournament without a place on the map': shown({ location: { city: 'Muş', coordinates: null } }),
  'a tournament that is unknown': { ...shown({}), reads: { 'tournaments/t1': unknown } },
  'a change of a tournament of others': edited({}),
  'a change of a past tournament': edited({ ...ORGANIZED, isPast: true }),
  'a change of a tournament that was called off': edited({ ...ORGANIZED, isCancelled: true }),
  'no tournaments': { screen: <TournamentsPage />, reads: { tournaments: none } },
  'no tournaments in a city': {
    screen: <TournamentsPage />,
    address: '/?city=Muş',
    reads: { tournaments: none },
  },
};

const stands = (part: object, props: object = {}, press: string[] = []): State => ({
  screen: <FriendButton userId="u2" fullName="Can Öz" {...props} />,
  reads: { 'friends/status/u2': () => friendship('u2', part) },
  press,
});
const ads = (screen: ReactNode, address: string): State => ({ screen, address, reads: { requests: none } });
const member = (id: string, rating: number, part: object = {}) => ({
  ...{ id, fullName: `Oyuncu ${id}`, rating, position: 'Bek' as const, guest: false },
  ...part,
});
const sides = (a: object, b: object, goal = [1, 1]) => {
  const side = (part: object) => ({ count: 6, sum: 360, average: 60, ...part });
  const [one, other] = goal.map((count) => ({ count, sum: 60 * (count ?? 0), average: 60 }));
  return {
    screen: (
      <Scoreboard
        balance={{ a: side(a), b: side(b), lines: [{ line: 'goal', a: one, b: other, gap: 0 }] } as never}
        names={{ a: 'Sarı', b: 'Mavi' }}
      />
    ),
  };
};
const kept = (members: ReturnType<typeof member>[], name = 'Sarı'): State => ({
  screen: (
    <SaveDialog
      teams={
        {
          ...{ members, pinned: {}, seed: 0, names: { a: name, b: 'Mavi' } },
          split: { a: members.slice(0, 6).map(({ id }) => id), b: members.slice(6).map(({ id }) => id) },
        } as never
      }
      open
      onClose={noop}
      onRename={noop}
    />
  ),
});
const twelve = Array.from({ length: 12 }, (_, i) => member(`m${i}`, 60));

const PEOPLE: Record<string, State> = {
  'a player who is unknown': {
    screen: <UserPage />,
    address: '/user/u2',
    path: '/user/:userId',
    reads: { 'users/u2': unknown },
  },
  'a stranger': stands({ status: 'none' }),
  'a friend': stands({}),
  'a friend among friends': stands({}, { amongFriends: true, size: 'sm' }),
  'somebody who was asked': stands({ status: 'pending', direction: 'sent' }),
  'somebody who asks': stands({ status: 'pending', direction: 'received' }),
  'the end of a friendship': stands({}, {}, ['Çıkar: Can Öz']),
  'a friendship that cannot be read': { ...stands({}), reads: { 'friends/status/u2': down } },
  'a friendship with oneself': { screen: <FriendButton userId="u1" fullName="Çağrı" /> },
  'no friends': { screen: <FriendLists />, reads: { 'friends/list': none, 'friends/pending': none } },
  'friends alone': { screen: <FriendLists />, reads: { 'friends/pending': none } },
  'requests that cannot be read': { screen: <FriendLists />, reads: { 'friends/pending': down } },
  'friends of whom there are more': {
    screen: <FriendLists />,
    reads: {
      'friends/list': () => Response.json([friend('f1', CAN)], { headers: { 'X-Next-Cursor': 'two' } }),
      'friends/pending': none,
    },
  },
  'nobody found': {
    screen: <PlayerResults city="Muş" name="" />,
    reads: { 'users/search': () => ({ users: [], nextCursor: null }) },
  },
  'players of whom there are more': {
    screen: <PlayerResults city="" name="" />,
    reads: { 'users/search': () => ({ users: [user({})], nextCursor: 'two' }) },
  },
  'requests of which there are more': {
    screen: <FriendLists />,
    reads: {
      'friends/list': none,
      'friends/pending': () => Response.json([friend('f9', CAN)], { headers: { 'X-Next-Cursor': 'two' } }),
    },
  },
  'no lineups': { screen: <LineupsPage />, reads: { 'lineups/u1': none } },
  'a lineup without friends': { screen: <CreateLineupPage />, reads: { 'friends/list': none } },
  'a lineup whose friends cannot be read': { screen: <CreateLineupPage />, reads: { 'friends/list': down } },
  'deleting a lineup': {
    screen: <LineupsPage />,
    reads: { 'lineups/u1': () => [lineup('l1', 'Kartallar')] },
    press: ['Kartallar kadrosunu sil'],
  },
  'no challenges': { screen: <ChallengesPage />, reads: { challenges: none } },
  'taking a challenge down': { screen: <ChallengesPage />, press: ['İlanı kaldır'] },
  'a challenge with a foreign number': {
    screen: <ChallengesPage />,
    reads: { challenges: () => [challenge('c1', { contactInfo: '+49 (0) 151-2345.678' })] },
  },
  'no ads of opponents': ads(<OpponentAdsPage />, '/?city=Muş'),
  'no ads of opponents of a size': ads(<OpponentAdsPage />, '/?city=Muş&teamSize=7'),
  'no ads for players anywhere': ads(<PlayerAdsPage />, '/?city='),
  'no ads of players': ads(<TeamAdsPage />, '/?city=Uşak'),
  'taking an ad down': { screen: <PlayerAdsPage />, press: [/aldır/] },
  'an ad of no type': { screen: <CreateAdForm />, press: ['İlanı Yayınla'] },
  'an ad of one without a lineup': {
    screen: <CreateAdForm />,
    address: '/?type=findOpponent',
    reads: { 'lineups/u1': none },
    press: ['İlanı Yayınla'],
  },
  'an ad of one whose lineups cannot be read': {
    screen: <CreateAdForm />,
    address: '/?type=findOpponent',
    reads: { 'lineups/u1': down },
  },
  'an ad with a lineup': { screen: <CreateAdForm />, address: '/?type=findOpponent&lineup=l1' },
  'an ad without a position': {
    screen: <CreateAdForm />,
    address: '/?type=findPlayer',
    press: ['İlanı Yayınla'],
  },
  'teams of unequal numbers': sides({ count: 7 }, {}),
  'teams with one keeper': sides({}, {}, [1, 0]),
  'teams as good as one another': sides({ average: 60.4 }, {}),
  'even teams': sides({ average: 60.5 }, {}),
  'nearly even teams': sides({}, { average: 61.5 }),
  'uneven teams': sides({}, { average: 63 }),
  'teams to keep': kept(twelve),
  'teams to keep without a guest': kept(twelve.map((one, i) => ({ ...one, guest: i === 3 }))),
  'teams that are too small to keep': kept(twelve.map((one, i) => ({ ...one, guest: i > 7 }))),
  'teams without a name': kept(twelve, ' '),
  'nothing to recommend': {
    screen: <Recommendations />,
    reads: { recommendations: () => ({ hours: [], opponents: [], players: [] }) },
  },
  'nothing to recommend to one without a city': {
    screen: <Recommendations />,
    reads: { recommendations: () => ({ hours: [], opponents: [], players: [] }) },
    as: { user: { ...user({ id: 'u1' }), city: null } },
  },
  'a profile that others rated': {
    screen: (
      <ProfileForm
        user={
          {
            ...user({ id: 'u1', email: 'c@oyuncu.test', phone: '' }),
            ...{ pendingEmail: 'yeni@oyuncu.test', photo: '/uploads/a.webp' },
            received: { count: 3, raters: 2, sums: user({}).fifaStats },
          } as never
        }
      />
    ),
    press: ['Fotoğrafı kaldır'],
  },
  'the end of an account': { screen: <DeletePanel />, press: ['Hesabımı sil'] },
};

beforeEach(() => {
  vi.setSystemTime(NOW);
  signIn();
});
afterEach(() => void vi.useRealTimers());

function answer(reads: Reads) {
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const path = pathname.replace('/api/', '');
    const found = (reads[path] ?? WORLD[path] ?? unknown)(searchParams);
    if (found === null) throw new TypeError('No connection');
    return found instanceof Response ? found : Response.json(found);
  });
}

it.each(Object.entries({ ...MATCHES, ...HOURS, ...VENUES, ...SUBSCRIPTIONS, ...TOURNAMENTS, ...PEOPLE }))(
  '%s looks like that',
  async (_, { screen: shown, address = '/', path, reads = {}, as, press = [] }) => {
    answer(reads);
    if (as) useSession.setState(as);
    const { queries } = renderAt(address, { [path ?? '/']: shown });
    const settle = () =>
      waitFor(() => {
        expect(queries.isFetching() + queries.isMutating()).toBe(0);
        expect(document.querySelector('.bone, [aria-busy="true"]')).toBeNull();
      });
    await settle();
    for (const name of press) {
      await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
      await act(never);
      await settle();
    }
    expect(outline(document.body)).toMatchSnapshot();
  },
);
