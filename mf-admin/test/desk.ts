import type {
  DeskBlock,
  DeskBooking,
  DeskHit,
  DeskPlayer,
  DeskVenue,
  SuspensionPreview,
} from 'mf-shared/contracts/desk';

const both = (id: string) => ({ _id: id, id });
const AT = '2026-11-01T10:00:00.000Z';
const ege = { ...both('u1'), kind: 'player', name: 'Ege Kaya' } as const;
const cinar = { ...both('v1'), kind: 'venue', name: 'Çınar Halı Saha' } as const;

export const HITS: DeskHit[] = [
  {
    ...{ ...both('u1'), kind: 'player', title: 'Ege Kaya', state: 'active', createdAt: AT, parties: [ege] },
    facts: ['ege@oyuncu.test', '0532 111 22 33'],
  },
  {
    ...{ ...both('v1'), kind: 'venue', title: 'Çınar Halı Saha', state: 'suspended', createdAt: AT },
    ...{ facts: ['İstanbul'], parties: [cinar] },
  },
  {
    ...{ ...both('r1'), kind: 'reservation', title: '20 Kasım Cuma, 21:00-22:00 · Saha 1' },
    ...{ facts: ['1.200 TL'], state: 'approved', createdAt: AT, parties: [ege, cinar] },
  },
];

export const BLOCKS: Record<'made' | 'received', DeskBlock[]> = {
  made: [{ ...cinar, createdAt: AT }],
  received: [
    { ...both('u7'), kind: 'player', name: 'Veli Ak', createdAt: AT },
    { ...both('u8'), kind: 'player', name: 'Silinmiş hesap', createdAt: AT },
  ],
};

export const BOOKINGS: DeskBooking[] = [
  {
    ...{ ...both('r1'), kind: 'reservation', state: 'pending', date: '2026-11-20', timeSlot: '21:00-22:00' },
    ...{ startsAt: Date.parse('2026-11-20T18:00:00Z'), fieldName: 'Saha 1', player: ege, venue: cinar },
  },
  {
    ...{
      ...both('w1'),
      kind: 'subscription',
      state: 'approved',
      date: '2026-11-21',
      timeSlot: '20:00-21:00',
    },
    ...{ startsAt: Date.parse('2026-11-21T17:00:00Z'), fieldName: 'Saha 2', player: ege, venue: cinar },
  },
];

const account = {
  ...{ emailVerified: true, createdAt: AT, suspension: null, bookings: BOOKINGS },
  sessions: [
    {
      ...{ ...both('t1'), device: 'Chrome, Android', createdAt: Date.parse(AT) },
      lastUsedAt: Date.parse('2026-11-20T15:00:00Z'),
    },
  ],
  barred: [],
  reports: [
    {
      ...{ ...both('b1'), subjectType: 'person', reason: 'fake', text: 'Başkasının fotoğrafı.' },
      createdAt: '2026-11-19T10:00:00.000Z',
    },
  ],
} satisfies Partial<DeskPlayer>;

export const player = (part: Partial<DeskPlayer> = {}): DeskPlayer => ({
  ...{ ...account, ...both('u1'), fullName: 'Ege Kaya', email: 'ege@oyuncu.test', phone: '+905321112233' },
  ...{ state: 'active', city: 'İstanbul', played: 12, noShows: 1 },
  ...part,
});

export const venue = (part: Partial<DeskVenue> = {}): DeskVenue => ({
  ...{ ...account, ...both('v1'), businessName: 'Çınar Halı Saha', ownerName: 'Ayşe Öztürk' },
  ...{ email: 'cinar@isletme.test', phone: '+902121112233', address: 'Bağdat Caddesi 1', state: 'active' },
  ...{ city: 'İstanbul', coordinates: [28.98, 41.01], pitches: ['Saha 1', 'Saha 2'] },
  nextPaymentDate: '2026-12-18T10:00:00.000Z',
  ...part,
});

export const PREVIEW: SuspensionPreview = {
  reservations: 3,
  subscriptions: 1,
  waiting: 2,
  bookings: BOOKINGS,
};
