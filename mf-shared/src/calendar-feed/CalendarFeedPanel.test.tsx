import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderQueryHook } from '../../test/hooks.tsx';
import { hearToasts, refusal, renderAt, stubApi } from '../../test/support.tsx';
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx';
import { useFeed } from './useFeed.ts';

const start = () =>
  renderAt('/', <CalendarFeedPanel path="calendar/feed" title="Takvim" lead="Ekleyin." warning="Gizli." />);
const show = () => userEvent.click(screen.getByRole('button', { name: 'Takvim bağlantımı göster' }));
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Takvim bağlantınız' });

describe('private calendar', () => {
  it('fetches and shows its secret address on request alone', async () => {
    const asked = stubApi({ 'GET calendar/feed': () => ({ url: '/api/calendar/gizli.ics' }) });
    start();
    await act(async () => {});
    expect(asked).toEqual([]);
    await show();
    const url = `${window.location.origin}/api/calendar/gizli.ics`;
    expect((await address()).value).toBe(url);
    expect(screen.getByRole('link', { name: 'Takvimimde aç' }).getAttribute('href')).toBe(
      url.replace(/^https?:/, 'webcal:'),
    );
    const field = await address();
    act(() => field.focus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
  });

  it('puts the address on the clipboard', async () => {
    const heard = hearToasts();
    stubApi({ 'GET calendar/feed': () => ({ url: 'https://topla.test/api/calendar/gizli.ics' }) });
    start();
    await show();
    await address();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı kopyala' }));
    expect(writeText).toHaveBeenCalledWith('https://topla.test/api/calendar/gizli.ics');
    await vi.waitFor(() => expect(heard).toEqual(['Bağlantı kopyalandı.']));
  });

  it('asks once more before it takes a new address', async () => {
    const asked = stubApi({
      'GET calendar/feed': () => ({ url: 'https://topla.test/eski.ics' }),
      'POST calendar/feed/rotate': () => ({ url: 'https://topla.test/yeni.ics' }),
    });
    start();
    await show();
    await address();
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı yenile' }));
    expect(asked).toHaveLength(1);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yenile' }));
    expect(await screen.findByDisplayValue('https://topla.test/yeni.ics')).toBeTruthy();
  });

  it.each([
    ['why', () => refusal(409, { code: 'conflict', message: 'Az önce yenilendi.' }), 'Az önce yenilendi.'],
    ['so where nothing is known', () => refusal(500, { code: 'internal', message: 'x' }), undefined],
    ['so where nobody answered', () => null, undefined],
  ])('keeps the old address where it got no new one, and says %s', async (_, answer, words) => {
    const heard = hearToasts();
    stubApi({
      'GET calendar/feed': () => ({ url: 'https://topla.test/eski.ics' }),
      'POST calendar/feed/rotate': answer,
    });
    start();
    await show();
    await address();
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı yenile' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yenile' }));
    await vi.waitFor(() => expect(heard).toEqual([words ?? 'Takvim bağlantısı yenilenemedi.']));
    expect((await address()).value).toBe('https://topla.test/eski.ics');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is nothing that the next one who signs in gets to see', async () => {
    onTestFinished(() => useSession.setState({ business: null }));
    const signIn = (id: string) =>
      useSession.setState({ business: { id, email: 'a@b.test', role: 'business', isActive: true } });
    stubApi({
      'GET calendar/feed': () => ({ url: `https://topla.test/${useSession.getState().business?.id}.ics` }),
    });
    signIn('b1');
    const { result } = renderQueryHook(() => useFeed('calendar/feed', true));
    await waitFor(() => expect(result.current.data).toBe('https://topla.test/b1.ics'));
    act(() => signIn('b2'));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBe('https://topla.test/b2.ics'));
  });

  it('offers another try when it could not be fetched', async () => {
    stubApi({ 'GET calendar/feed': () => refusal(500, { message: 'x', code: 'internal' }) });
    start();
    await show();
    expect(await screen.findByText('Takvim bağlantısı alınamadı.')).toBeTruthy();
    stubApi({ 'GET calendar/feed': () => ({ url: 'https://topla.test/x.ics' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect((await address()).value).toBe('https://topla.test/x.ics');
  });
});
