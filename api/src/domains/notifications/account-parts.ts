import { ofBoth, paged, whole } from '../../http/account-parts.ts';
import { forgetNotices } from './forget.ts';

const notifications = paged('id', (q, owner) =>
  q
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'text', 'link', 'created_at', 'read_at'])
    .where('owner_id', '=', owner),
);

const notificationPreferences = whole((q, owner) =>
  q
    .selectFrom('notification_preferences')
    .select(['topic', 'push', 'mail'])
    .where('owner_id', '=', owner)
    .orderBy('topic'),
);

/** The addresses only: somebody else with the keys could send to the browser. */
const pushSubscriptions = whole((q, owner) =>
  q
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('owner_id', '=', owner)
    .orderBy('id'),
);

export const noticesOfAccount = ofBoth({
  parts: { notifications, notificationPreferences, pushSubscriptions },
  forget: forgetNotices,
});
