import type { ChatListItem, ChatMessage } from '../contracts/messages.ts';

/** Merges messages from several sources: each once, in the order written. */
export function mergeMessages(...sources: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const byId = new Map<string, ChatMessage>();
  for (const message of sources.flat()) {
    const known = byId.get(message.id);
    byId.set(message.id, known?.readAt ? known : message);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The other side of a message, seen from `me`. */
export const partnerOf = (message: ChatMessage, me: string): string =>
  message.sender === me ? message.receiver : message.sender;

/**
 * The chat list after a message. Its conversation comes first with the message as its last, but below unread
 * conversations if it has nothing unread. Null when the partner is not on the list; then the list must be read again.
 */
export function withMessage(
  list: readonly ChatListItem[],
  message: ChatMessage,
  me: string,
): ChatListItem[] | null {
  const partner = partnerOf(message, me);
  const known = list.find((item) => item.id === partner);
  if (!known) return null;
  const waits = message.receiver === me && !message.readAt ? 1 : 0;
  const item = {
    ...known,
    lastMessage: message.content,
    lastAt: message.createdAt,
    unread: known.unread + waits,
  };
  const others = list.filter(({ id }) => id !== partner);
  if (item.unread > 0) return [item, ...others];
  return [...others.filter(({ unread }) => unread > 0), item, ...others.filter(({ unread }) => unread === 0)];
}

/** The chat list after the conversation with `chatId` was read. */
export const withoutUnread = (list: readonly ChatListItem[], chatId: string): ChatListItem[] =>
  list.map((item) => (item.id === chatId ? { ...item, unread: 0 } : item));
