import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { message, openChat, partner } from '../../test/chat.tsx';
import { FakeSocket } from '../../test/FakeSocket.ts';
import { renderAt, stubApi } from '../../test/support.tsx';
import type { ChatMessage } from '../contracts/messages.ts';
import { ChatPage, chatLink } from './index.ts';

let stop = () => {};
const start = (address: (id: string) => string = (id) => chatLink(id, 'User')) => {
  const chat = openChat(address);
  stop = chat.stop;
  return chat;
};
const say = (frame: Parameters<FakeSocket['say']>[0]) => act(async () => FakeSocket.last.say(frame));
const writing = () => screen.findByLabelText('Mesajınız');
const log = () => within(screen.getByRole('log'));

afterEach(() => {
  cleanup();
  stop();
  useSession.setState({ token: null, business: null, user: null });
  vi.unstubAllGlobals();
  FakeSocket.all = [];
});

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

describe('the open conversation', () => {
  it.each([
    ['own', 'Bu hesabı engellediniz. Yazmak için önce engeli kaldırın.', 1],
    ['other', 'Bu hesaba şu anda mesaj gönderilemiyor.', 0],
  ] as const)('says calmly why one cannot write, where it is closed (%s)', async (closed, words, ways) => {
    const chat = start();
    chat.list.push({ ...partner('ali', 'Ali Öz'), closed });
    chat.history.push(message('m1', 'ali', chat.me, 'eski söz'));
    chat.draw();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('eski söz')).toBeTruthy();
    expect(screen.queryByLabelText('Mesajınız')).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Engeli kaldır' })).toHaveLength(ways);
  });

  it('shows the newest messages, older ones on demand, each once and in order', async () => {
    const chat = start();
    for (const n of [1, 2, 3, 4, 5]) chat.history.push(message(`m${n}`, 'ali', chat.me, `mesaj ${n}`));
    chat.draw();
    await screen.findByText('mesaj 5');
    expect(screen.queryByText('mesaj 2')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Daha eski mesajlar' }));
    await screen.findByText('mesaj 1');
    await say({ event: 'receiveMessage', data: message('m5', 'ali', chat.me, 'mesaj 5') });
    await say({ event: 'receiveMessage', data: message('m6', 'ali', chat.me, 'mesaj 6') });
    await say({ event: 'receiveMessage', data: message('m7', 'veli', chat.me, 'başka konuşma') });
    await screen.findByText('mesaj 6');
    const shown = log()
      .getAllByText(/^mesaj \d$/)
      .map((element) => element.textContent);
    expect(shown).toEqual(['mesaj 1', 'mesaj 2', 'mesaj 3', 'mesaj 4', 'mesaj 5', 'mesaj 6']);
    expect(log().queryByText('başka konuşma')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Daha eski mesajlar' })).toBeNull();
  });

  it('marks as read what is on screen, again for what arrives, and not while nobody looks', async () => {
    const chat = start();
    chat.history.push(message('m1', 'ali', chat.me, 'ilk'));
    chat.draw();
    await waitFor(() => expect(chat.reads).toEqual(['ali']));
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await say({ event: 'receiveMessage', data: message('m2', 'ali', chat.me, 'ikinci') });
    await screen.findByText('ikinci');
    expect(chat.reads).toHaveLength(1);
    look.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(chat.reads).toHaveLength(2));
    look.mockRestore();
  });

  it('says when the partner has seen the last message', async () => {
    const chat = start();
    chat.history.push(
      message('m0', 'ali', chat.me, 'Hazır mı?'),
      message('m1', chat.me, 'ali', 'Saha hazır'),
    );
    chat.draw();
    await screen.findByText('Saha hazır');
    expect(log().getByText('Karşı taraf:').parentElement?.textContent).toContain('Hazır mı?');
    expect(log().getByText('Siz:').parentElement?.textContent).toContain('Saha hazır');
    expect(screen.queryByText('Görüldü')).toBeNull();
    await say({ event: 'messagesRead', data: { chatId: 'ali', readerId: 'ali' } });
    expect(await screen.findByText('Görüldü')).toBeTruthy();
  });

  it('names a partner who is not on the list, and says when there is none', async () => {
    start().draw();
    expect(await screen.findByRole('heading', { name: 'Ali Öz' })).toBeTruthy();
    cleanup();
    stop();
    const lost = start(() => chatLink('yok', 'User'));
    lost.list.push(partner('veli', 'Veli Can'));
    lost.draw();
    expect(await screen.findByText('Kullanıcı bulunamadı.')).toBeTruthy();
    expect(await screen.findByText('Veli Can')).toBeTruthy();
    expect(screen.queryByLabelText('Mesajınız')).toBeNull();
  });

  it('lets one write though nothing says who it is with', async () => {
    const chat = start();
    chat.net.up = false;
    chat.draw();
    expect(await screen.findByText(/Mesajlar alınamadı/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Konuşma' })).toBeTruthy();
    expect(await writing()).toBeTruthy();
  });

  it.each([
    ['the other kind of account', false, 'Oyuncu'],
    ['what the list knows', true, 'İşletme'],
  ])('is with %s where a link does not say with which', async (_, listed, kind) => {
    const chat = start((id) => `/chat?receiverId=${id}`);
    if (listed) chat.list.push({ ...partner('ali', 'Ali Öz'), type: 'Business' });
    chat.draw();
    expect(await screen.findByRole('heading', { name: 'Ali Öz' })).toBeTruthy();
    expect(screen.getByText(kind)).toBeTruthy();
  });

  it.each([
    ['writing starts', true],
    ['reading goes on at its heading', false],
  ])('when it is opened, %s (keyboard: %s)', async (_, fine) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: fine }) as MediaQueryList);
    start().draw();
    const heading = await screen.findByRole('heading', { name: 'Ali Öz' });
    expect(document.activeElement).toBe(fine ? await writing() : heading);
  });

  it('is read again on request where that failed', async () => {
    const chat = start();
    chat.list.push(partner('ali', 'Ali Öz'));
    chat.history.push(message('m1', 'ali', chat.me, 'eski söz'));
    chat.net.up = false;
    chat.draw();
    const failure = (await screen.findByText('Mesajlar alınamadı. Lütfen tekrar deneyin.')).parentElement;
    chat.net.up = true;
    await userEvent.click(within(failure as HTMLElement).getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('eski söz')).toBeTruthy();
  });

  it('asks once for older messages while they are on their way', async () => {
    const chat = start();
    for (const n of [1, 2, 3, 4, 5]) chat.history.push(message(`m${n}`, 'ali', chat.me, `mesaj ${n}`));
    chat.draw();
    const older = await screen.findByRole('button', { name: 'Daha eski mesajlar' });
    const asked: string[] = [];
    vi.stubGlobal('fetch', ({ url }: Request) => {
      if (url.includes('before=')) asked.push(url);
      return new Promise(() => {});
    });
    await userEvent.click(older);
    await waitFor(() => expect(older.getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(older);
    expect(asked).toHaveLength(1);
  });

  it('names each day once, and the last message that was seen', async () => {
    const chat = start();
    const sent = ['2098-01-07T10:00:00Z', '2098-01-07T20:59:00Z', '2098-01-07T21:00:00Z'];
    sent.forEach((createdAt, n) => {
      const readAt = n < 2 ? createdAt : null;
      chat.history.push({ ...message(`m${n}`, chat.me, 'ali', `söz ${n}`), createdAt, readAt });
    });
    chat.draw();
    await screen.findByText('söz 2');
    expect(
      log()
        .getAllByText(/Ocak/)
        .map(({ textContent }) => textContent),
    ).toEqual(['7 Ocak Salı', '8 Ocak Çarşamba']);
    const seen = log().getAllByText('Görüldü');
    expect(seen.map((note) => note.parentElement?.parentElement?.textContent)).toEqual([
      expect.stringContaining('söz 1'),
    ]);
  });

  it('fetches again after a gap of the connection', async () => {
    const chat = start();
    chat.draw();
    await screen.findByText(/Henüz mesaj yok/);
    FakeSocket.last.accept();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    FakeSocket.last.fail();
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    chat.history.push(message('m1', 'ali', chat.me, 'kaçırdığınız'));
    await act(async () => FakeSocket.last.accept());
    expect(await screen.findByText('kaçırdığınız')).toBeTruthy();
    chat.net.up = false;
    FakeSocket.last.fail();
    await waitFor(() => expect(FakeSocket.all).toHaveLength(3));
    const asked = vi.spyOn(globalThis, 'fetch');
    await act(async () => FakeSocket.last.accept());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.getByText('kaçırdığınız')).toBeTruthy();
    expect(screen.queryByText(/Mesajlar alınamadı/)).toBeNull();
  });
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

describe('writing', () => {
  it('sends by Enter, breaks the line by Shift and Enter', async () => {
    const chat = start();
    chat.draw();
    await userEvent.type(await writing(), 'bir{Shift>}{Enter}{/Shift}iki{Enter}');
    await waitFor(() => expect(chat.sends).toHaveLength(1));
    expect(chat.sends[0]).toMatchObject({ receiverId: 'ali', receiverModel: 'User', content: 'bir\niki' });
    expect(((await writing()) as HTMLTextAreaElement).value).toBe('');
    await waitFor(() => expect(screen.queryByText(/Gönderiliyor/)).toBeNull());
    expect(log().getAllByText(/bir\s+iki/)).toHaveLength(1);
  });

  it('goes on where it was, after the button as well', async () => {
    const chat = start();
    chat.draw();
    await userEvent.type(await writing(), 'bir');
    await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
    expect(document.activeElement).toBe(await writing());
    await userEvent.keyboard('iki{Enter}');
    await waitFor(() => expect(chat.sends.map(({ content }) => content)).toEqual(['bir', 'iki']));
  });

  it('sends nothing of whitespace', async () => {
    const chat = start();
    chat.draw();
    await userEvent.type(await writing(), '   {Shift>}{Enter}{/Shift}  {Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
    await userEvent.type(await writing(), ' şimdi  {Enter}');
    await waitFor(() => expect(chat.sends.map(({ content }) => content)).toEqual(['şimdi']));
  });

  it('sends nothing that nobody could see', async () => {
    const chat = start();
    chat.draw();
    await userEvent.type(await writing(), '\u200b\u2800{Enter}');
    await userEvent.clear(await writing());
    await userEvent.type(await writing(), 'şimdi{Enter}');
    await waitFor(() => expect(chat.sends.map(({ content }) => content)).toEqual(['şimdi']));
  });

  it('leaves Enter to whoever still composes a word', async () => {
    const chat = start();
    chat.draw();
    const area = await writing();
    await userEvent.type(area, 'nihao');
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    expect((area as HTMLTextAreaElement).value).toBe('nihao');
    fireEvent.keyDown(area, { key: 'Enter' });
    await waitFor(() => expect(chat.sends).toHaveLength(1));
  });

  it('keeps what was typed when the conversation is left, until it was sent', async () => {
    const chat = start();
    const text = async () => ((await writing()) as HTMLTextAreaElement).value;
    chat.draw();
    await userEvent.type(await writing(), 'yarım kalan');
    cleanup();
    chat.draw();
    expect(await text()).toBe('yarım kalan');
    await userEvent.type(await writing(), '{Enter}');
    cleanup();
    chat.draw();
    expect(await text()).toBe('');
  });

  it('keeps what is for one partner from the next, and from the next account', async () => {
    const chat = start();
    chat.list.push(partner('ali', 'Ali Öz'), partner('veli', 'Veli Can'));
    chat.draw();
    const text = async () => ((await writing()) as HTMLTextAreaElement).value;
    const next = await screen.findByRole('button', { name: /Veli Can/ });
    chat.net.up = false;
    await userEvent.type(await writing(), 'ona{Enter}yarım');
    await screen.findByText(/Gönderilemedi/);
    chat.net.up = true;
    await userEvent.click(next);
    const opened = within(await screen.findByRole('log', { name: 'Veli Can ile konuşma' }));
    expect([opened.queryByText('ona'), opened.queryByText(/Henüz mesaj yok/)]).toEqual([
      null,
      expect.anything(),
    ]);
    expect(await text()).toBe('');
    await userEvent.type(await writing(), 'buna');
    const business = { id: `${chat.me} next`, email: 'a@b.test', role: 'business', isActive: true } as const;
    act(() => useSession.setState({ business }));
    expect(await text()).toBe('');
  });

  it('sends what was typed offline once it is back, in order and exactly once, also after a reload', async () => {
    const chat = start();
    chat.draw();
    const area = await writing();
    chat.net.up = false;
    await userEvent.type(area, 'bir{Enter}iki{Enter}');
    expect(await screen.findAllByText('Gönderilemedi. Bağlantı gelince gönderilecek.')).toHaveLength(2);
    expect(log().getByText('bir')).toBeTruthy();
    expect(log().queryByText(/Henüz mesaj yok/)).toBeNull();
    cleanup();
    chat.draw();
    chat.net.up = true;
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(chat.history).toHaveLength(2));
    expect(chat.history.map(({ content }) => content)).toEqual(['bir', 'iki']);
    await waitFor(() => expect(screen.queryByText(/Gönderil/)).toBeNull());
    expect(localStorage.getItem(`topla.outbox.${chat.me}`)).toBeNull();
  });

  it('stays one message when only the answer was lost', async () => {
    const chat = start();
    chat.draw();
    chat.net.answers = false;
    await userEvent.type(await writing(), 'tek{Enter}');
    const again = await screen.findByRole('button', { name: 'Tekrar gönder' });
    chat.net.answers = true;
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByText(/Gönderil/)).toBeNull());
    expect(chat.sends).toHaveLength(2);
    expect(chat.history).toHaveLength(1);
    expect(log().getAllByText('tek')).toHaveLength(1);
  });

  it('stands once where the connection tells of it before its answer comes', async () => {
    const chat = start();
    chat.draw();
    chat.net.answers = false;
    await userEvent.type(await writing(), 'tek{Enter}');
    await screen.findByRole('button', { name: 'Tekrar gönder' });
    await say({ event: 'messageSent', data: chat.history[0] as ChatMessage });
    expect(log().getAllByText('tek')).toHaveLength(1);
    expect(screen.queryByText(/Gönderil/)).toBeNull();
  });

  it('says why a message was refused, goes on with the next, and lets it be dropped', async () => {
    const chat = start();
    chat.draw();
    await userEvent.type(await writing(), 'yasak{Enter}olur{Enter}');
    expect(await screen.findByText(/Gönderilemedi\. Kullanıcı bulunamadı\./)).toBeTruthy();
    await waitFor(() => expect(chat.history.map(({ content }) => content)).toEqual(['olur']));
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
    expect(screen.queryByText('yasak')).toBeNull();
  });
});
