type PartyModel = 'User' | 'Business';

/** One piece of news of a player or a business. */
export type NotificationRow = {
  id: string;
  owner_model: PartyModel;
  owner_id: string;
  /** One of `NotificationKind`; older rows may hold kinds that are no longer sent. */
  kind: string;
  /** One Turkish sentence. */
  text: string;
  /** Path within the product. */
  link: string;
  /** What must be told only once: the same key of the same owner is written a single time. */
  once_key: string | null;
  /** The player whose name the text holds. */
  about_user: string | null;
  created_at: number;
  read_at: number | null;
};

/** A choice that differs from, or confirms, what holds by default. */
export type NotificationPreferenceRow = {
  owner_id: string;
  topic: string;
  push: number;
  mail: number;
};

/** A browser that may be woken; the endpoint is the browser's, whoever is signed in there. */
export type PushSubscriptionRow = {
  id: string;
  owner_model: PartyModel;
  owner_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Who of a venue's staff uses it; null for its owner and for players. */
  staff_id: string | null;
  created_at: number;
};

/**
 * Something to be sent: written with what it tells of, deleted when it is sent. Who claims it pushes `due_at` into
 * the future, so that it comes up again should the sender die.
 */
export type DeliveryRow = {
  id: string;
  channel: 'push' | 'mail';
  owner_model: PartyModel;
  owner_id: string;
  /** The push subscription; for mail the owner. */
  target: string;
  kind: string;
  text: string;
  link: string;
  /** What a later one replaces: a second message of the same person, or the same news sent again. */
  tag: string;
  tries: number;
  due_at: number;
  created_at: number;
};

/** What a receiver was told of a subject on one day of the calendar; a new day begins anew. */
export type ToldRow = {
  owner_id: string;
  /** What changes to and fro, such as one player's hour on a pitch. */
  subject: string;
  /** `YYYY-MM-DD` in Istanbul. */
  day: string;
  /** The facts told on that day, as JSON. */
  facts: string;
  /** The one told last; null before the first. */
  last: string | null;
  /** 1 once a fact was told a second time on that day. */
  again: number;
  /** A repeated fact that may be told again, as JSON of a notice, and when. */
  waiting: string | null;
  due_at: number | null;
  /** The player whose name `waiting` holds. */
  about_user: string | null;
};

export type NotificationsSchema = {
  told: ToldRow;
  notifications: NotificationRow;
  notification_preferences: NotificationPreferenceRow;
  push_subscriptions: PushSubscriptionRow;
  deliveries: DeliveryRow;
};
