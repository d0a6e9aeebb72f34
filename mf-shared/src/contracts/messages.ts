import * as z from 'zod/mini';
import { atMost, Identified, numeric } from './common.ts';
import { hasInk, MAX_MESSAGE } from './text-terms.ts';

export { MAX_MESSAGE } from './text-terms.ts';

export const Party = z.enum(['User', 'Business']);
export type Party = z.infer<typeof Party>;

export const ChatMessage = z.extend(Identified, {
  sender: z.string(),
  senderModel: Party,
  receiver: z.string(),
  receiverModel: Party,
  content: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
  /** The sender's own key of the message; it marks a repeated send. */
  clientId: z.nullable(z.string()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** An invisible text is no message. */
export const Content = z
  .string('Bir mesaj yazın.')
  .check(
    z.trim(),
    z.minLength(1, 'Bir mesaj yazın.'),
    z.refine(hasInk, 'Bir mesaj yazın.'),
    atMost(MAX_MESSAGE, 'Mesaj'),
  );

export const SendMessage = z.object({
  receiverId: z.string('Alıcı seçin.'),
  receiverModel: Party,
  content: Content,
  clientId: z.optional(z.string().check(z.maxLength(64))),
});
export type SendMessage = z.infer<typeof SendMessage>;
export const SendAnswer = z.object({ newMessage: ChatMessage });

/**
 * Why the caller cannot write: `own`, they blocked the partner; `other`, the partner is out of reach for any reason;
 * `stranger`, the player never wrote to this venue or booked there.
 */
export const ChatClosed = z.enum(['own', 'other', 'stranger']);
export type ChatClosed = z.infer<typeof ChatClosed>;

export const ChatListItem = z.object({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  type: Party,
  photo: z.nullable(z.string()),
  lastMessage: z.string(),
  lastAt: z.string(),
  unread: z.number(),
  /** Absent or null when the caller may write. */
  closed: z.optional(z.nullable(ChatClosed)),
});
export type ChatListItem = z.infer<typeof ChatListItem>;

/** The partner of a conversation, also before its first message. */
export const ChatPartner = z.pick(ChatListItem, {
  id: true,
  _id: true,
  name: true,
  type: true,
  photo: true,
  closed: true,
});
export type ChatPartner = z.infer<typeof ChatPartner>;
export const PartnerId = z.object({ receiverModel: Party, receiverId: z.string() });

/** Number of unread messages in the conversation with `chatId`. */
export const UnreadItem = z.object({ chatId: z.string(), chatModel: Party, count: z.number() });
export type UnreadItem = z.infer<typeof UnreadItem>;

export const MarkRead = z.object({ chatUserId: z.string('Konuşma seçin.') });

/** A page of history in the order written; `before` is the id of the oldest known message. */
export const HistoryQuery = z.object({
  limit: z._default(numeric(undefined, z.int(), z.gte(1), z.lte(100)), 50),
  before: z.optional(z.string()),
});
