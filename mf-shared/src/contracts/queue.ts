import * as z from 'zod/mini';
import { Identified, numeric, Paging, requiredText, singleLine, unlessEmpty } from './common.ts';
import { AdminAppeal, AdminRemoval } from './removals.ts';
import { AdminReport } from './reports.ts';
import { AdminSupportRequest, MAX_SUPPORT_TEXT } from './support.ts';

/** What waits for an admin: a report, a request for support, or an appeal. */
export const QUEUE_KINDS = ['report', 'support', 'appeal'] as const;
export const QueueKind = z.enum(QUEUE_KINDS);
export type QueueKind = z.infer<typeof QueueKind>;

/** `open`: nobody took it; `working`: an admin has it; `waiting`: its writer was asked something; `done`: decided. */
export const QUEUE_STATES = ['open', 'working', 'waiting', 'done'] as const;
export const QueueState = z.enum(QUEUE_STATES);
export type QueueState = z.infer<typeof QueueState>;

/** An item of the queue as the list shows it. */
export const QueueItem = z.extend(Identified, {
  kind: QueueKind,
  state: QueueState,
  /** Comes before all others. */
  urgent: z.boolean(),
  /** Raised by every change; acts repeat it, so that two admins do not act on the same item. */
  version: z.number(),
  /** The admin who has it. */
  assignee: z.nullable(z.extend(Identified, { name: z.string() })),
  createdAt: z.string(),
  changedAt: z.string(),
  support: z.nullable(AdminSupportRequest),
  report: z.nullable(AdminReport),
  appeal: z.nullable(AdminAppeal),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** Earlier reports shown beside one. */
export const EARLIER_REPORTS = 10;

/** An item with what its decision needs. */
export const QueueDetail = z.extend(QueueItem, {
  /** The newest other reports about the same account, with their decisions. */
  earlier: z.array(AdminReport),
  /** What was removed because of this report. */
  removals: z.array(AdminRemoval),
});
export type QueueDetail = z.infer<typeof QueueDetail>;

export const QueueQuery = z.extend(Paging, {
  state: z._default(QueueState, 'open'),
  kind: unlessEmpty(QueueKind),
  /** Only items of the caller. */
  mine: unlessEmpty(z.literal('1')),
});

/** Items by state; done ones are too many to count. */
export const QueueCounts = z.object({ open: z.number(), working: z.number(), waiting: z.number() });
export type QueueCounts = z.infer<typeof QueueCounts>;

export const QueueAct = z.object({ version: numeric(undefined, z.int()) });
export const HandOver = z.extend(QueueAct, { adminId: z.string('Bir yönetici seçin.') });
export const Colleagues = z.array(z.extend(Identified, { name: z.string() }));

/** Templates that may stand at once. */
export const MAX_TEMPLATES = 100;
export const MAX_TEMPLATE_TITLE = 80;

/** A prepared answer. `{ad}` stands for the writer's name, `{konu}` for the subject. */
export const TemplateInput = z.object({
  title: singleLine('Şablona bir ad verin.', MAX_TEMPLATE_TITLE),
  text: requiredText('Şablonun metnini yazın.', MAX_SUPPORT_TEXT),
});
export type TemplateInput = z.infer<typeof TemplateInput>;
export const AnswerTemplate = z.extend(Identified, { title: z.string(), text: z.string() });
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
