import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { describe, expect, it } from 'vitest';
import { partner } from '../../test/chat.tsx';
import { log, prepare, say, start, writing } from '../../test/chat-page.ts';
import type { ChatMessage } from '../contracts/messages.ts';

prepare();

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
