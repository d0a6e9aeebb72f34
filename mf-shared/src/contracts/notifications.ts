import * as z from 'zod/mini';
import { Identified, Message, Paging } from './common.ts';
import { NOTIFICATION_TOPICS } from './notice-terms.ts';

export { NOTIFICATION_TOPICS, TOPIC_NAMES } from './notice-terms.ts';

export const NotificationTopic = z.enum(NOTIFICATION_TOPICS);
export type NotificationTopic = z.infer<typeof NotificationTopic>;

/** Topic of each kind of notice. Additive: clients show an unknown kind like any other. */
export const TOPIC_OF_KIND = {
  reservation_requested: 'reservations',
  reservation_approved: 'reservations',
  reservation_rejected: 'reservations',
  reservation_cancelled: 'reservations',
  reservation_expired: 'reservations',
  reservation_moved: 'reservations',
  attendance_missed: 'reservations',
  subscription_requested: 'subscriptions',
  subscription_approved: 'subscriptions',
  subscription_rejected: 'subscriptions',
  subscription_cancelled: 'subscriptions',
  subscription_changed: 'subscriptions',
  waiting_offer: 'waiting',
  waiting_passed: 'waiting',
  waiting_ended: 'waiting',
  hour_freed: 'waiting',
  friend_request: 'friends',
  friend_accepted: 'friends',
  match_proposed: 'matches',
  match_created: 'matches',
  match_refused: 'matches',
  match_changed: 'matches',
  match_cancelled: 'matches',
  match_left: 'matches',
  roster_moved_up: 'matches',
  rating_due: 'matches',
  ad_ended: 'matches',
  tournament_registered: 'tournaments',
  tournament_left: 'tournaments',
  tournament_changed: 'tournaments',
  tournament_cancelled: 'tournaments',
  message: 'messages',
  business_approved: 'account',
  review_received: 'account',
  payment_due: 'payments',
  payment_received: 'payments',
  refund_changed: 'payments',
  support_answered: 'support',
  support_question: 'support',
  health_alert: 'account',
  content_removed: 'support',
  content_restored: 'support',
  appeal_decided: 'support',
  report_acted: 'support',
  announcement: 'announcements',
  account_viewed: 'support',
} as const satisfies Record<string, NotificationTopic>;
export type NotificationKind = keyof typeof TOPIC_OF_KIND;

/** Rows of each role's preferences panel, in this order. */
export const TOPICS_OF = {
  User: [
    'reservations',
    'subscriptions',
    'waiting',
    'messages',
    'friends',
    'matches',
    'tournaments',
    'support',
    'announcements',
  ],
  Business: ['reservations', 'subscriptions', 'messages', 'payments', 'account', 'support', 'announcements'],
} as const satisfies Record<'User' | 'Business', readonly NotificationTopic[]>;

export type Channels = { push: boolean; mail: boolean };

/** Default channels: mail for notices that cost an hour or money when missed. */
export const DEFAULT_CHANNELS: Record<NotificationTopic, Channels> = {
  reservations: { push: true, mail: true },
  subscriptions: { push: true, mail: true },
  waiting: { push: true, mail: true },
  messages: { push: true, mail: false },
  friends: { push: true, mail: false },
  matches: { push: true, mail: false },
  tournaments: { push: true, mail: false },
  payments: { push: true, mail: true },
  account: { push: true, mail: true },
  support: { push: true, mail: true },
  announcements: { push: true, mail: true },
};

/** What became of the question of a notice. It lapses when somebody takes it back or its time is over. */
export const NoticeAnswer = z.enum(['waiting', 'accepted', 'refused', 'lapsed']);
export type NoticeAnswer = z.infer<typeof NoticeAnswer>;

/** A notice for a player or a business. */
export const Notification = z.extend(Identified, {
  kind: z.string(),
  topic: NotificationTopic,
  /** Only announcements have one. */
  title: z.optional(z.string()),
  /** One Turkish sentence; the text of an announcement may have several lines. */
  text: z.string(),
  /** Path within the product that it opens. */
  link: z.string(),
  /** Missing when it asks nothing. */
  answer: z.optional(NoticeAnswer),
  /** Instants, milliseconds since the epoch. */
  createdAt: z.number(),
  readAt: z.nullable(z.number()),
});
export type Notification = z.infer<typeof Notification>;

/** `X-Next-Cursor` holds the cursor of the next, older page. */
export const NotificationsQuery = Paging;

/** The count stops here; the badge shows "99+". */
export const MOST_UNREAD = 100;
export const UnreadCount = z.object({ unread: z.number() });
export type UnreadCount = z.infer<typeof UnreadCount>;

/**
 * Marks one notice of the caller as read, or all up to and including `until`, so that a notice that arrives at the
 * press of "all" stays unread. Without either, everything.
 */
export const MarkNotificationsRead = z.object({
  id: z.optional(z.string()),
  until: z.optional(z.string()),
});
export const NotificationsRead = z.extend(Message, { unread: z.number() });

export const Preference = z.object({ topic: NotificationTopic, push: z.boolean(), mail: z.boolean() });
export type NotificationPreference = z.infer<typeof Preference>;
export const NotificationPreferences = z.object({
  preferences: z.array(Preference),
  /** Whether this installation sends mail at all. */
  mailAvailable: z.boolean(),
  pushAvailable: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;
export const SaveNotificationPreferences = z.object({
  preferences: z.array(Preference).check(z.maxLength(NOTIFICATION_TOPICS.length)),
});

/** The browser's `pushManager.subscribe` answer, as `toJSON` writes it. */
export const PushSubscriptionInput = z.object({
  endpoint: z.url('Geçerli bir bildirim adresi gerekli.').check(z.maxLength(1000)),
  keys: z.object({
    /** Public key of the browser: an uncompressed point of P-256, base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{86,88}={0,2}$/, 'Geçersiz anahtar.')),
    /** 16 bytes, base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/, 'Geçersiz anahtar.')),
  }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;
export const PushEndpoint = z.object({ endpoint: z.string() });
/** Null when this installation sends no web push. */
export const VapidKey = z.object({ publicKey: z.nullable(z.string()) });
export type VapidKey = z.infer<typeof VapidKey>;

/** Encrypted content of a push message, for the service worker. */
export type PushPayload = { title: string; body: string; link: string; tag: string };

/** Turns mail off by a link in a mail; the link holds the token. */
export const UnsubscribeQuery = z.object({ token: z.string().check(z.maxLength(200)) });
