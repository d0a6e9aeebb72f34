export { noticesOfAccount } from './account-parts.ts';
export {
  broadcastCounts,
  clearBroadcast,
  endBroadcast,
  isCongested,
  openBroadcast,
} from './broadcast.ts';
export { forgetNotices } from './forget.ts';
export { mailWords } from './mail.ts';
export { noticesMerged } from './merge.ts';
export type { Fact, Notice } from './notice.ts';
export { notify } from './notify.ts';
export { purgeNotices } from './purge.ts';
export { pushMessage } from './push-message.ts';
export { retell } from './retell.ts';
export { sendDueDeliveries } from './send-due.ts';
export { toldOnce, wasTold } from './told-once.ts';
export { unreadNotices } from './unread-count.ts';
export { isWithheld } from './withheld.ts';
