import * as z from 'zod/mini';
import { Email, Identified, ItemVersion, optionalText, Paging, requiredText, unlessEmpty } from './common.ts';
import { Party } from './messages.ts';

export const SUPPORT_SUBJECTS = ['account', 'booking', 'payment', 'refund', 'privacy', 'other'] as const;
export const SupportSubject = z.enum(SUPPORT_SUBJECTS, 'Bir konu seçin.');
export type SupportSubject = z.infer<typeof SupportSubject>;
export const MAX_SUPPORT_TEXT = 2000;
/** Days after a payment to ask for a refund (spec, section 9). */
export const REFUND_DAYS = 3;
/** Days from the answer until the request is deleted. */
export const SUPPORT_KEPT_DAYS = 180;

/** Names of the subjects on screens and in mails. */
export const SUPPORT_NAMES: Record<SupportSubject, string> = {
  account: 'Hesap ve giriş',
  booking: 'Rezervasyon ve abonelik',
  payment: 'İşletme ödemesi',
  refund: 'İade talebi',
  privacy: 'Kişisel veriler (KVKK)',
  other: 'Diğer',
};

/** Only visitors send `name`, `email` and `recaptchaToken`; a signed-in writer gets the answer in the account. */
export const SupportCreate = z.object({
  subject: SupportSubject,
  text: requiredText('Ne olduğunu yazın.', MAX_SUPPORT_TEXT),
  name: optionalText(80),
  email: unlessEmpty(Email),
  recaptchaToken: z.optional(z.string()),
});
export type SupportCreate = z.output<typeof SupportCreate>;

const SupportMessage = z.extend(Identified, {
  /** Whether the writer of the request wrote it; else an admin did. */
  fromWriter: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** A request as its writer sees it. */
export const SupportRequest = z.extend(Identified, {
  subject: SupportSubject,
  text: z.string(),
  status: z.enum(['open', 'answered']),
  createdAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** Questions of the admins and the writer's replies before the answer, the oldest first. */
  messages: z.array(SupportMessage),
  /** Whether a question waits for the writer's reply. */
  awaitsReply: z.boolean(),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

/** The writer: an account, or a visitor without an id. Names are null when the account is gone. */
const SupportPerson = z.object({
  _id: z.nullable(z.string()),
  id: z.nullable(z.string()),
  type: z.union([Party, z.literal('Visitor')]),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

export const AdminSupportRequest = z.extend(SupportRequest, {
  person: SupportPerson,
  /** Facts that decide a refund; null for other subjects. */
  refund: z.nullable(
    z.object({
      paidAt: z.string(),
      /** TL. */
      amount: z.number(),
      /** Reservations at the venue between payment and request. */
      reservations: z.number(),
    }),
  ),
});
export type AdminSupportRequest = z.infer<typeof AdminSupportRequest>;

export const SupportQuery = z.extend(Paging, { status: z._default(z.enum(['open', 'answered']), 'open') });
export const SupportAnswer = z.object({
  text: requiredText('Bir yanıt yazın.', MAX_SUPPORT_TEXT),
  version: ItemVersion,
});
export const SupportQuestion = z.object({
  text: requiredText('Sorunuzu yazın.', MAX_SUPPORT_TEXT),
  version: ItemVersion,
});
export const SupportReply = z.object({ text: requiredText('Bir yanıt yazın.', MAX_SUPPORT_TEXT) });
export type SupportAnswer = z.infer<typeof SupportAnswer>;
export const SupportAnswered = z.object({ message: z.string(), request: AdminSupportRequest });
