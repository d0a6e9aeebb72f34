import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { message, partner } from '../../test/chat.tsx';
import { log, prepare, say, start, stop, writing } from '../../test/chat-page.ts';
import { FakeSocket } from '../../test/FakeSocket.ts';
import { chatLink } from './index.ts';

prepare();

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

  it('says so too where the message and the news of its reading come in one turn', async () => {
    const chat = start();
    chat.history.push(message('m1', 'ali', chat.me, 'Hazır mı?'));
    chat.draw();
    await screen.findByText('Hazır mı?');
    await act(async () => {
      FakeSocket.last.say({ event: 'messageSent', data: message('m2', chat.me, 'ali', 'Saha hazır') });
      FakeSocket.last.say({ event: 'messagesRead', data: { chatId: 'ali', readerId: 'ali' } });
    });
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
    expect(screen.queryByText('Oyuncu')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mesajlara dön' }));
    expect(screen.queryByText('Kullanıcı bulunamadı.')).toBeNull();
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
