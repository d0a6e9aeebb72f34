import { PAGE, type Part, pages, whole } from './document.ts';

/** An account's notices, page by page. */
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

/** The addresses only: somebody else with the keys could send to the browser. */
const pushSubscriptions = whole((q, owner) =>
  q
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('owner_id', '=', owner)
    .orderBy('id')
    .execute(),
);

/** What is kept about every account that gets notices. */
export const NOTIFICATION_PARTS = { notifications, notificationPreferences, pushSubscriptions };
