import * as z from 'zod/mini';
import { MAX_REASON } from './admin.ts';
import {
  hasInk,
  Identified,
  IsoDate,
  isPlain,
  numeric,
  Paging,
  requiredText,
  singleLine,
  unlessEmpty,
} from './common.ts';
import { City } from './users.ts';

/**
 * - `scheduled`: waits for its time.
 * - `sending`: goes out to one recipient after another.
 * - `sent`: every recipient was told.
 * - `cancelled`: given up before its time, or stopped while it was sent.
 */
export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export const AnnouncementState = z.enum(ANNOUNCEMENT_STATES, 'Bir durum seçin.');
export type AnnouncementState = z.infer<typeof AnnouncementState>;

export const AUDIENCE_ROLES = ['all', 'players', 'businesses'] as const;
export type AudienceRole = (typeof AUDIENCE_ROLES)[number];

/** At a venue: its people, and players who have coming bookings there. */
export const AUDIENCE_PLACES = ['everywhere', 'city', 'venue'] as const;
export type AudiencePlace = (typeof AUDIENCE_PLACES)[number];

export const MAX_ANNOUNCEMENT_TITLE = 80;
export const MAX_ANNOUNCEMENT_TEXT = 1000;
export const MAX_ANNOUNCEMENT_LINK = 200;
/** How many days ahead an announcement may be scheduled. */
export const MAX_SCHEDULE_DAYS = 90;

const TEXT = 'Duyurunun metnini yazın.';
const Text = z.string(TEXT).check(
  z.overwrite((text) => text.replaceAll('\r\n', '\n')),
  z.trim(),
  z.minLength(1, TEXT),
  z.refine(hasInk, TEXT),
  z.refine(
    (text) => text.split('\n').every(isPlain),
    'Metinde görünmeyen karakterler kullanılamaz. Lütfen silip yeniden yazın.',
  ),
  z.maxLength(MAX_ANNOUNCEMENT_TEXT, `En fazla ${MAX_ANNOUNCEMENT_TEXT} karakter yazabilirsiniz.`),
);

/** One slash, then characters that a browser neither drops nor reads as the beginning of another site. */
const IN_PRODUCT = /^\/(?![/\\])[\w\-./?=&%#~]*$/;

/** A path within the product, such as `/tournaments`. */
export const ProductPath = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_ANNOUNCEMENT_LINK, `En fazla ${MAX_ANNOUNCEMENT_LINK} karakter yazabilirsiniz.`),
    z.regex(IN_PRODUCT, 'Site içinden bir adres yazın; örneğin /tournaments.'),
  );

const TIME = 'Geçerli bir saat seçin.';
const Content = z.object({
  title: singleLine('Duyuruya bir başlık yazın.', MAX_ANNOUNCEMENT_TITLE),
  text: Text,
  link: unlessEmpty(ProductPath),
  role: z.enum(AUDIENCE_ROLES, 'Kimlere gideceğini seçin.'),
  place: z.enum(AUDIENCE_PLACES, 'Nereye gideceğini seçin.'),
  city: unlessEmpty(City),
  venueId: unlessEmpty(z.string().check(z.maxLength(64))),
  /** Besides the product itself. */
  push: z.boolean(),
  mail: z.boolean(),
  /** The day and the time in Istanbul at which it is sent; absent: as soon as an admin sends it. */
  date: unlessEmpty(IsoDate),
  time: unlessEmpty(z.string(TIME).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME))),
});

type Content = z.output<typeof Content>;
const needs = (path: keyof Content, message: string) => ({ path: [path], message });

const RULES = [
  z.refine<Content>(({ place, city }) => place !== 'city' || !!city, needs('city', 'Bir şehir seçin.')),
  z.refine<Content>(
    ({ place, venueId }) => place !== 'venue' || !!venueId,
    needs('venueId', 'Bir işletme seçin.'),
  ),
  z.refine<Content>(({ date, time }) => !date || !!time, needs('time', 'Gönderim saatini seçin.')),
  z.refine<Content>(({ date, time }) => !time || !!date, needs('date', 'Gönderim gününü seçin.')),
] as const;

/** What an admin writes. */
export const AnnouncementInput = Content.check(...RULES);
export type AnnouncementInput = Content;

/** The version that the admin saw; every act raises it. */
const seen = { version: numeric(undefined, z.int()) };
export const AnnouncementChange = z.extend(Content, seen).check(...RULES);
export const AnnouncementAct = z.object(seen);
export const AnnouncementWithdrawal = z.object({
  ...seen,
  reason: requiredText('Gerekçeyi yazın.', MAX_REASON),
});

/** How far an announcement got, by channel. */
export const AnnouncementProgress = z.object({
  /** Accounts that it goes to; null until they are counted. */
  recipients: z.nullable(z.int()),
  /** Recipients who have it in the product, and those for whom that failed. */
  told: z.int(),
  failed: z.int(),
  pushesSent: z.int(),
  pushesFailed: z.int(),
  mailsSent: z.int(),
  mailsFailed: z.int(),
  /** Pushes and mails that still wait, up to a bound. */
  waiting: z.int(),
});
export type AnnouncementProgress = z.infer<typeof AnnouncementProgress>;

/** A row of the list. Instants are ms since the epoch. */
export const ListedAnnouncement = z.extend(Identified, {
  title: z.string(),
  state: AnnouncementState,
  role: z.enum(AUDIENCE_ROLES),
  place: z.enum(AUDIENCE_PLACES),
  city: z.nullable(z.string()),
  /** The name of the venue that it is for; null for another place, and once the venue is gone. */
  venueName: z.nullable(z.string()),
  sendAt: z.nullable(z.number()),
  startedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  withdrawnAt: z.nullable(z.number()),
  recipients: z.nullable(z.int()),
  told: z.int(),
});
export type ListedAnnouncement = z.infer<typeof ListedAnnouncement>;

export const Announcement = z.extend(ListedAnnouncement, {
  text: z.string(),
  link: z.nullable(z.string()),
  venueId: z.nullable(z.string()),
  push: z.boolean(),
  mail: z.boolean(),
  version: z.int(),
  /** The admin who wrote it. */
  author: z.nullable(z.string()),
  progress: AnnouncementProgress,
});
export type Announcement = z.infer<typeof Announcement>;

export const AnnouncementsQuery = z.extend(Paging, { state: unlessEmpty(AnnouncementState) });

/** How an announcement looks, and how many accounts it goes to as things are now. */
export const AnnouncementPreview = z.object({
  recipients: z.object({ players: z.int(), businesses: z.int() }),
  /** Null where this installation sends none. */
  push: z.nullable(z.object({ title: z.string(), body: z.string() })),
  mail: z.nullable(
    z.object({
      subject: z.string(),
      greeting: z.string(),
      paragraphs: z.array(z.string()),
      action: z.string(),
      notes: z.array(z.string()),
    }),
  ),
});
export type AnnouncementPreview = z.infer<typeof AnnouncementPreview>;
