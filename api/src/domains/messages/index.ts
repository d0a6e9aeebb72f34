export { messagesOfAccount } from './account-parts.ts';
export { awaitsReading } from './awaits-reading.ts';
export { messagesMerged } from './merge.ts';
export { preview } from './preview.ts';
export { haveSpoken, messageById } from './queries.ts';
export type { MessageReactions } from './reactions.ts';
export { putMessageBack, takeMessage } from './removal.ts';
export { sendMessage } from './send.ts';
export { unread } from './unread.ts';
