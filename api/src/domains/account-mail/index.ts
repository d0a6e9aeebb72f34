export { mailsOfAccount } from './account-parts.ts';
export { askForMail } from './ask.ts';
export { askForChange, LINK_SENT } from './change.ts';
export { mailsMerged } from './merge.ts';
export { purgeAccountMails } from './purge.ts';
export { sendDueAccountMails } from './send-due.ts';
export { pendingEmail } from './state.ts';
export { voidLinks } from './void-links.ts';
