import * as z from 'zod/mini';
import { Email, Identified, optionalText, Paging, requiredText, unlessEmpty } from './common.ts';
import { Party } from './messages.ts';

export const SUPPORT_SUBJECTS = ['account', 'booking', 'payment', 'refund', 'privacy', 'other'] as const;
export const SupportSubject = z.enum(SUPPORT_SUBJECTS, 'Bir konu seçin.');
export type SupportSubject = z.infer<typeof SupportSubject>;
export const MAX_SUPPORT_TEXT = 2000;
/** A refund is asked for within so many days after the payment (spec, section 9). */
export const REFUND_DAYS = 3;
/** Days after the answer until a request is deleted. */
export const SUPPORT_KEPT_DAYS = 180;

/** How screens and mails name the subjects. */
export const SUPPORT_NAMES: Record<SupportSubject, string> = {
  account: 'Hesap ve giriş',
  booking: 'Rezervasyon ve abonelik',
  payment: 'İşletme ödemesi',
  refund: 'İade talebi',
  privacy: 'Kişisel veriler (KVKK)',
  other: 'Diğer',
};

/** `name`, `email` and `recaptchaToken` are a visitor's; whoever is signed in is answered at their account. */
export const SupportCreate = z.object({
  subject: SupportSubject,
  text: requiredText('Ne olduğunu yazın.', MAX_SUPPORT_TEXT),
  name: optionalText(80),
  email: unlessEmpty(Email),
  recaptchaToken: z.optional(z.string()),
});
export type SupportCreate = z.output<typeof SupportCreate>;

/** A request as whoever wrote it sees it. */
export const SupportRequest = z.extend(Identified, {
  subject: SupportSubject,
  text: z.string(),
  status: z.enum(['open', 'answered']),
  createdAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

/** Whoever wrote it: an account, or a visitor without an id. Names are null where an account is gone. */
const SupportPerson = z.object({
  _id: z.nullable(z.string()),
  id: z.nullable(z.string()),
  type: z.union([Party, z.literal('Visitor')]),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

export const AdminSupportRequest = z.extend(SupportRequest, {
  person: SupportPerson,
  /** What a refund is decided by; null for other subjects. */
  refund: z.nullable(
    z.object({
      paidAt: z.string(),
      /** TL. */
      amount: z.number(),
      /** Reservations that the venue took between the payment and the request. */
      reservations: z.number(),
    }),
  ),
});
export type AdminSupportRequest = z.infer<typeof AdminSupportRequest>;

export const SupportQuery = z.extend(Paging, { status: z._default(z.enum(['open', 'answered']), 'open') });
export const SupportAnswer = z.object({ text: requiredText('Bir yanıt yazın.', MAX_SUPPORT_TEXT) });
export type SupportAnswer = z.infer<typeof SupportAnswer>;
export const SupportAnswered = z.object({ message: z.string(), request: AdminSupportRequest });
