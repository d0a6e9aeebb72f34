import * as z from 'zod/mini';
import { MAX_REASON } from './admin.ts';
import { BarKind } from './bars.ts';
import { asLine, Email, Identified, numeric, Paging, requiredText } from './common.ts';
import { ReportReason, ReportSubject } from './reports.ts';
import { RegisteredProfile } from './venue-profile.ts';

/** What the desk searches, in the order of its answers. */
export const DESK_KINDS = ['player', 'venue', 'reservation', 'payment', 'tournament', 'ad'] as const;
export const DeskKind = z.enum(DESK_KINDS, 'Neyi aradığınızı seçin.');
export type DeskKind = z.infer<typeof DeskKind>;

/** State of anything that the desk finds, and how people call it. */
export const DESK_STATES = {
  active: 'Açık',
  admin: 'Yönetici',
  approved: 'Onaylı',
  cancelled: 'İptal',
  closed: 'Kapandı',
  coming: 'Yaklaşıyor',
  correcting: 'Düzeltme bekliyor',
  failed: 'Başarısız',
  found: 'Bulundu',
  initialised: 'Sonuçlanmadı',
  paid: 'Ödendi',
  past: 'Geçti',
  pending: 'Bekliyor',
  rejected: 'Reddedildi',
  suspended: 'Askıda',
  unpaid: 'Ödemesi yok',
  withdrawn: 'Geri çekildi',
} as const;
export const DeskState = z.enum(Object.keys(DESK_STATES) as (keyof typeof DESK_STATES)[]);
export type DeskState = z.infer<typeof DeskState>;

const Q = 'En az 2 karakter yazın.';
export const DeskSearch = z.extend(Paging, {
  q: z
    .string(Q)
    .check(z.trim(), z.minLength(2, Q), z.maxLength(100, 'En fazla 100 karakter yazabilirsiniz.')),
  /** Absent: the newest few of every kind, as one page. */
  kind: z.optional(DeskKind),
});

/** An account that has a page of its own on the desk. */
export const DeskParty = z.extend(Identified, { kind: z.enum(['player', 'venue']), name: z.string() });
export type DeskParty = z.infer<typeof DeskParty>;

/** `made`: whom the account blocked; `received`: who blocked the account. */
export const DeskBlocksQuery = z.extend(Paging, {
  direction: z.enum(['made', 'received'], 'Hangi engelleri görmek istediğinizi seçin.'),
});
/** The other account of a block, and since when. */
export const DeskBlock = z.extend(DeskParty, { createdAt: z.string() });
export type DeskBlock = z.infer<typeof DeskBlock>;

export const DeskHit = z.extend(Identified, {
  kind: DeskKind,
  title: z.string(),
  /** Facts about it, each a short text. */
  facts: z.array(z.string()),
  state: DeskState,
  createdAt: z.string(),
  /** Those whose it is. */
  parties: z.array(DeskParty),
});
export type DeskHit = z.infer<typeof DeskHit>;

/** A coming hour of a player or venue: a reservation, or a held week of a subscription. */
export const DeskBooking = z.extend(Identified, {
  kind: z.enum(['reservation', 'subscription']),
  state: z.enum(['pending', 'approved']),
  date: z.string(),
  timeSlot: z.string(),
  startsAt: z.number(),
  fieldName: z.string(),
  player: DeskParty,
  venue: DeskParty,
});
export type DeskBooking = z.infer<typeof DeskBooking>;

/** A live session of a player or owner; instants in ms since the epoch. */
const DeskSession = z.extend(Identified, {
  device: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
});

const OpenReport = z.extend(Identified, {
  subjectType: ReportSubject,
  reason: ReportReason,
  text: z.string(),
  createdAt: z.string(),
});

const Suspension = z.object({ at: z.string(), reason: z.string() });

/** What the pages of a player and of a venue have in common. */
const account = {
  email: z.string(),
  emailVerified: z.boolean(),
  state: DeskState,
  city: z.nullable(z.string()),
  createdAt: z.string(),
  suspension: z.nullable(Suspension),
  /** What of its contact is barred for new accounts. */
  barred: z.array(BarKind),
  /** The next few hours. */
  bookings: z.array(DeskBooking),
  sessions: z.array(DeskSession),
  /** Open reports about the account and what it published, the oldest first. */
  reports: z.array(OpenReport),
};

export const DeskPlayer = z.extend(Identified, {
  ...account,
  fullName: z.string(),
  phone: z.nullable(z.string()),
  played: z.number(),
  noShows: z.number(),
});
export type DeskPlayer = z.infer<typeof DeskPlayer>;

export const DeskVenue = z.extend(Identified, {
  ...account,
  businessName: z.string(),
  ownerName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  coordinates: z.tuple([z.number(), z.number()]),
  pitches: z.array(z.string()),
  nextPaymentDate: z.nullable(z.string()),
});
export type DeskVenue = z.infer<typeof DeskVenue>;

/** What ends when an account is suspended now. */
export const SuspensionPreview = z.object({
  /** Requests and approved hours that have not begun. */
  reservations: z.number(),
  subscriptions: z.number(),
  /** Places in line. */
  waiting: z.number(),
  /** The next few of those hours. */
  bookings: z.array(DeskBooking),
});
export type SuspensionPreview = z.infer<typeof SuspensionPreview>;

const reason = requiredText('Gerekçeyi yazın.', MAX_REASON);
/** An act on an account. The reason stands in the audit log; people read that of a suspension. */
export const DeskAct = z.object({ reason });

/** `bar`: whether e-mail and phone are barred until the account is restored. */
export const SuspensionOrder = z.extend(DeskAct, { bar: z._default(z.boolean(), false) });
export type SuspensionOrder = z.output<typeof SuspensionOrder>;

/** E-mail and phone as they must be. A player's phone may be empty. */
export const ContactFix = z.object({
  email: Email,
  phone: z
    .string('Telefon numarasını yazın.')
    .check(...asLine, z.maxLength(30, 'Geçerli bir telefon numarası yazın.')),
  reason,
});
export type ContactFix = z.infer<typeof ContactFix>;

export const PinFix = z.object({ location: RegisteredProfile.shape.location, reason });
export type PinFix = z.output<typeof PinFix>;

/** Days that an admin may give a venue at a time. */
export const MOST_FREE_DAYS = 90;
const DAYS = `1 ile ${MOST_FREE_DAYS} arasında bir gün sayısı yazın.`;
export const DueExtension = z.object({
  days: numeric(DAYS, z.int(DAYS), z.gte(1, DAYS), z.lte(MOST_FREE_DAYS, DAYS)),
  reason,
});
export type DueExtension = z.output<typeof DueExtension>;
