import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { describe, expect, it, vi } from 'vitest';
import { message, partner } from '../../test/chat.tsx';
import { prepare, say, start, writing } from '../../test/chat-page.ts';
import { FakeSocket } from '../../test/FakeSocket.ts';
import { renderAt, stubApi } from '../../test/support.tsx';
import { ChatPage } from './index.ts';

prepare();

describe('the list of partners', () => {
  it('says so when there is none', async () => {
    start(() => '/chat').draw();
    expect(await screen.findByText('Henüz mesajınız yok.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mesajlar');
  });

  it('opens a conversation by Mesajlaş, in the address, and closes it by Kapat', async () => {
    const chat = start(() => '/chat');
    chat.list.push(partner('ali', 'Ali Öz', 2), partner('veli', 'Veli Can'));
    const { address } = chat.draw();
    const row = (await screen.findByText('Ali Öz')).closest('li') as HTMLElement;
    expect(within(row).getByText('2')).toBeTruthy();
    expect(screen.queryByRole('log')).toBeNull();
    await userEvent.click(within(row).getByRole('button', { name: /^Mesajlaş/ }));
    expect(address()).toBe('?receiverId=ali&receiverModel=User');
    expect(await screen.findByRole('log')).toBeTruthy();
    const current = screen.getAllByRole('button', { current: true });
    expect(current.map((one) => one.textContent)).toEqual(['Mesajlaş: Ali Öz']);
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(address()).toBe('');
    expect(screen.queryByRole('log')).toBeNull();
    expect(document.activeElement).toBe(within(row).getByRole('button', { name: /^Mesajlaş/ }));
  });

  it('brings the open conversation into sight, however far down the list it stands', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const chat = start(() => '/chat?receiverId=ali&receiverModel=User');
    chat.list.push(partner('veli', 'Veli Can'), partner('ali', 'Ali Öz'));
    chat.draw();
    const button = await screen.findByRole('button', { current: true });
    await waitFor(() => expect(shown.mock.contexts).toEqual([button.closest('li')]));
  });

  it('follows what arrives: the conversation first, its last message, one more unread', async () => {
    const chat = start(() => '/chat');
    chat.list.push(partner('veli', 'Veli Can'), partner('ali', 'Ali Öz', 1));
    chat.draw();
    await screen.findByText('Ali Öz');
    await say({ event: 'receiveMessage', data: message('m9', 'ali', chat.me, 'Yarın var mı?') });
    const rows = await waitFor(() => {
      const all = screen.getAllByRole('listitem');
      expect(within(all[0] as HTMLElement).getByText('Yarın var mı?')).toBeTruthy();
      return all;
    });
    expect(within(rows[0] as HTMLElement).getByText('2')).toBeTruthy();
    await say({ event: 'messagesRead', data: { chatId: 'ali', readerId: chat.me } });
    await waitFor(() => expect(within(rows[0] as HTMLElement).queryByText('2')).toBeNull());
  });

  it('stays where it cannot be read again', async () => {
    const chat = start(() => '/chat');
    chat.list.push(partner('ali', 'Ali Öz'));
    chat.draw();
    await screen.findByText('Ali Öz');
    FakeSocket.last.accept();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    FakeSocket.last.fail();
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    chat.net.up = false;
    const asked = vi.spyOn(globalThis, 'fetch');
    await act(async () => FakeSocket.last.accept());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.getByText('Ali Öz')).toBeTruthy();
    expect(screen.queryByText(/Konuşmalar alınamadı/)).toBeNull();
  });

  it('counts to 99', async () => {
    const chat = start(() => '/chat');
    chat.list.push(partner('ali', 'Ali Öz', 99), partner('veli', 'Veli Can', 100));
    chat.draw();
    const counts = await screen.findAllByText(/okunmamış mesaj$/);
    expect(counts.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      '99 okunmamış mesaj',
      '99+ okunmamış mesaj',
    ]);
  });

  it('offers another try when it cannot be loaded', async () => {
    const chat = start(() => '/chat');
    chat.net.up = false;
    chat.draw();
    const again = await screen.findByRole('button', { name: 'Tekrar dene' });
    chat.net.up = true;
    chat.list.push(partner('ali', 'Ali Öz'));
    await userEvent.click(again);
    expect(await screen.findByText('Ali Öz')).toBeTruthy();
  });
});

it('asks for a linked conversation first, and for the list once that is there', async () => {
  const chat = start();
  const answered = globalThis.fetch;
  const release = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname.replace('/api/messages/', ''));
    if (request.url.includes('history')) await release.promise;
    return answered(request);
  });
  chat.draw();
  await waitFor(() => expect(asked).toContain('history-business/ali'));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(asked).not.toContain('chat-list-business');
  release.resolve();
  await waitFor(() => expect(asked).toContain('chat-list-business'));
});

it('offers to choose a conversation while it is not known that there is none', async () => {
  const chat = start(() => '/chat');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  chat.draw();
  expect(screen.getByText('Mesajları görmek için bir konuşma seçin.')).toBeTruthy();
});

it('takes whom a link of a player names without saying what they are for a venue', async () => {
  useSession.setState({ token: 't', user: { id: 'u1' } as never, business: null });
  const asked = stubApi({
    'GET messages/chat-list': () => [],
    'GET messages/history/v1': () => [],
    'GET messages/partner/Business/v1': () => ({ ...partner('v1', 'Çınar'), type: 'Business' }),
  });
  renderAt('/chat?receiverId=v1', <ChatPage side="User" />);
  expect(await screen.findByRole('heading', { name: 'Çınar' })).toBeTruthy();
  expect(screen.getByText('İşletme')).toBeTruthy();
  expect(asked.length).toBeGreaterThan(1);
});

describe('reporting what was said', () => {
  it('shows sixty characters of each', async () => {
    const chat = start();
    chat.history.push(
      message('m1', 'ali', chat.me, 'a'.repeat(60)),
      message('m2', 'ali', chat.me, 'b'.repeat(61)),
    );
    chat.draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Ali Öz: engelle ya da bildir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mesajı bildir' }));
    const choices = within(screen.getByLabelText(/Hangisi/)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([`${'b'.repeat(60)}…`, 'a'.repeat(60)]);
  });

  it('offers the newest twenty messages of the partner, the last one first', async () => {
    const chat = start();
    chat.draw();
    await writing();
    for (let at = 10; at <= 31; at++)
      await say({ event: 'receiveMessage', data: message(`m${at}`, 'ali', chat.me, `söz ${at}`) });
    await say({ event: 'messageSent', data: message('m32', chat.me, 'ali', 'benim sözüm') });
    await userEvent.click(await screen.findByRole('button', { name: 'Ali Öz: engelle ya da bildir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mesajı bildir' }));
    const choices = within(screen.getByLabelText(/Hangisi/)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 20 }, (_, back) => `söz ${31 - back}`),
    );
  });
});
