import { expect, it } from 'vitest';
import type { ChatListItem, ChatMessage } from '../contracts/messages.ts';
import { mergeMessages, withMessage } from './conversation.ts';

const item = (id: string, unread = 0) => ({ id, unread }) as ChatListItem;
const message = (sender: string, receiver: string) =>
  ({ sender, receiver, content: 'selam', createdAt: '2026-11-20T18:00:00Z' }) as ChatMessage;
const after = (list: ChatListItem[], sent: ChatMessage) =>
  withMessage(list, sent, 'me')?.map(({ id, unread }) => `${id} ${unread}`);

it('stands a conversation in which something arrived first', () => {
  expect(after([item('a', 1), item('b'), item('c')], message('c', 'me'))).toEqual(['c 1', 'a 1', 'b 0']);
});

it('counts as waiting what I got and have not read, nothing else', () => {
  const list = [item('a', 1), item('b')];
  expect(after(list, message('a', 'me'))).toEqual(['a 2', 'b 0']);
  expect(after(list, { ...message('a', 'me'), readAt: '2026-11-20T18:01:00Z' })).toEqual(['a 1', 'b 0']);
  expect(after(list, message('me', 'a'))).toEqual(['a 1', 'b 0']);
  expect(after(list, message('stranger', 'me'))).toBeUndefined();
});

it('puts what several sources have of it together, each once, and keeps that it was read', () => {
  const said = (id: string, readAt: string | null = null) => ({ ...message('a', 'me'), id, readAt });
  const merged = mergeMessages([said('m2', 'then'), said('m3')], [said('m1'), said('m2'), said('m3', 'now')]);
  expect(merged.map(({ id, readAt }) => [id, readAt])).toEqual([
    ['m1', null],
    ['m2', 'then'],
    ['m3', 'now'],
  ]);
});

it('stands one in which the account itself wrote below those that wait to be read', () => {
  expect(after([item('a', 1), item('b'), item('c')], message('me', 'c'))).toEqual(['a 1', 'c 0', 'b 0']);
});
