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
  /** Key of news that is told only once: for each owner, one notification with this key is written. */
  once_key: string | null;
  /** The player whose name is in the text. */
  about_user: string | null;
  created_at: number;
  read_at: number | null;
};

/** A choice that an account made. It differs from the default or confirms it. */
export type NotificationPreferenceRow = {
  owner_id: string;
  topic: string;
  push: number;
  mail: number;
};

/** A browser that may be woken. The endpoint belongs to the browser, not to its user. */
export type PushSubscriptionRow = {
  id: string;
  owner_model: PartyModel;
  owner_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The member of a venue's staff who uses it; null for the owner and for players. */
  staff_id: string | null;
  created_at: number;
};

/**
 * Something to be sent. It is written together with its cause and deleted when it is sent. A claim moves `due_at` into
 * the future, so that the row is due again if the sender dies.
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
  /** A later one with the same tag replaces it: a second message of the same person, or the same news again. */
  tag: string;
  tries: number;
  due_at: number;
  created_at: number;
};

/** The facts that a receiver was told of a subject on one calendar day. A new day begins anew. */
export type ToldRow = {
  owner_id: string;
  /** A thing that changes to and fro, such as one player's hour on a pitch. */
  subject: string;
  /** `YYYY-MM-DD` in Istanbul. */
  day: string;
  /** The facts told on that day, as JSON. */
  facts: string;
  /** The fact told last; null before the first. */
  last: string | null;
  /** 1 once a fact was told twice on that day. */
  again: number;
  /** A repeated fact that may be told again (JSON of a notice), and when. */
  waiting: string | null;
  due_at: number | null;
  /** The player whose name is in `waiting`. */
  about_user: string | null;
};

export type NotificationsSchema = {
  told: ToldRow;
  notifications: NotificationRow;
  notification_preferences: NotificationPreferenceRow;
  push_subscriptions: PushSubscriptionRow;
  deliveries: DeliveryRow;
};
