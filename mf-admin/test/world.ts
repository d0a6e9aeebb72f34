import type { RejectedVenue } from 'mf-shared/contracts/admin';
import type { Correction } from 'mf-shared/contracts/corrections';
import type { QueueItem } from 'mf-shared/contracts/queue';
import type { AdminReport } from 'mf-shared/contracts/reports';
import type { PendingVenue, VenueReview } from 'mf-shared/contracts/review';
import type { AdminSupportRequest } from 'mf-shared/contracts/support';
import { HOUR_MS } from 'mf-shared/time';
import { LIMITS, webHooksAt } from './alerts.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { OWNERS } from './audit.ts';
import { BARS } from './bars.ts';
import { BLOCKS, HITS, PREVIEW, player, venue } from './desk.ts';
import { healthAt } from './health.ts';
import { MONEY } from './money.ts';
import { RELEASED, WATCHED } from './releases.ts';
import { APPEAL, CONTENTS } from './removals.ts';
import { ad, MERGE, reservation, tournament } from './things.ts';

export const NOW = Date.parse('2026-11-20T15:20:00Z');
const both = (id: string) => ({ _id: id, id });

const business = (id: string, businessName: string, part: Partial<PendingVenue> = {}): PendingVenue => ({
  ...{ ...both(id), businessName, ownerName: 'Ayşe Güneş', email: 'basvuru@tesis.example' },
  ...{ phone: '+905321234567', address: 'Bağdat Caddesi No: 12', equipment: 'Duş, otopark' },
  location: { city: 'İstanbul', coordinates: [29.06, 40.97] },
  photos: ['/uploads/a.webp', '/uploads/b.webp'],
  fields: [
    {
      ...{ ...both(`${id}-f`), name: 'Kapalı Saha', capacity: "7'ye 7", price: 1500 },
      workingHours: [
        { start: '10:00', end: '13:00' },
        { start: '18:00', end: '02:00' },
      ],
    },
  ],
  ...{ averageRating: 0, ratingCount: 0, ratings: [], isActive: false, createdAt: '2026-11-19T18:05:00Z' },
  ...{ round: 0, correction: null, hints: { doubles: 0, rejections: [], lastDecision: null } },
  ...part,
});
const application = business('p1', 'Boğaziçi');
const correction = (id: string, part: Partial<Correction> = {}): Correction => ({
  ...{ ...both(id), text: 'Adresi tam yazın.', parts: ['address'], askedAt: '2026-11-20T12:00:00Z' },
  ...{ withdrawnAt: null, sentAt: null, expiredAt: null, endsAt: null, before: null, after: null },
  ...part,
});
const SENT = correction('c1', {
  ...{ sentAt: '2026-11-20T14:00:00Z', before: application },
  after: { ...application, businessName: 'Boğaziçi Spor', photos: ['/uploads/b.webp'] },
});
const rejected: RejectedVenue = {
  ...business('r1', 'Ege Saha'),
  ...{ reason: 'Telefon yanlış', rejectedAt: '2026-11-18T18:05:00Z' },
  restorableUntil: '2026-12-18T18:05:00Z',
};

const asked = (id: string, part: Partial<AdminSupportRequest> = {}): AdminSupportRequest => ({
  ...{ ...both(id), subject: 'refund', text: 'İade rica ederim.', status: 'open', refund: null },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', answer: null, answeredAt: null },
  ...{ messages: [], awaitsReply: false },
  person: { ...both('b1'), type: 'Business', name: 'Yıldız Spor', email: 'ece@isletme.test' },
  ...part,
});

const report: AdminReport = {
  ...{
    ...both('x1'),
    status: 'open',
    subject: { _id: 'r1', id: 'r1', type: 'review' },
    reason: 'harassment',
  },
  owner: { ...both('u2'), type: 'User', name: 'Can Er' },
  reporter: { ...both('b1'), type: 'Business', name: 'Yıldız Spor' },
  ...{ text: 'Bize sövüyor.', snapshot: { comment: 'Berbat bir yer', rating: 1 } },
  ...{ createdAt: '2026-11-20T11:00:00.000Z', updatedAt: '2026-11-20T11:00:00.000Z' },
  ...{ outcome: null, note: '', resolvedAt: null },
};
const decided = { status: 'resolved', outcome: 'acted', note: 'Uyarıldı' } as const;
const item = (id: string, part: Partial<QueueItem>): QueueItem => ({
  ...{ ...both(id), kind: 'support', state: 'open', urgent: false, version: 1, assignee: null },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-20T10:00:00.000Z' },
  ...{ support: null, report: null, appeal: null, ...part },
});
const refund = { paidAt: '2026-11-19T10:00:00.000Z', amount: 1500, reservations: 2 };
const nobody = { ...both('u1'), type: 'User', name: null, email: null } as const;
export const ITEMS = {
  s1: item('s1', { urgent: true, support: asked('s1', { refund }) }),
  s2: item('s2', {
    ...{ state: 'working', assignee: { ...both('a1'), name: 'Ayşe Yılmaz' } },
    support: asked('s2', { subject: 'other', person: nobody }),
  }),
  x1: item('x1', { kind: 'report', urgent: true, report }),
  y1: item('y1', { kind: 'appeal', appeal: APPEAL }),
};
const SUSPENSION = { at: '2026-11-20T10:00:00.000Z', reason: 'Sahte belgeler' };

const HEALTH = healthAt(NOW);
const review: VenueReview = {
  ...{ venue: business('p1', 'Boğaziçi Spor'), state: 'pending', undoableUntil: null },
  pin: { province: 'Kocaeli', warning: 'Konum Kocaeli ilinde, seçilen şehir İstanbul.' },
  doubles: [
    {
      ...{ ...both('v1'), businessName: 'Çınar Halı Saha', city: 'İstanbul', state: 'suspended' },
      ...{ reasons: ['phone', 'near'], metres: 40 },
    },
  ],
  corrections: [SENT, correction('c0', { withdrawnAt: '2026-11-20T11:30:00Z' })],
  decisions: [
    {
      ...{ position: 7, act: 'venue.restore', who: 'ayse@topla.test', reason: null },
      at: '2026-11-20T11:00:00.000Z',
    },
    {
      ...{ position: 6, act: 'venue.reject', who: 'veli@topla.test', reason: 'Adres yok' },
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
};

/** The API's answers to an admin, by the path below /api. */
export const WORLD: Record<string, (query: URLSearchParams) => unknown> = {
  'admin/health': () => HEALTH,
  'admin/health/limits': () => LIMITS,
  'admin/web-hooks': () => webHooksAt(NOW),
  'admin/pending-businesses': () => [
    business('p1', 'Boğaziçi Spor', {
      ...{ description: 'Sahil yolunda, ışıklı iki saha.', round: 1, correction: SENT },
      hints: {
        ...{ doubles: 2, lastDecision: review.decisions[0] ?? null },
        rejections: [
          {
            ...{ venueId: 'v7', businessName: 'Eski Saha', city: 'İstanbul', reason: 'Tapu yok' },
            ...{ at: '2026-11-10T10:00:00.000Z', reasons: ['phone', 'email'] },
          },
        ],
      },
    }),
    business('p2', 'Çankaya Arena', { photos: [], equipment: '' }),
  ],
  'admin/corrections': () => [
    {
      ...business('k1', 'Haliç Saha'),
      correction: correction('c2', { parts: ['address', 'photos'], endsAt: '2026-12-20T12:00:00Z' }),
    },
  ],
  'admin/rejected-businesses': () => [rejected],
  'admin/releases': () => RELEASED,
  'admin/releases/watch': () => WATCHED,
  'admin/queue': () => [ITEMS.x1, ITEMS.s1, ITEMS.s2],
  'admin/queue/counts': () => ({ open: 3, working: 1, waiting: 0 }),
  'admin/queue/colleagues': () => [{ ...both('a2'), name: 'Veli Kurt' }],
  'admin/queue/s1': () => ({ ...ITEMS.s1, earlier: [], removals: [] }),
  'admin/queue/y1': () => ({ ...ITEMS.y1, earlier: [], removals: [] }),
  'admin/queue/x1': () => ({
    ...ITEMS.x1,
    earlier: [{ ...report, ...both('x0'), ...decided }],
    removals: [],
  }),
  'admin/answer-templates': () => [
    { ...both('t1'), title: 'Selam', text: 'Merhaba {ad}, {konu} için yazıyoruz.' },
  ],
  'admin/search': () => HITS,
  'admin/bars': () => BARS,
  'admin/players/u1': () => player(),
  'admin/players/u1/blocks': (query) => BLOCKS[query.get('direction') === 'made' ? 'made' : 'received'],
  'admin/venues/v1/blocks': () => [],
  'admin/players/u1/contents': () => CONTENTS,
  'admin/venues/v1/contents': () => ({ contents: [], removals: [] }),
  'admin/players/u2/merge': () => MERGE,
  'admin/reservations/r1': () => reservation(),
  'admin/tournaments/k1': () => tournament(),
  'admin/ads/a1': () => ad(),
  'admin/players/u1/suspension': () => PREVIEW,
  'admin/venues/v1': () => venue({ state: 'suspended', suspension: SUSPENSION }),
  ...MONEY,
  ...OWNERS,
  ...ANNOUNCEMENTS,
  'admin/venues/p1/review': () => review,
  'admin/venues/v1/review': () => ({ ...review, state: 'suspended', doubles: [], decisions: [] }),
  'admin/venues/p2/review': () => ({
    ...{ ...review, state: 'active', undoableUntil: '2026-11-20T15:25:00.000Z', doubles: [] },
    pin: { province: 'İstanbul', warning: null },
  }),
  'account/sessions': () => [
    {
      ...{ ...both('t1'), device: 'Chrome, Windows', role: 'admin', current: true },
      ...{ createdAt: NOW - HOUR_MS, lastUsedAt: NOW - 60_000 },
    },
  ],
  'account/second-factor': () => ({
    ...{ enabled: true, required: true, totp: true, recoveryCodesLeft: 10, passkeys: [] },
  }),
};
