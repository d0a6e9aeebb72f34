import { act, cleanup, waitFor } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { message, partner } from '../../test/chat.tsx';
import { renderQueryHook } from '../../test/hooks.tsx';
import { stubLive } from '../../test/live.ts';
import { refusal, stubApi } from '../../test/support.tsx';
import type { ChatMessage } from '../contracts/messages.ts';
import { outboxOf } from './outbox.ts';
import { useChatList } from './useChatList.ts';
import { useConversation, usePartner } from './useConversation.ts';
import { useMarkRead } from './useMarkRead.ts';

const ME = { id: 'b1', side: 'Business' } as const;
let live: ReturnType<typeof stubLive>;
// The outbox lives as long as the page and has its own listeners.
beforeAll(() => void outboxOf(ME.id, ME.side));
beforeEach(() => {
  live = stubLive();
  useSession.setState({
    token: 't',
    business: { id: 'b1', email: 'a@b.test', role: 'business', isActive: true },
  });
});
afterEach(() => useSession.setState({ token: null, business: null }));

describe('the list', () => {
  const open = async () => {
    const requests = stubApi({
      'GET messages/chat-list-business': () => [partner('ali', 'Ali', 2), partner('veli', 'Veli', 1)],
    });
    const hook = renderQueryHook(() => useChatList(ME, true));
    await waitFor(() => expect(hook.result.current.items).toHaveLength(2));
    return { ...hook, requests, waits: () => hook.result.current.items.map(({ unread }) => unread) };
  };

  it('counts as read what I read, not what the partner did', async () => {
    const { waits } = await open();
    await live.say('messagesRead', { chatId: 'ali', readerId: 'ali' });
    expect(waits()).toEqual([2, 1]);
    await live.say('messagesRead', { chatId: 'ali', readerId: 'b1' });
    await waitFor(() => expect(waits()).toEqual([0, 1]));
  });

  it('follows what I write elsewhere', async () => {
    const { result } = await open();
    await live.say('messageSent', message('m9', 'b1', 'veli', 'benim sözüm'));
    await waitFor(() => expect(result.current.items[0]?.lastMessage).toBe('benim sözüm'));
  });

  it('has everybody once, however many pages tell of them', async () => {
    stubApi({
      'GET messages/chat-list-business': ({ url }) =>
        url.includes('cursor=c2')
          ? [partner('veli', 'Veli'), partner('ali', 'Ali', 7)]
          : Response.json([partner('ali', 'Ali', 2)], { headers: { 'X-Next-Cursor': 'c2' } }),
    });
    const { result } = renderQueryHook(() => useChatList(ME, true));
    const listed = () => result.current.items.map(({ id, unread }) => `${id} ${unread}`);
    await waitFor(() => expect(listed()).toEqual(['ali 2']));
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(listed()).toEqual(['ali 2', 'veli 0']));
    await live.say('receiveMessage', message('m9', 'veli', 'b1', 'selam'));
    await waitFor(() => expect(listed()).toEqual(['veli 1', 'ali 2']));
  });

  it('is read once more where a message arrives while it is read', async () => {
    let hangs = false;
    const requests = stubApi({
      'GET messages/chat-list-business': () => (hangs ? new Promise(() => {}) : [partner('ali', 'Ali', 2)]),
    });
    const { result } = renderQueryHook(() => useChatList(ME, true));
    await waitFor(() => expect(result.current.items).toHaveLength(1));
    hangs = true;
    await live.resume();
    await waitFor(() => expect(requests).toHaveLength(2));
    await live.say('receiveMessage', message('m9', 'ali', 'b1', 'selam'));
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(result.current.items[0]?.unread).toBe(3);
  });

  it('is read anew after a gap, until nobody looks', async () => {
    const { requests, unmount } = await open();
    await live.resume();
    await waitFor(() => expect(requests).toHaveLength(2));
    unmount();
    expect(live.listening()).toBe(0);
  });
});

describe('the conversation', () => {
  const open = async () => {
    const requests = stubApi({
      'GET messages/history-business/ali': () => [message('m1', 'b1', 'ali', 'Saha hazır')],
    });
    const hook = renderQueryHook(() => useConversation(ME, 'ali'));
    await waitFor(() => expect(hook.result.current.messages).toHaveLength(1));
    const isSeen = () => hook.result.current.isRead(hook.result.current.messages[0] as ChatMessage);
    return { ...hook, requests, isSeen };
  };

  it('is seen once the partner read it, not when I did, nor when somebody else read theirs', async () => {
    const { isSeen } = await open();
    await live.say('messagesRead', { chatId: 'ali', readerId: 'b1' });
    await live.say('messagesRead', { chatId: 'veli', readerId: 'veli' });
    expect(isSeen()).toBe(false);
    await live.say('messagesRead', { chatId: 'ali', readerId: 'ali' });
    expect(isSeen()).toBe(true);
  });

  it('takes in what I sent to this partner alone', async () => {
    stubApi({
      'GET messages/history-business/ali': () => [],
      'POST messages/send-business': async (request) => {
        const sent = (await request.json()) as { receiverId: string; content: string; clientId: string };
        const { receiverId, content, clientId } = sent;
        return { newMessage: { ...message(`m-${content}`, 'b1', receiverId, content), clientId } };
      },
    });
    const { result } = renderQueryHook(() => useConversation(ME, 'ali'));
    await waitFor(() => expect(result.current.history.isSuccess).toBe(true));
    act(() => {
      outboxOf(ME.id, ME.side).add('veli', 'User', 'ona');
      outboxOf(ME.id, ME.side).add('ali', 'User', 'sana');
    });
    await waitFor(() => expect(result.current.messages.map(({ content }) => content)).toEqual(['sana']));
  });

  it('takes in what I wrote elsewhere, and knows what was read before', async () => {
    const { result } = await open();
    const read = { ...message('m2', 'b1', 'ali', 'okunmuş'), readAt: '2026-11-18T18:06:00.000Z' };
    await live.say('messageSent', read);
    await live.say('messageSent', message('m3', 'b1', 'veli', 'başkasına'));
    await waitFor(() => expect(result.current.messages.map(({ id }) => id)).toEqual(['m1', 'm2']));
    expect(result.current.messages.map(result.current.isRead)).toEqual([false, true]);
  });

  it('asks who it is with, anew for each partner, where the list does not say', async () => {
    const requests = stubApi({
      'GET messages/partner/User/ali': () => partner('ali', 'Ali'),
      'GET messages/partner/User/veli': () => partner('veli', 'Veli'),
    });
    let who = 'ali';
    const { result, rerender } = renderQueryHook(() => usePartner(ME, who, 'User', undefined));
    await waitFor(() => expect(result.current.data?.name).toBe('Ali'));
    who = 'veli';
    rerender();
    await waitFor(() => expect(result.current.data?.name).toBe('Veli'));
    const listed = renderQueryHook(() => usePartner(ME, 'ece', 'User', partner('ece', 'Ece')));
    await act(async () => {});
    expect([listed.result.current.data?.name, requests.length]).toEqual(['Ece', 2]);
  });

  it('is read anew after a gap, and hears nothing once it is closed', async () => {
    const { requests, unmount } = await open();
    await live.resume();
    await waitFor(() => expect(requests).toHaveLength(2));
    unmount();
    expect(live.listening()).toBe(0);
  });
});

describe('marking as read', () => {
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const CALL = 'POST messages/mark-read-business';

  it('is tried again at the next look when it did not arrive, and not once it did', async () => {
    const answers = [refusal(500, { code: 'internal', message: 'x' }), { message: 'ok' }];
    const requests = stubApi({ [CALL]: () => answers.shift() });
    renderQueryHook(() => useMarkRead(ME, 'ali', [message('m1', 'ali', 'b1', 'selam')]));
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => {});
    await waitFor(async () => {
      await look();
      expect(requests).toHaveLength(2);
    });
    await look();
    await live.resume();
    expect(requests).toHaveLength(2);
  });

  it('is tried again once the connection is back', async () => {
    const answers = [refusal(500, { code: 'internal', message: 'x' }), { message: 'ok' }];
    const requests = stubApi({ [CALL]: () => answers.shift() });
    renderQueryHook(() => useMarkRead(ME, 'ali', [message('m1', 'ali', 'b1', 'selam')]));
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(async () => {
      await live.resume();
      expect(requests).toHaveLength(2);
    });
  });

  it('is not done for a conversation that was closed, nor for what I wrote or have read', async () => {
    const requests = stubApi({ [CALL]: () => ({ message: 'ok' }) });
    const read = { ...message('m1', 'ali', 'b1', 'eski'), readAt: '2026-11-18T18:06:00.000Z' };
    renderQueryHook(() => useMarkRead(ME, 'ali', [read, message('m2', 'b1', 'ali', 'benim')]));
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const closed = renderQueryHook(() => useMarkRead(ME, 'ali', [message('m3', 'ali', 'b1', 'yeni')]));
    closed.unmount();
    sight.mockReturnValue('visible');
    await look();
    await live.resume();
    expect(requests).toEqual([]);
    cleanup();
    expect(live.listening()).toBe(0);
  });
});
