import * as z from 'zod/mini';
import { Identified, ItemVersion, optionalText, Paging } from './common.ts';
import { Party } from './messages.ts';
import { MAX_REPORT_TEXT, REPORT_REASONS } from './report-terms.ts';

export { MAX_REPORT_TEXT, REPORT_REASONS } from './report-terms.ts';

export const REPORT_SUBJECTS = [
  'person',
  'venue',
  'ad',
  'review',
  'message',
  'photo',
  'challenge',
  'tournament',
] as const;
export const ReportSubject = z.enum(REPORT_SUBJECTS, 'Neyi bildirdiğinizi seçin.');
export type ReportSubject = z.infer<typeof ReportSubject>;

export const ReportReason = z.enum(REPORT_REASONS, 'Bir neden seçin.');
export type ReportReason = z.infer<typeof ReportReason>;

/** The reported thing: id of a player, venue, ad, review, message, challenge or tournament, or path of a photo. */
export const Reported = z.object({
  type: ReportSubject,
  id: z.string('Neyi bildirdiğinizi seçin.').check(z.maxLength(300, 'Neyi bildirdiğinizi seçin.')),
});
export type Reported = z.infer<typeof Reported>;

export const ReportCreate = z.object({
  subject: Reported,
  reason: ReportReason,
  text: optionalText(MAX_REPORT_TEXT),
});
export type ReportCreate = z.infer<typeof ReportCreate>;

export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const;
export const ReportOutcome = z.enum(REPORT_OUTCOMES, 'Ne yaptığınızı seçin.');

const Person = z.extend(Identified, { type: Party, name: z.nullable(z.string()) });

/** A report as admins see it. */
export const AdminReport = z.extend(Identified, {
  status: z.enum(['open', 'resolved']),
  subject: z.extend(Reported, { _id: z.string() }),
  /** Its owner; null when the account is gone. */
  owner: z.nullable(Person),
  reporter: Person,
  reason: ReportReason,
  text: z.string(),
  /** The reported thing at the time of the report. */
  snapshot: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  updatedAt: z.string(),
  outcome: z.nullable(ReportOutcome),
  note: z.string(),
  resolvedAt: z.nullable(z.string()),
});
export type AdminReport = z.infer<typeof AdminReport>;

export const ReportsQuery = z.extend(Paging, { status: z._default(z.enum(['open', 'resolved']), 'open') });
export const ReportResolve = z.object({
  outcome: ReportOutcome,
  note: optionalText(MAX_REPORT_TEXT),
  version: ItemVersion,
});
export type ReportResolve = z.infer<typeof ReportResolve>;
export const ReportResolved = z.object({ message: z.string(), report: AdminReport });
