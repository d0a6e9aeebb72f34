import * as z from 'zod/mini';
import { MAX_REASON } from './admin.ts';
import { Identified, ItemVersion, requiredText } from './common.ts';
import { Party } from './messages.ts';
import { ReportReason, type ReportSubject } from './reports.ts';

/** What an admin can remove, and how people call it. */
export const REMOVABLE_NAMES = {
  review: 'Yorum',
  message: 'Mesaj',
  ad: 'İlan',
  challenge: 'Meydan okuma',
  tournament: 'Turnuva',
  photo: 'İşletme fotoğrafı',
  playerPhoto: 'Profil fotoğrafı',
  playerName: 'Profildeki ad',
  venueName: 'İşletme adı',
  venueText: 'İşletme tanıtımı',
  lineupName: 'Kadro adı',
} as const;
export type Removable = keyof typeof REMOVABLE_NAMES;
export const REMOVABLES = Object.keys(REMOVABLE_NAMES) as [Removable, ...Removable[]];
export const Removable = z.enum(REMOVABLES, 'Neyi kaldıracağınızı seçin.');

/** What can be removed of a reported thing. */
export const REMOVABLE_OF: Record<ReportSubject, readonly Removable[]> = {
  person: ['playerPhoto', 'playerName'],
  venue: ['venueText', 'venueName'],
  ad: ['ad'],
  review: ['review'],
  message: ['message'],
  photo: ['photo'],
  challenge: ['challenge'],
  tournament: ['tournament'],
};

/** Days until removed content is deleted for good. */
export const REMOVAL_KEPT_DAYS = 180;
/** Days to appeal against a removal. */
export const APPEAL_DAYS = 14;
export const MAX_APPEAL = 2000;

const Content = z.object({
  type: Removable,
  /** Of the thing; of the account for a part of a profile; the path of a venue's photo. */
  id: z.string('Neyi kaldıracağınızı seçin.').check(z.maxLength(300, 'Neyi kaldıracağınızı seçin.')),
});
export type Content = z.infer<typeof Content>;

/** The author reads category and reason. */
export const RemovalInput = z.object({
  subject: Content,
  category: ReportReason,
  reason: requiredText('Gerekçeyi yazın.', MAX_REASON),
  /** The report that led to it; it is closed in the same act. `version` is that of its item in the queue. */
  reportId: z.optional(z.string().check(z.maxLength(64))),
  version: ItemVersion,
});
export type RemovalInput = z.infer<typeof RemovalInput>;
export const RestoreInput = z.object({ reason: requiredText('Gerekçeyi yazın.', MAX_REASON) });

export const APPEAL_STATES = ['open', 'upheld', 'granted'] as const;
const AppealState = z.enum(APPEAL_STATES);

/** An appeal as its author sees it. */
export const OwnAppeal = z.extend(Identified, {
  text: z.string(),
  /** `upheld`: the decision stays; `granted`: it was taken back. */
  state: AppealState,
  answer: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type OwnAppeal = z.infer<typeof OwnAppeal>;

/** A removal as the author of the content sees it. */
export const Removal = z.extend(Identified, {
  type: Removable,
  /** The content as it was. */
  content: z.record(z.string(), z.unknown()),
  category: ReportReason,
  reason: z.string(),
  removedAt: z.string(),
  restoredAt: z.nullable(z.string()),
  appealUntil: z.string(),
  appeal: z.nullable(OwnAppeal),
});
export type Removal = z.infer<typeof Removal>;

const Person = z.extend(Identified, { type: Party, name: z.nullable(z.string()) });

/** A removal as admins see it. */
export const AdminRemoval = z.extend(Identified, {
  type: Removable,
  content: z.record(z.string(), z.unknown()),
  category: ReportReason,
  reason: z.string(),
  removedAt: z.string(),
  restoredAt: z.nullable(z.string()),
  /** Null when the account is gone. */
  owner: z.nullable(Person),
  removedBy: z.string(),
  hasAppeal: z.boolean(),
});
export type AdminRemoval = z.infer<typeof AdminRemoval>;

/** An appeal as admins see it. */
export const AdminAppeal = z.extend(OwnAppeal, {
  owner: z.nullable(Person),
  /** What it is against: a removal, or else a suspension of the account. */
  removal: z.nullable(AdminRemoval),
  suspension: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  /** The admin who made that decision, and so may not judge the appeal. */
  against: z.nullable(z.extend(Identified, { name: z.string() })),
});
export type AdminAppeal = z.infer<typeof AdminAppeal>;

export const AppealInput = z.object({ text: requiredText('Neden itiraz ettiğinizi yazın.', MAX_APPEAL) });
export const AppealDecision = z.object({
  decision: z.enum(['upheld', 'granted'], 'Kararınızı seçin.'),
  answer: requiredText('Yanıtınızı yazın.', MAX_APPEAL),
  version: ItemVersion,
});
export type AppealDecision = z.infer<typeof AppealDecision>;

const token = z.string('Bağlantı eksik.').check(z.minLength(1, 'Bağlantı eksik.'), z.maxLength(2000));
/** The token of a mailed link, or of the login's refusal. */
export const SuspensionToken = z.object({ token });
export const SuspensionAppeal = z.object({ token, text: AppealInput.shape.text });
/** A suspension as the owner of the account sees it without a session. */
export const OwnSuspension = z.object({
  reason: z.string(),
  suspendedAt: z.string(),
  appeal: z.nullable(OwnAppeal),
});
export type OwnSuspension = z.infer<typeof OwnSuspension>;

/** Something of an account that could be removed. */
export const ContentOf = z.extend(Identified, { type: Removable, text: z.string() });
export type ContentOf = z.infer<typeof ContentOf>;
/** Contents of each kind that the desk's page of an account shows. */
export const MOST_CONTENTS = 20;
export const AccountContents = z.object({
  contents: z.array(ContentOf),
  removals: z.array(AdminRemoval),
});
export type AccountContents = z.infer<typeof AccountContents>;
