import * as z from 'zod/mini';
import { isProvince } from '../provinces.ts';
import type { AdType } from './ads.ts';
import type { ErrorCode } from './errors.ts';
import type { Friendship } from './friends.ts';
import type { ChatMessage, UnreadItem } from './messages.ts';
import { Content, Party } from './messages.ts';
import type { Notification } from './notifications.ts';
import type { Reservation } from './reservations.ts';
import type { Subscription } from './subscriptions.ts';
import type { WaitingNews } from './waiting-list.ts';

/** Frames from a client on `/api/socket`; one JSON object a frame. */
export const ClientFrame = z.discriminatedUnion('event', [
  /** Says whose connection this is; `userId` must be the token's own. */
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
  /** Watches the hours of this venue between the dates (inclusive); needs no join. */
  z.object({
    event: z.literal('watchWeek'),
    data: z.object({ businessId: z.string(), startDate: z.iso.date(), endDate: z.iso.date() }),
  }),
  z.object({ event: z.literal('unwatchWeek'), data: z.object({ businessId: z.string() }) }),
  /** Watches ads, or stops; needs no join. */
  z.object({ event: z.literal('watchRequests'), data: z.object({ on: z.boolean() }) }),
  /** Watches the hours of all venues of a province, or stops; needs no join. */
  z.object({
    event: z.literal('watchHours'),
    data: z.object({ city: z.string().check(z.refine(isProvince)), on: z.boolean() }),
  }),
  /** Watches the match behind a link, or stops; needs no join. A link that ended brings no news. */
  z.object({
    event: z.literal('watchRoster'),
    data: z.object({ code: z.string().check(z.regex(/^[\w-]{22}$/)), on: z.boolean() }),
  }),
  /** Watches venues' applications with an admin's token; null stops. */
  z.object({ event: z.literal('watchPending'), data: z.object({ token: z.nullable(z.string()) }) }),
  z.object({ event: z.literal('ping'), data: z.object({}) }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** Frames from the hub. */
export type ServerFrame =
  /** Includes unread counts, so that badges need no call of their own. */
  | { event: 'joined'; data: { userId: string; unread?: UnreadItem[]; notifications?: number } }
  | { event: 'receiveMessage'; data: ChatMessage }
  /** Answer to `sendMessage`: the stored message, also sent to the sender's other tabs. */
  | { event: 'messageSent'; data: ChatMessage }
  /** The content of a stored message changed, such as by an admin who removed it; for both sides. */
  | { event: 'messageChanged'; data: ChatMessage }
  /** `readerId` read the receiver's conversation with `chatId`; both sides are told. */
  | { event: 'messagesRead'; data: { chatId: string; readerId: string } }
  | { event: 'slotsChanged'; data: { businessId: string; dates: string[] } }
  /** Hours of some venue of the province were taken or freed on these football nights; for watchers. */
  | { event: 'hoursChanged'; data: { city: string; dates: string[] } }
  /** Somebody answered, or the captain changed something; for whoever watches this link. */
  | { event: 'rosterChanged'; data: { code: string } }
  /** A request arrived or changed its status; for its business and its player. */
  | { event: 'reservationChanged'; data: Reservation }
  /** A weekly subscription was requested or changed; for its business and its player. */
  | { event: 'subscriptionChanged'; data: Subscription }
  /** The venue's board changed on these football nights; for its own tabs. */
  | { event: 'boardChanged'; data: { businessId: string; dates: string[] } }
  /** A staff member joined, changed role or left; for the venue's own tabs. */
  | { event: 'staffChanged'; data: { staffId: string } }
  /** Tokens of the receiver's account ended: the hub checks its connections again. Stays within the hub. */
  | { event: 'sessionsEnded'; data: Record<string, never> }
  /** The receiver's relation to another player changed; the new state. */
  | { event: 'friendshipChanged'; data: Friendship }
  /** A match of the receiver was proposed, answered, corrected or called off; the receiver reads again. */
  | { event: 'matchChanged'; data: { matchId: string } }
  /** The receiver's line moved, or its hour is offered now; the receiver reads again. */
  | { event: 'waitingChanged'; data: WaitingNews }
  /** A notice for the receiver. */
  | { event: 'notification'; data: Notification }
  /** The receiver read one notice, or (null) all, perhaps in another tab. */
  | { event: 'notificationsRead'; data: { id: string | null } }
  /** An ad of this type came or went in this city; for watchers. */
  | { event: 'requestsChanged'; data: { type: AdType; city: string } }
  /** A venue applied, or an admin decided; for admins who watch. */
  | { event: 'pendingChanged'; data: Record<string, never> }
  /** An item of the queue came or changed; for admins who watch. */
  | { event: 'queueChanged'; data: { id: string } }
  /** An announcement was written, or its state changed; for admins who watch. */
  | { event: 'announcementChanged'; data: { id: string } }
  | { event: 'pong'; data: Record<string, never> }
  | { event: 'error'; data: { code: ErrorCode; message: string; clientId?: string } };
export type ServerEvent = ServerFrame['event'];
