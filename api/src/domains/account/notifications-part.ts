import { PAGE, type Part, pages, whole } from './document.ts';

/** What somebody was told, a page at a time. */
const notifications: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('notifications')
      .select(['id', 'kind', 'text', 'link', 'created_at', 'read_at'])
      .where('owner_id', '=', owner)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );

const notificationPreferences = whole((q, owner) =>
  q
    .selectFrom('notification_preferences')
    .select(['topic', 'push', 'mail'])
    .where('owner_id', '=', owner)
    .orderBy('topic')
    .execute(),
);

/** The addresses only: with its keys somebody else could speak to the browser. */
const pushSubscriptions = whole((q, owner) =>
  q
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('owner_id', '=', owner)
    .orderBy('id')
    .execute(),
);

/** What is kept about anybody who can be told something. */
export const NOTIFICATION_PARTS = { notifications, notificationPreferences, pushSubscriptions };
