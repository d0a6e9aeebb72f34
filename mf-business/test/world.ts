import type { BoardAnswer, BoardEntry, ComingMatch } from 'mf-shared/contracts/board';
import type { Income } from 'mf-shared/contracts/income';
import type { Notification } from 'mf-shared/contracts/notifications';
import type { Payment, PaymentState } from 'mf-shared/contracts/payments';
import type { PriceRule } from 'mf-shared/contracts/prices';
import type { DailyField, DailySlot, Reservation } from 'mf-shared/contracts/reservations';
import type { Session } from 'mf-shared/contracts/sessions';
import type { StaffMember, VenueChange } from 'mf-shared/contracts/staff';
import type { Venue } from 'mf-shared/contracts/venues';
import { addDays, datesBetween, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { subscription, weeksOf } from '../../mf-shared/test/subscriptions.ts';

/** A Wednesday evening. */
export const NOW = Date.parse('2026-11-18T15:20:00Z');
const TODAY = '2026-11-18';
const at = (date: string, hour: number) => {
  const startsAt = istanbulMidnight(date) + hour * HOUR_MS;
  return { date, timeSlot: `${hour}:00-${hour + 1}:00`, startsAt, endsAt: startsAt + HOUR_MS };
};
const both = (id: string) => ({ _id: id, id });

const profile: Venue = {
  ...{ ...both('b1'), businessName: 'Çınar Halı Saha', phone: '+905321234567', address: 'Çarşı Mahallesi 3' },
  ...{ location: { city: 'Isparta', coordinates: [30.55, 37.76] }, equipment: 'Duş', description: 'Gölde.' },
  photos: ['/uploads/a.webp', '/uploads/b.webp'],
  fields: [
    { ...both('f1'), name: 'Halı 1', capacity: "7'ye 7", price: 1500 },
    { ...both('f2'), name: 'Halı 2', capacity: "6'ya 6", price: 900 },
  ].map((field) => ({ ...field, workingHours: [{ start: '18:00', end: '02:00' }] })),
  ...{ averageRating: 4.2, ratingCount: 3, ratings: [], isActive: true, version: 'v7' },
  ...{ ownerName: 'Ayşe Güneş', email: 'ayse@isletme.test', emailVerified: false, pendingEmail: null },
  nextPaymentDate: '2026-11-22T11:00:00.000Z',
};

const PLAYER = { ...both('u2'), fullName: 'Can Öz', email: 'can@topla.test', phone: '+905331112233' };
const reservation = (id: string, hour: ReturnType<typeof at>, part: Partial<Reservation> = {}) => ({
  ...{ ...both(id), reservationId: id, businessId: 'b1', businessName: profile.businessName, fieldId: 'f1' },
  ...{ fieldName: 'Halı 1', ...hour, status: 'pending' as const, price: 1500 },
  ...{ createdAt: '2026-11-18T15:08:00Z', attendance: null, user: { ...PLAYER, played: 4, noShows: 1 } },
  ...part,
});
export const requests: Reservation[] = [
  reservation('r1', at(addDays(TODAY, 1), 21)),
  reservation('r2', at(TODAY, 20), { fieldName: 'Halı 2', fieldId: 'f2', user: { ...PLAYER, phone: '' } }),
  reservation('r3', at(TODAY, 16), { status: 'approved' }),
  reservation('r4', at(addDays(TODAY, -1), 20), { status: 'approved', attendance: 'noShow' as never }),
  reservation('r5', at(addDays(TODAY, 2), 20), { status: 'rejected' }),
  reservation('r6', at(addDays(TODAY, 3), 20), { status: 'cancelled' }),
];

const slot = (hour: ReturnType<typeof at>, part: Partial<DailySlot> = {}): DailySlot => ({
  ...{ timeSlot: hour.timeSlot, startsAt: hour.startsAt, endsAt: hour.endsAt, status: 'available' },
  ...{ isPast: hour.startsAt <= NOW, user: null, reservationId: null, ...part },
});
const day = (date: string): DailyField[] => {
  const user = { ...both('u2'), fullName: 'Can Öz', phone: '+905331112233', played: 4, noShows: 1 };
  const noOne = { ...user, ...both(''), fullName: 'Hasan Usta', phone: '' };
  return [
    {
      ...{ fieldId: 'f1', fieldName: 'Halı 1', capacity: "7'ye 7" },
      daySlots: [
        slot(at(date, 16), { status: 'approved', user, reservationId: 'r3', attendance: null }),
        slot(at(date, 18), { status: 'approved', user, reservationId: 'r7' }),
        slot(at(date, 20), { status: 'pending', user, reservationId: 'r2', waiting: 2 }),
        slot(at(date, 22)),
      ],
    },
    {
      ...{ fieldId: 'f2', fieldName: 'Halı 2', capacity: "6'ya 6" },
      daySlots: [
        slot(at(date, 16)),
        slot(at(date, 18), { status: 'approved', user: noOne, kind: 'phone', note: 'Kapora verdi' }),
        slot(at(date, 20), { status: 'approved', kind: 'closure', reason: 'maintenance', note: 'Zemin' }),
        slot(at(date, 22), { status: 'approved', user, subscriptionId: 's1', occurrenceId: 'w1' }),
      ],
    },
  ];
};

const entry = (id: string, hour: ReturnType<typeof at>, part: Partial<BoardEntry>): BoardEntry => ({
  ...{ ...both(id), kind: 'reservation', fieldId: 'f1', ...hour, status: 'approved', name: 'Can Öz' },
  ...{ phone: '+905331112233', note: '', price: 1500, userId: 'u2', reason: null, attendance: null },
  ...{ played: 4, noShows: 1, seriesId: null, version: '1', ...part },
});
const board = (from: string, to: string): BoardAnswer => {
  const nights = datesBetween(from, to);
  const [first = from, second = from] = nights;
  const nobody = { userId: null, phone: '' };
  const entries = [
    entry('r1', at(first, 20), { status: 'pending' }),
    entry('p1', at(second, 21), {
      ...nobody,
      kind: 'phone',
      name: 'Hasan Usta',
      note: 'Kapora',
      price: 1200,
    }),
    entry('c1', at(first, 22), { ...nobody, kind: 'closure', name: '', price: null, reason: 'holiday' }),
    entry('w1', at(second, 22), {
      kind: 'subscription',
      fieldId: 'f2',
      name: 'İpek Şahin',
      usualDate: first,
    }),
    entry('o1', at(first, 21), { ...nobody, kind: 'offer', name: '', price: null, fieldId: 'f2' }),
  ];
  const field = (fieldId: string, fieldName: string) => ({
    ...{ fieldId, fieldName, capacity: "7'ye 7", archived: false },
    days: nights.map((date) => ({
      date,
      free: [20, 21, 22].flatMap((hour) => {
        const { date: _, ...free } = at(date, hour);
        const isHeld = entries.some((one) => one.fieldId === fieldId && one.startsAt === free.startsAt);
        return isHeld ? [] : [{ ...free, price: hour === 22 ? 1200 : 1500 }];
      }),
    })),
  });
  return { fields: [field('f1', 'Halı 1'), field('f2', 'Halı 2')], entries, lastDate: addDays(TODAY, 84) };
};

const income = (from: string, to: string): Income => ({
  ...{ from, to, total: { amount: 9000, count: 6 }, earned: { amount: 6000, count: 4 } },
  ...{ noShows: { amount: 1500, count: 1 }, compared: { to, amount: 9000, count: 6 } },
  previous: { from: addDays(from, -7), to: addDays(from, -1), amount: 7500, count: 5 },
  sources: [
    { source: 'reservation', amount: 4500, count: 3 },
    { source: 'subscription', amount: 3000, count: 2 },
    { source: 'phone', amount: 1500, count: 1 },
  ],
  days: datesBetween(from, to).map((date, i) => ({ date, amount: i < 3 ? 3000 : 0, count: i < 3 ? 2 : 0 })),
  pitches: [
    { fieldId: 'f1', fieldName: 'Halı 1', amount: 7500, count: 5 },
    { fieldId: 'f2', fieldName: 'Halı 2', amount: 1500, count: 1 },
  ],
  heat: [
    { weekday: 1, time: '21:00', booked: 3, offered: 4 },
    { weekday: 6, time: '22:00', booked: 0, offered: 4 },
  ],
});

const rule = (id: string, part: Partial<PriceRule>): PriceRule => ({
  ...{ ...both(id), label: '', fieldIds: [], weekdays: [], fromDate: null, toDate: null, start: null },
  ...{ end: null, price: 1800, ...part },
});

const payment = (id: string, part: Partial<Payment> = {}): Payment => ({
  ...{ ...both(id), amount: 1500, status: 'paid', createdAt: '2026-10-23T11:00:00.000Z' },
  ...{ completedAt: '2026-10-23T11:02:00.000Z', periodFrom: '2026-10-23T11:00:00.000Z' },
  ...{ periodTo: '2026-11-22T11:00:00.000Z', failureReason: null, ...part },
});
const failed = payment('p2', {
  ...{ status: 'failed', periodFrom: null, periodTo: null, failureReason: 'Kart reddedildi.' },
});
/** By id of the requested payment. */
const PAID: Record<string, Payment> = { p1: payment('p1'), p2: failed };
const state = (query: URLSearchParams): PaymentState => ({
  ...{ isActive: true, nextPaymentDate: '2026-11-22T11:00:00.000Z', canPay: true, amount: 1500 },
  ...{ payableFrom: '2026-11-15T11:00:00.000Z', lastPayment: payment('p1') },
  billing: null,
  payment: PAID[query.get('paymentId') ?? ''] ?? null,
});

const match = (id: string, part: Partial<ComingMatch>): ComingMatch => ({
  ...{ ...both(id), kind: 'reservation', fieldName: 'Halı 1', ...at(TODAY, 20), name: 'Can Öz' },
  ...{ phone: '+905331112233', ...part },
});

const person = (id: string, part: Partial<StaffMember>): StaffMember => ({
  ...{ ...both(id), name: 'Veli Kaya', email: 'veli@isletme.test', role: 'staff', status: 'active' },
  ...{ inviteExpiresAt: null, ...part },
});
const change = (id: string, who: string, text: string): VenueChange => ({
  ...{ ...both(id), who, text, createdAt: '2026-11-18T11:05:00Z' },
});

const session = (id: string, device: string, current: boolean): Session => ({
  ...{
    ...both(id),
    device,
    role: 'business',
    createdAt: NOW - 48 * HOUR_MS,
    lastUsedAt: NOW - HOUR_MS,
    current,
  },
});

const news = (id: string, part: Partial<Notification>): Notification => ({
  ...{ ...both(id), kind: 'friend_request', topic: 'friends', text: `Haber ${id}`, link: '/business/board' },
  ...{ createdAt: NOW - HOUR_MS, readAt: null, ...part },
});

/** Answers of the API for a venue with data everywhere, by the path below /api. */
export const WORLD: Record<string, (query: URLSearchParams) => unknown> = {
  config: () => ({ captcha: { provider: 'altcha', siteKey: null }, map: { tileUrl: null, attribution: '' } }),
  'profile/business': () => profile,
  'business/ranking/own': () => ({ city: 'Isparta', rank: 3, of: 12 }),
  'reservations/daily': (query) => ({ dailyData: day(query.get('date') ?? '') }),
  'reservations/business-reservations': (query) => {
    const status = query.get('status');
    return {
      reservations: requests.filter((one) => !status || one.status === status),
      nextCursor: status ? null : 'c2',
    };
  },
  'business/board': (query) => board(query.get('from') ?? '', query.get('to') ?? ''),
  'business/income': (query) => income(query.get('from') ?? '', query.get('to') ?? ''),
  'business/prices': () => ({
    rules: [
      rule('q1', { label: 'Hafta sonu akşamı', weekdays: [6, 7], start: '20:00', end: '00:00' }),
      rule('q2', {
        label: 'Bayram',
        fieldIds: ['f2'],
        fromDate: '2026-11-20',
        toDate: '2026-11-24',
        price: 2000,
      }),
    ],
    version: '3',
  }),
  'subscription/requests': () => ({
    requests: [
      subscription('s1'),
      subscription('s2', {
        status: 'approved',
        occurrences: weeksOf([{}, { status: 'skipped', skippedBy: 'player' }, { usualDate: '2098-01-20' }]),
      }),
      subscription('s3', { status: 'approved', pausedFrom: '2098-01-01', pausedUntil: '2098-02-01' }),
      subscription('s4', { status: 'rejected' }),
    ],
    nextCursor: null,
  }),
  'business/settings': () => ({
    ...{ cancelHours: 24, approval: 'trusted', bufferMinutes: 30, horizonWeeks: 8, version: '1' },
  }),
  'calendar/business-feed': () => ({ url: '/api/calendar/b1.ics' }),
  blocks: () => [
    { ...both('u9'), type: 'User', name: 'Ece Ak', photo: null, createdAt: '2026-11-01T11:00:00Z' },
  ],
  'business/staff': () => [
    person('s1', {}),
    person('s2', { name: 'Ayla Er', role: 'manager' }),
    person('s3', { name: 'Ege Su', status: 'invited', inviteExpiresAt: '2026-11-22T11:00:00Z' }),
  ],
  'business/changes': () => [
    change('h1', 'Veli Kaya', 'Can Öz, 20 Kasım Cuma 21:00-22:00: onaylandı'),
    change('h2', 'Ayla Er', 'Halı 1, 19 Kasım Perşembe: kapatıldı'),
  ],
  'staff/invitation': () => ({
    ...{ businessName: profile.businessName, name: 'Ege Su', email: 'ege@isletme.test' },
  }),
  'payments/status': state,
  'payments/invoices': () => [
    {
      ...payment('p1'),
      invoices: [
        {
          ...both('p1'),
          no: '2026-000007',
          kind: 'sale',
          amount: 1500,
          vat: 250,
          issuedAt: '2026-10-23T11:02:00.000Z',
        },
      ],
      refunds: [
        {
          ...{
            ...both('f1'),
            amount: 1500,
            state: 'requested',
            deadline: '2026-11-27T20:59:59.999Z',
            reason: null,
          },
          ...{ createdAt: '2026-11-20T10:00:00.000Z', decidedAt: null, executedAt: null, bookedAt: null },
        },
      ],
    },
    { ...failed, invoices: [], refunds: [] },
    { ...payment('p3', { status: 'abandoned', completedAt: null }), invoices: [], refunds: [] },
  ],
  'business/coming-matches': () => ({
    matches: [match('m1', {}), match('m2', { kind: 'phone', name: 'Hasan Usta', phone: '' })],
  }),
  'account/sessions': () => [session('t1', 'Chrome, Windows', true), session('t2', 'Safari, iPhone', false)],
  'account/second-factor': () => ({
    ...{ enabled: true, required: false, totp: true, recoveryCodesLeft: 2 },
    passkeys: [{ ...both('k1'), name: 'Dizüstü', createdAt: NOW - 96 * HOUR_MS, lastUsedAt: null }],
  }),
  notifications: () => [
    news('n1', {}),
    news('n2', { createdAt: NOW - 30 * HOUR_MS, readAt: NOW - 29 * HOUR_MS, link: null as never }),
  ],
  'notifications/preferences': () => ({
    preferences: [{ topic: 'messages', push: true, mail: false }],
    ...{ mailAvailable: true, pushAvailable: true },
  }),
};
