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

export type NotificationsSchema = {
  notifications: NotificationRow;
  notification_preferences: NotificationPreferenceRow;
  push_subscriptions: PushSubscriptionRow;
  deliveries: DeliveryRow;
};
