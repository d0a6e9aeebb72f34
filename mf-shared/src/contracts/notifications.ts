import * as z from 'zod/mini';
import { Identified, Message, Paging } from './common.ts';

/** What a person can choose about, each a row of the preferences; every kind of news belongs to one. */
export const NOTIFICATION_TOPICS = [
  'reservations',
  'subscriptions',
  'waiting',
  'messages',
  'friends',
  'matches',
  'tournaments',
  'payments',
  'account',
  'support',
] as const;
export const NotificationTopic = z.enum(NOTIFICATION_TOPICS);
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Every kind of news with its topic. Additive: clients show a kind that they do not know like any other. */
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
  friend_request: 'friends',
  friend_accepted: 'friends',
  match_proposed: 'matches',
  match_created: 'matches',
  match_refused: 'matches',
  match_changed: 'matches',
  match_cancelled: 'matches',
  match_left: 'matches',
  rating_due: 'matches',
  tournament_registered: 'tournaments',
  tournament_left: 'tournaments',
  tournament_changed: 'tournaments',
  tournament_cancelled: 'tournaments',
  message: 'messages',
  business_approved: 'account',
  review_received: 'account',
  payment_due: 'payments',
  payment_received: 'payments',
  support_answered: 'support',
} as const satisfies Record<string, NotificationTopic>;
export type NotificationKind = keyof typeof TOPIC_OF_KIND;

/** What each role is asked about on its preferences panel, in this order. */
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
  ],
  Business: ['reservations', 'subscriptions', 'messages', 'payments', 'account', 'support'],
} as const satisfies Record<'User' | 'Business', readonly NotificationTopic[]>;

export type Channels = { push: boolean; mail: boolean };

/** What holds until somebody chooses otherwise: mail for what costs an hour or money when it is missed. */
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
};

/** One piece of news of a player or a business. */
export const Notification = z.extend(Identified, {
  kind: z.string(),
  topic: NotificationTopic,
  /** One Turkish sentence. */
  text: z.string(),
  /** Path within the product to which it leads. */
  link: z.string(),
  /** Instants, milliseconds since the epoch. */
  createdAt: z.number(),
  readAt: z.nullable(z.number()),
});
export type Notification = z.infer<typeof Notification>;

/** `X-Next-Cursor` holds the cursor of the next, older page. */
export const NotificationsQuery = Paging;

/** More than this is not counted; the badge shows "99+". */
export const MOST_UNREAD = 100;
export const UnreadCount = z.object({ unread: z.number() });
export type UnreadCount = z.infer<typeof UnreadCount>;

/**
 * Marks one of the caller's notifications as read, or all up to and including `until`: what arrives while somebody
 * presses "all" stays unread. Without either, everything.
 */
export const MarkNotificationsRead = z.object({
  id: z.optional(z.string()),
  until: z.optional(z.string()),
});
export const NotificationsRead = z.extend(Message, { unread: z.number() });

const Preference = z.object({ topic: NotificationTopic, push: z.boolean(), mail: z.boolean() });
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

/** The browser's own answer to `pushManager.subscribe`, as its `toJSON` writes it. */
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
/** Null where this installation sends no web push. */
export const VapidKey = z.object({ publicKey: z.nullable(z.string()) });
export type VapidKey = z.infer<typeof VapidKey>;

/** What a push message carries, encrypted, to the service worker. */
export type PushPayload = { title: string; body: string; link: string; tag: string };

/** Turns mail off from a link in one; the token stands in the link. */
export const UnsubscribeQuery = z.object({ token: z.string().check(z.maxLength(200)) });

/** How screens and mails name the topics. */
export const TOPIC_NAMES: Record<NotificationTopic, string> = {
  reservations: 'Rezervasyonlar',
  subscriptions: 'Abonelikler',
  waiting: 'Bekleme listesi',
  messages: 'Mesajlar',
  friends: 'Arkadaşlar',
  matches: 'Maçlar',
  tournaments: 'Turnuvalar',
  payments: 'Ödeme',
  account: 'Hesap ve yorumlar',
  support: 'Destek',
};
