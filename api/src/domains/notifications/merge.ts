import type { MergeRule } from '../../http/merge-rule.ts';
import { forgetNotices } from './forget.ts';

/** Own notifications and choices end; what others were told of the player stays and names the other account. */
export const noticesMerged: MergeRule = {
  columns: {
    notifications: ['owner_id', 'about_user'],
    told: ['owner_id', 'about_user'],
    deliveries: ['owner_id'],
    push_subscriptions: ['owner_id'],
    notification_preferences: ['owner_id'],
  },
  merge: async ({ q }, _, { from, to }) => {
    await q.updateTable('notifications').set({ about_user: to }).where('about_user', '=', from).execute();
    await q.updateTable('told').set({ about_user: to }).where('about_user', '=', from).execute();
    await forgetNotices(q, from);
    return { moved: 0, dropped: 0 };
  },
};
