import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realtime } from 'mf-shared/realtime';
import { describe, expect, it, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { business, card, LIST, REJECTED } from '../../../test/pending.ts';
import { Description } from './Description.tsx';
import { PendingPage } from './PendingPage.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ coordinates, label }: { coordinates: [number, number]; label: string }) => (
    <p>
      {label} haritada {coordinates.join(' ')}
    </p>
  ),
}));

describe('the page of pending venues', () => {
  it('shows an application in full', async () => {
    stubApi({ [LIST]: () => [business('p1', 'Boğaziçi Spor')] });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    const { getByText, getByRole } = card('Boğaziçi Spor');
    for (const text of [
      'Ayşe Güneş',
      '0532 123 45 67',
      'basvuru@tesis.example',
      'Duş, otopark',
      '18:00-02:00',
    ]) {
      expect(getByText(text)).toBeTruthy();
    }
    expect(getByText(/Bağdat Caddesi No: 12/)).toBeTruthy();
    expect(getByText('Boğaziçi Spor haritada 29.06 40.97')).toBeTruthy();
    expect(getByText(/1\.500 TL/)).toBeTruthy();
    expect(getByText('19 Kasım 21:05')).toBeTruthy();
    const small = getByRole('img', { name: 'Boğaziçi Spor, 2. fotoğraf' });
    expect(small.getAttribute('src')).toBe('/uploads/b.thumb.webp');
    await userEvent.click(getByRole('button', { name: /2\. fotoğraf/ }));
    const enlarged = within(await screen.findByRole('dialog', { name: 'Boğaziçi Spor' }));
    expect(screen.getByText('2 / 2')).toBeTruthy();
    const [photo] = enlarged.getAllByRole('img', { name: 'Boğaziçi Spor, 2. fotoğraf' });
    expect(photo?.getAttribute('src')).toBe('/uploads/b.webp');
  });

  it('shows what an applicant says of itself, and folds it only where it is long', async () => {
    const short = 'Sahil yolunda, ışıklı iki saha.';
    const long = `İlk satır.\n${'Her hafta sonu turnuva düzenliyoruz. '.repeat(12)}`.trim();
    stubApi({
      [LIST]: () => [
        business('p1', 'Boğaziçi Spor', { description: short }),
        business('p2', 'Çankaya Arena', { description: long }),
        business('p3', 'Ege Saha', { description: '' }),
      ],
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    const all = 'Tamamını göster';
    expect(card('Boğaziçi Spor').getByText(short)).toBeTruthy();
    expect(card('Boğaziçi Spor').queryByRole('button', { name: all })).toBeNull();
    expect(card('Ege Saha').queryByText('Tanıtım yazısı')).toBeNull();
    const { getByRole, getByText } = card('Çankaya Arena');
    const text = getByText(/^İlk satır/);
    expect([text.textContent, text.className]).toEqual([long, 'folded']);
    const fold = getByRole('button', { name: all, expanded: false });
    expect(fold.getAttribute('aria-controls')).toBe(text.id);
    await userEvent.click(fold);
    expect(text.className).toBe('description');
    await userEvent.click(getByRole('button', { name: 'Kısalt', expanded: true }));
    expect(text.className).toBe('folded');
  });

  it.each([
    ['a'.repeat(360), 0],
    ['a'.repeat(361), 1],
    ['a\na\na\na', 0],
    ['a\na\na\na\na', 1],
  ])('folds what is longer than it shows folded, and nothing shorter (%j)', (text, buttons) => {
    render(<Description text={text} />);
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  });

  it('says when nobody waits', async () => {
    stubApi({ [LIST]: () => [] });
    renderAt('/admin', <PendingPage />);
    expect(await screen.findByText('Bekleyen işletme yok.')).toBeTruthy();
  });

  it('fetches the next page by its cursor', async () => {
    stubApi({
      [LIST]: (request) =>
        new URL(request.url).searchParams.get('cursor') === 'c2'
          ? [business('p2', 'Çankaya Arena')]
          : Response.json([business('p1', 'Boğaziçi Spor')], { headers: { 'X-Next-Cursor': 'c2' } }),
    });
    renderAt('/admin', <PendingPage />);
    expect(await screen.findByText('1+ başvuru')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
    expect(await screen.findByRole('article', { name: 'Çankaya Arena' })).toBeTruthy();
    expect(screen.getByText(/^2 başvuru, en eskisi .+ bekliyor$/)).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Boğaziçi Spor' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  });

  it('shows by itself what other people do', async () => {
    let rows = [business('p1', 'Boğaziçi Spor')];
    stubApi({ [LIST]: () => rows, [REJECTED]: () => [] });
    const hear = vi.spyOn(realtime, 'on');
    const watch = vi.spyOn(realtime, 'watchPending');
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    expect(watch).toHaveBeenCalled();
    rows = [business('p2', 'Çankaya Arena')];
    const [, listener] = hear.mock.calls.find(([event]) => event === 'pendingChanged') ?? [];
    (listener as (() => void) | undefined)?.();
    expect(await screen.findByRole('article', { name: 'Çankaya Arena' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull();
  });

  it('reads what it missed after a gap, until nobody looks', async () => {
    const live = stubLive();
    let rows = [business('p1', 'Boğaziçi Spor')];
    stubApi({ [LIST]: () => rows, [REJECTED]: () => [] });
    const { unmount } = renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    rows = [business('p2', 'Çankaya Arena')];
    await live.resume();
    expect(await screen.findByRole('article', { name: 'Çankaya Arena' })).toBeTruthy();
    unmount();
    expect(live.listening()).toBe(0);
  });

  it('looks for more once all that it had is decided', async () => {
    let rows = [business('p1', 'Boğaziçi Spor')];
    stubApi({
      [LIST]: () => rows,
      [REJECTED]: () => [],
      'PUT admin/approve/p1': () => {
        rows = [business('p2', 'Çankaya Arena')];
        return { message: 'Tamam.' };
      },
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    await userEvent.click(screen.getByRole('button', { name: 'İşletmeyi onayla' }));
    expect(await screen.findByRole('article', { name: 'Çankaya Arena' })).toBeTruthy();
  });

  it('leads whoever has no second step to setting one up, and to nothing else', async () => {
    const message = 'Önce iki adımlı girişi kurun.';
    const second = { enabled: false, required: true, totp: false, recoveryCodesLeft: 0, passkeys: [] };
    stubApi({
      [LIST]: () => refusal(403, { code: 'second_factor_required', message }),
      'GET account/second-factor': () => second,
      'GET account/sessions': () => [],
    });
    renderAt('/admin', <PendingPage />);
    expect(await screen.findByRole('button', { name: 'Doğrulama uygulaması kur' })).toBeTruthy();
    expect(screen.queryByText(message)).toBeNull();
  });
});
