/** Topics of notices, without schemas, so that a page that only shows them loads no checks of forms. */

/** Choices of the preferences, one row each; every kind of notice has a topic. */
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
  'announcements',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

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
  announcements: 'Duyurular',
};
