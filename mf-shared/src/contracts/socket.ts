import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Friendship } from './friends.ts';
import type { ChatMessage, UnreadItem } from './messages.ts';
import { Content, Party } from './messages.ts';
import type { Notification } from './notifications.ts';
import type { RequestType } from './requests.ts';
import type { Reservation } from './reservations.ts';
import type { Subscription } from './subscriptions.ts';
import type { WaitingNews } from './waiting-list.ts';

/** What a client says on `/api/socket`; one JSON object a frame. */
export const ClientFrame = z.discriminatedUnion('event', [
  /** Names who this connection is; `userId` must be the token's own. */
  z.object({ event: z.literal('join'), data: z.object({ userId: z.string(), token: z.string() }) }),
  z.object({
    event: z.literal('sendMessage'),
    data: z.object({
      senderId: z.string(),
      receiverId: z.string(),
      receiverModel: z.optional(Party),
      content: Content,
      clientId: z.optional(z.string().check(z.maxLength(64))),
    }),
  }),
  /** Asks to be told when hours of this venue between the dates (inclusive) change; no join needed. */
  z.object({
    event: z.literal('watchWeek'),
    data: z.object({ businessId: z.string(), startDate: z.iso.date(), endDate: z.iso.date() }),
  }),
  z.object({ event: z.literal('unwatchWeek'), data: z.object({ businessId: z.string() }) }),
  /** Asks to be told when ads come and go, or no longer; no join needed. */
  z.object({ event: z.literal('watchRequests'), data: z.object({ on: z.boolean() }) }),
  /** Asks to be told when applications of venues come and go, with an admin's token; null ends it. */
  z.object({ event: z.literal('watchPending'), data: z.object({ token: z.nullable(z.string()) }) }),
  z.object({ event: z.literal('ping'), data: z.object({}) }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** What the hub says. */
export type ServerFrame =
  /** Says also what waits for whoever joined, so that badges need no call of their own. */
  | { event: 'joined'; data: { userId: string; unread?: UnreadItem[]; notifications?: number } }
  | { event: 'receiveMessage'; data: ChatMessage }
  /** Answer to `sendMessage`: the stored message, also sent to the sender's other tabs. */
  | { event: 'messageSent'; data: ChatMessage }
  /** `readerId` read the receiver's conversation with `chatId`; both sides are told. */
  | { event: 'messagesRead'; data: { chatId: string; readerId: string } }
  | { event: 'slotsChanged'; data: { businessId: string; dates: string[] } }
  /** A request arrived or its status changed; goes to its business and its player. */
  | { event: 'reservationChanged'; data: Reservation }
  /** A weekly subscription was asked for or changed; goes to its business and its player. */
  | { event: 'subscriptionChanged'; data: Subscription }
  /** Something on the venue's own board changed on these football nights; goes to its own tabs. */
  | { event: 'boardChanged'; data: { businessId: string; dates: string[] } }
  /** Somebody of the venue's staff joined, got another role or left; goes to its own tabs. */
  | { event: 'staffChanged'; data: { staffId: string } }
  /** Tokens of the receiver's account ended: its connections are looked at anew. Stays within the hub. */
  | { event: 'sessionsEnded'; data: Record<string, never> }
  /** Something changed between the receiver and another player; how they stand now. */
  | { event: 'friendshipChanged'; data: Friendship }
  /** A match of the receiver's was proposed, answered, corrected or called off; the receiver asks again. */
  | { event: 'matchChanged'; data: { matchId: string } }
  /** The line in which the receiver waits moved, or the hour is offered now; the receiver asks again. */
  | { event: 'waitingChanged'; data: WaitingNews }
  /** News for the receiver. */
  | { event: 'notification'; data: Notification }
  /** The receiver read one of the news, or (null) all of them, perhaps in another tab. */
  | { event: 'notificationsRead'; data: { id: string | null } }
  /** An ad of this type came or went there; goes to those who watch. */
  | { event: 'requestsChanged'; data: { type: RequestType; city: string } }
  /** A venue applied, or an admin decided about one; goes to admins who watch. */
  | { event: 'pendingChanged'; data: Record<string, never> }
  | { event: 'pong'; data: Record<string, never> }
  | { event: 'error'; data: { code: ErrorCode; message: string; clientId?: string } };
export type ServerEvent = ServerFrame['event'];
