import { expect, it } from 'vitest';
import type { ChatListItem, ChatMessage } from '../contracts/messages.ts';
import { withMessage } from './conversation.ts';

const item = (id: string, unread = 0) => ({ id, unread }) as ChatListItem;
const message = (sender: string, receiver: string) =>
  ({ sender, receiver, content: 'selam', createdAt: '2026-11-20T18:00:00Z' }) as ChatMessage;
const after = (list: ChatListItem[], sent: ChatMessage) =>
  withMessage(list, sent, 'me')?.map(({ id, unread }) => `${id} ${unread}`);

it('stands a conversation in which something arrived first', () => {
  expect(after([item('a', 1), item('b'), item('c')], message('c', 'me'))).toEqual(['c 1', 'a 1', 'b 0']);
});

it('stands one in which the account itself wrote below those that wait to be read', () => {
  expect(after([item('a', 1), item('b'), item('c')], message('me', 'c'))).toEqual(['a 1', 'c 0', 'b 0']);
});
