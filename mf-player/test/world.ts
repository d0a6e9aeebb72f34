import type { Ad } from 'mf-shared/contracts/ads';
import type { Challenge } from 'mf-shared/contracts/challenges';
import type { FriendLink, Friendship } from 'mf-shared/contracts/friends';
import type { Lineup } from 'mf-shared/contracts/lineups';
import type { Recommendations } from 'mf-shared/contracts/recommendations';
import type { Reservation, WeeklyField, WeeklySlot } from 'mf-shared/contracts/reservations';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import type { User } from 'mf-shared/contracts/users';
import type { Venue } from 'mf-shared/contracts/venues';
import type { WaitingEntry } from 'mf-shared/contracts/waiting-list';
import { addDays, istanbulMidnight, weekStart } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { subscription, weeksOf } from '../../mf-shared/test/subscriptions.ts';
import { PLAYER } from './harness.tsx';
import { HOURS } from './hours.ts';
import { ME, match, player } from './match.ts';
import { roster } from './roster.ts';

/** A Wednesday evening. */
export const NOW = Date.parse('2026-11-18T15:20:00Z');
export const TODAY = '2026-11-18';
export const at = (date: string, hour: number) => istanbulMidnight(date) + hour * HOUR_MS;
const both = (id: string) => ({ _id: id, id });
const person = (id: string, fullName: string) => ({ ...both(id), fullName, photo: null });
export const CAN = { ...person('u2', 'Can Öz'), position: 'Kanat', city: 'Isparta', rating: 71 } as const;
const ECE = { ...person('u5', 'Ece Ak'), position: null, city: null } as const;

const stats = { speed: 82, shooting: 80, passing: 60, dribbling: 61, defense: 35, physical: 66 };
export const user = (part: Partial<User>): User => ({
  ...{ ...person('u2', 'Can Öz'), position: 'Kanat', teams: ['Yıldız', 'Göl'], fifaStats: stats },
  ...{ raters: 12, foot: 'Sol', city: 'Isparta', role: 'user', ...part },
});

export const slot = (date: string, hour: number, part: Partial<WeeklySlot> = {}): WeeklySlot => {
  const isPast = at(date, hour) <= NOW;
  return {
    ...{ timeSlot: `${hour}:00-${hour + 1}:00`, status: 'available', isAvailable: !isPast, isPast },
    ...{ hasSubscription: false, mine: false, mineStatus: null, price: 1500, startsAt: at(date, hour) },
    ...part,
  };
};
const TAKEN = { status: 'occupied', isAvailable: false } as const;
export const week = (startDate: string): WeeklyField[] => [
  {
    ...{ fieldId: 'f1', fieldName: 'Halı 1', capacity: "7'ye 7" },
    weeklyData: Array.from({ length: 7 }, (_, day) => {
      const date = addDays(startDate, day);
      const isSaturday = weekStart(date) === addDays(date, -5);
      const own = { ...TAKEN, mine: true, mineStatus: 'pending' } as const;
      return {
        date,
        daySlots: [slot(date, 20), slot(date, 21, TAKEN), slot(date, 22, isSaturday ? own : {})],
      };
    }),
  },
];

export const venue = (id: string, businessName: string, part: Partial<Venue> = {}): Venue => ({
  ...{ ...both(id), businessName, phone: '+905321234567', address: 'Çarşı Mahallesi 3', isActive: true },
  ...{ location: { city: 'Isparta', coordinates: [30.55, 37.76] }, equipment: 'Duş, otopark', photos: [] },
  fields: [
    { ...both('f1'), name: 'Halı 1', capacity: "7'ye 7", price: 1500, workingHours: [] },
    { ...both('f2'), name: 'Halı 2', capacity: "6'ya 6", price: 900, workingHours: [] },
  ],
  ...{ averageRating: 4.2, ratingCount: 3, description: 'Göl kenarında.', hasMoreRatings: true },
  reliability: { answerMinutes: 12, approvalRate: 0.94 },
  settings: { cancelHours: 2, approval: 'trusted', bufferMinutes: 0, horizonWeeks: 12 },
  ratings: [
    {
      ...{
        ...both('y1'),
        user: { fullName: 'Can Öz' },
        rating: 5,
        comment: 'Zemin çok iyi.',
        verified: true,
      },
      createdAt: '2026-11-10T11:00:00Z',
    },
    {
      ...{ ...both('y2'), user: { fullName: null }, rating: 2, comment: '', verified: false },
      createdAt: '2026-11-09T11:00:00Z',
    },
  ],
  ...part,
});

export const reservation = (id: string, date: string, part: Partial<Reservation> = {}): Reservation => ({
  ...{ ...both(id), reservationId: id, businessId: 'v1', businessName: 'Çınar Halı Saha', fieldId: 'f1' },
  ...{ fieldName: 'Halı 1', date, timeSlot: '21:00-22:00', startsAt: at(date, 21), endsAt: at(date, 22) },
  ...{ status: 'approved', price: 1500, createdAt: '2026-11-15T11:00:00Z', cancelUntil: at(date, 19) },
  ...{ canMove: true, businessPhone: '+902121112233' },
  user: { ...both('u1'), fullName: PLAYER.fullName, email: PLAYER.email, phone: '' },
  ...part,
});
const upcoming = [
  reservation('r1', addDays(TODAY, 2)),
  reservation('r2', addDays(TODAY, 1), { status: 'pending', businessName: 'Göl' }),
  reservation('r3', TODAY),
  reservation('r4', addDays(TODAY, 3), { status: 'rejected' }),
];
const past = [
  reservation('r8', addDays(TODAY, -2)),
  reservation('r9', addDays(TODAY, -9), { status: 'cancelled' }),
];

/** The night of a subscription that comes first. */
const TUESDAY = addDays(TODAY, 6);
const NEXT_WEEK = {
  ...{ date: TUESDAY, startsAt: at(TUESDAY, 22), endsAt: at(TUESDAY, 23) },
  cancelUntil: at(TUESDAY, -2),
};

const entry = (id: string, part: Partial<WaitingEntry>): WaitingEntry => ({
  ...{ ...both(id), businessId: 'v1', businessName: 'Işık Halı Saha', fieldId: 'f1', fieldName: 'Saha 1' },
  ...{ date: addDays(TODAY, 2), timeSlot: '21:00-22:00', startsAt: at(addDays(TODAY, 2), 21) },
  ...{ endsAt: at(addDays(TODAY, 2), 22), status: 'waiting', position: 3, offerUntil: null },
  ...{ createdAt: '2026-11-18T11:00:00.000Z', ...part },
});

export const friend = (id: string, otherUser: FriendLink['otherUser'], sender = otherUser): FriendLink => ({
  ...{ ...both(id), otherUser, sender, status: 'accepted', createdAt: '2026-11-18T11:00:00Z' },
});
const pending = (sent: boolean): FriendLink => ({
  ...friend(sent ? 'f8' : 'f9', ECE, sent ? { ...ECE, ...both('u1') } : ECE),
  status: 'pending',
});
export const friendship = (userId: string, part: Partial<Friendship> = {}): Friendship => ({
  ...{ ...both('f1'), userId, status: 'accepted', direction: null, ...part },
});

const players = ['Kaleci', 'Stoper', 'Bek', 'Kanat', 'Forvet'].map((position, i) => ({
  ...{
    player: `p${i}`,
    position,
    x: 10 + 20 * i,
    y: 50,
    fullName: `Oyuncu ${i}`,
    photo: null,
    rating: 60 + i,
  },
})) as Lineup['players'];
export const lineup = (id: string, name: string): Lineup => ({
  ...{ ...both(id), name, user: 'u1', createdAt: '2026-11-10T11:00:00Z', players },
});

export const ad = (id: string, part: Partial<Ad>): Ad => ({
  ...{ ...both(id), type: 'findPlayer', location: { city: 'Isparta' }, teamSize: null, lineupId: null },
  ...{ lineup: null, position: null, positionNeeded: 'Stoper', description: 'Salı akşamı' },
  user: { ...person('u5', 'Ece Ak'), position: 'Kanat', rating: 71 },
  ...{ createdAt: '2026-11-18T11:00:00Z', expiresAt: '2026-11-25T11:00:00Z', ...part },
});
const OWN_AD = { user: { ...person('u1', PLAYER.fullName), position: 'Forvet', rating: 60 } } as const;
const ADS: Record<string, Ad[]> = {
  findPlayer: [ad('a1', {}), ad('a2', { ...OWN_AD, positionNeeded: 'Bek' })],
  findTeam: [ad('a3', { type: 'findTeam', position: 'Kaleci', positionNeeded: null })],
  findOpponent: [
    ad('a4', { type: 'findOpponent', positionNeeded: null, teamSize: 5, lineup: lineup('l9', 'Şahinler') }),
  ],
};

export const cup = (id: string, name: string, part: Partial<Tournament> = {}): Tournament => ({
  ...{ ...both(id), name, date: addDays(TODAY, 5), fee: 1500, capacity: 16, version: 3 },
  location: { city: 'Isparta', coordinates: [30.55, 37.76] },
  organizer: { ...both('u9'), fullName: 'Ayşe Öz' },
  ...{ participants: [person('u2', 'Can Öz')], isFull: false, isPast: false, isCancelled: false },
  ...{ isRegistered: false, ...part },
});

export const challenge = (id: string, part: Partial<Challenge>): Challenge => ({
  ...{ ...both(id), type: 'rakip-bul', details: `Aranıyor ${id}`, contactInfo: '0532 111 22 33' },
  ...{ creator: person('u2', 'Can Öz'), createdAt: '2026-11-18T11:00:00Z', ...part },
});

const recommendations = (): Recommendations => ({
  hours: [
    {
      ...{ businessId: 'v1', businessName: 'Çınar Halı Saha', address: 'Gölcük Yolu 1', photo: null },
      ...{ averageRating: 4.5, ratingCount: 3, fieldId: 'f1', fieldName: 'Saha 1', capacity: "7'ye 7" },
      ...{
        date: addDays(TODAY, 1),
        timeSlot: '21:00-22:00',
        startsAt: at(addDays(TODAY, 1), 21),
        price: 1500,
      },
      isNew: false,
      others: [
        {
          ...{ fieldId: 'f1', fieldName: 'Saha 1', capacity: "7'ye 7", date: addDays(TODAY, 2) },
          ...{ timeSlot: '22:00-23:00', startsAt: at(addDays(TODAY, 2), 22), price: 1500 },
        },
      ],
      reasons: [{ code: 'friends', text: 'arkadaşlarınız burada oynuyor' }],
    },
  ],
  opponents: [
    {
      ...{ requestId: 'a4', captain: person('u5', 'Ece Ak'), name: 'Gece Takımı', teamSize: 7 },
      ...{ strength: 71, ownStrength: 70, reasons: [{ code: 'strength', text: "gücünüz denk: 70'e 71" }] },
    },
  ],
  players: [
    {
      ...{ purpose: 'forMe', player: { ...person('u3', 'Can Eldiven'), rating: 68 }, position: 'Kaleci' },
      reasons: [{ code: 'position', text: 'kadronuzda kaleci eksik' }],
    },
    {
      ...{ purpose: 'forThem', player: { ...person('u4', 'Ali Çelik'), rating: 64 }, position: 'Bek' },
      reasons: [],
    },
  ],
});

/** Matches in every state, as the player's lists show them. */
const matches = () => [
  match(-1, { ...both('m1'), status: 'proposed', awaits: 'u1' }),
  match(-2, { ...both('m2'), clashes: [{ whose: 'you', text: '21:00 için bir saatiniz var.' }] as never }),
  match(1, { ...both('m3'), playersA: [ME, player('u6', 'Can Er')], matchLocation: 'Göl' }),
  match(2, { ...both('m4'), status: 'cancelled', myAnswer: 'left' }),
];

/** Answers of the API for a player with data everywhere, by the path below /api. */
export const WORLD: Record<string, (query: URLSearchParams) => unknown> = {
  'profile/user': () => user({ ...PLAYER, phone: '+905321234567', selfStats: stats, raters: 3 }),
  'users/u2': () => user({}),
  'users/search': () => ({ users: [user({}), user({ ...ECE, teams: [] })], nextCursor: null }),
  'friends/list': () => [friend('f1', CAN)],
  'friends/pending': (query) => [pending(query.get('direction') === 'sent')],
  'friends/status/u2': () => friendship('u2'),
  'friends/statuses': () => [friendship('u2'), friendship('u5', { status: 'none', ...both(null as never) })],
  'business/search': () => [venue('v1', 'Çınar Halı Saha'), venue('v2', 'Göl', { reliability: null })],
  ...HOURS,
  'business/ranking': () => [
    {
      ...{ ...both('v1'), rank: 1, businessName: 'Çınar Halı Saha', address: 'Çarşı Mahallesi 3' },
      ...{ averageRating: 4.8, ratingCount: 12, photo: null },
    },
  ],
  'business/v1/ratings': () => [],
  'business/v1': () => venue('v1', 'Çınar Halı Saha'),
  'reservations/weekly-user': (query) => ({ weeklyData: week(query.get('startDate') ?? '') }),
  'reservations/mine': (query) => ({
    reservations: query.get('when') === 'past' ? past : upcoming,
    nextCursor: null,
  }),
  'waiting-list/mine': () => ({
    entries: [entry('e1', {}), entry('e2', { status: 'offered', position: 1, offerUntil: NOW + 872_000 })],
  }),
  'waiting-list/line': () => ({ waiting: 2, own: null }),
  'subscription/mine': (query) => ({
    requests: [
      ...(query.get('status') ? [] : [subscription('s2', { status: 'pending', occurrences: [] })]),
      subscription('s1', {
        status: 'approved',
        occurrences: weeksOf([NEXT_WEEK, { status: 'skipped', skippedBy: 'player' }]),
      }),
    ],
    nextCursor: null,
  }),
  'calendar/feed': () => ({ url: '/api/calendar/u1.ics' }),
  requests: (query) => ADS[query.get('type') ?? ''] ?? [],
  'requests/mine': () => ADS.findPlayer?.slice(1),
  'lineups/u1': () => [lineup('l1', 'Kartallar')],
  'matches/u1': matches,
  'rosters/acik': () => roster(),
  'rosters/kaptan': () => roster({ isCaptain: true, answersUntil: at('2026-11-20', 19) }),
  'rosters/bitti': () => roster({ status: 'cancelled', state: 'over', answers: [] }),
  tournaments: () => [
    cup('t1', 'Gece Kupası'),
    cup('t0', 'Eski Kupa', { date: addDays(TODAY, -5), isPast: true }),
  ],
  'tournaments/t1': () => cup('t1', 'Gece Kupası'),
  'tournaments/t2': () =>
    cup('t2', 'Göl Kupası', { organizer: { ...both('u1'), fullName: PLAYER.fullName } }),
  challenges: () => [
    challenge('c1', {}),
    challenge('c2', { type: 'eksik-oyuncu', contactInfo: '@cagri', creator: person('u1', PLAYER.fullName) }),
  ],
  recommendations,
  blocks: () => [],
  'account/sessions': () => [],
  'account/second-factor': () => ({
    enabled: false,
    required: false,
    totp: false,
    recoveryCodesLeft: 0,
    passkeys: [],
  }),
};
