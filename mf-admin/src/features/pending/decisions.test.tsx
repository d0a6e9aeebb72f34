import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { hearToasts, refusal, renderAt, seeToasts, stubApi } from '../../../../mf-shared/test/support.tsx';
import { business, card, LIST, REJECTED } from '../../../test/pending.ts';
import { PendingPage } from './PendingPage.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ coordinates, label }: { coordinates: [number, number]; label: string }) => (
    <p>
      {label} haritada {coordinates.join(' ')}
    </p>
  ),
}));

describe('the page of pending venues', () => {
  it('approves', async () => {
    const heard = hearToasts();
    const rows = [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')];
    const requests = stubApi({
      [LIST]: () => rows,
      'PUT admin/approve/p1': () => rows.shift() && { message: 'Tamam.' },
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    await userEvent.click(screen.getByRole('button', { name: 'İşletmeyi onayla' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull());
    expect(heard).toEqual(['İşletme onaylandı.']);
    // The next decision starts at the list.
    const list = screen.getByRole('article', { name: 'Çankaya Arena' }).parentElement;
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(screen.getByText('1 başvuru')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Çankaya Arena' })).toBeTruthy();
    expect(requests.filter((request) => request.method === 'PUT')).toHaveLength(1);
  });

  it('names the venue before it approves', async () => {
    const requests = stubApi({ [LIST]: () => [business('p1', 'Boğaziçi Spor')], [REJECTED]: () => [] });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'İşletme onaylansın mı?' }));
    expect(dialog.getByText('Boğaziçi Spor')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    expect(requests.some((request) => request.method === 'PUT')).toBe(false);
  });

  it('asks for the reason before it rejects, and keeps it when that fails', async () => {
    const toasts = seeToasts();
    let isDown = true;
    const rows = [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')];
    const requests = stubApi({
      [LIST]: () => rows,
      [REJECTED]: () => [],
      'DELETE admin/reject/p1': () => (isDown ? null : rows.shift() && { message: 'Tamam.' }),
      'POST admin/restore/p1': () => ({ message: 'Tamam.' }),
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Reddet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Başvuru reddedilsin mi?' }));
    const confirm = dialog.getByRole('button', { name: 'Başvuruyu reddet' });
    await userEvent.click(confirm);
    expect(dialog.getByText('Gerekçeyi yazın.')).toBeTruthy();
    expect(requests.some((request) => request.method === 'DELETE')).toBe(false);
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Gerekçe/ }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Gerekçe/ });
    await userEvent.type(field, '  ');
    await userEvent.click(confirm);
    expect(dialog.getByText('Gerekçeyi yazın.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, ' Adres bulunamadı & telefon yanlış');
    expect(dialog.queryByText('Gerekçeyi yazın.')).toBeNull();
    await userEvent.click(confirm);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(field.value).toBe(' Adres bulunamadı & telefon yanlış');
    isDown = false;
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull());
    expect(toasts.at(-1)).toMatchObject({ message: 'İşletme reddedildi.', action: { label: 'Geri al' } });
    toasts.at(-1)?.action?.onClick();
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Red kararı geri alındı.'));
    const { url } = requests.findLast((request) => request.method === 'DELETE') ?? { url: '' };
    expect(new URL(url).searchParams.get('reason')).toBe('Adres bulunamadı & telefon yanlış');
  });

  it('opens the rejection anew without what was said of an empty reason', async () => {
    stubApi({ [LIST]: () => [business('p1', 'Boğaziçi Spor')], [REJECTED]: () => [] });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    for (const _ of ['at first', 'again']) {
      await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Reddet' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Başvuru reddedilsin mi?' }));
      expect(dialog.queryByText('Gerekçeyi yazın.')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Başvuruyu reddet' }));
      dialog.getByText('Gerekçeyi yazın.');
      await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    }
  });

  it('lists what was rejected with the reason, and takes it back', async () => {
    const heard = hearToasts();
    const gone = {
      ...business('r1', 'Ege Saha'),
      reason: 'Telefon yanlış',
      rejectedAt: '2026-11-19T18:05:00Z',
      restorableUntil: '2026-12-19T18:05:00Z',
    };
    let isGone = true;
    stubApi({
      [LIST]: () => (isGone ? [] : [business('r1', 'Ege Saha')]),
      [REJECTED]: () => (isGone ? [gone] : []),
      'POST admin/restore/r1': () => {
        isGone = false;
        return { message: 'Tamam.' };
      },
    });
    renderAt('/admin', <PendingPage />);
    expect(await screen.findByText('Gerekçe: Telefon yanlış')).toBeTruthy();
    expect(screen.getByText('19 Aralık 21:05')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('article', { name: 'Ege Saha' })).toBeTruthy();
    expect(await screen.findByText('Son 30 günde reddedilen işletme yok.')).toBeTruthy();
    expect(heard).toEqual(['Red kararı geri alındı.']);
  });

  it('lets an admin go on typing when another one decides', async () => {
    const live = stubLive();
    let rows = [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')];
    stubApi({ [LIST]: () => rows, [REJECTED]: () => [] });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Çankaya Arena' });
    await userEvent.click(card('Çankaya Arena').getByRole('button', { name: 'Reddet' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Gerekçe/ });
    await userEvent.type(field, 'Adres ');
    rows = rows.slice(1);
    await live.say('pendingChanged', {} as never);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull());
    await userEvent.keyboard('bulunamadı');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('Adres bulunamadı');
  });

  it('shows among the rejected what was just rejected', async () => {
    const gone = {
      ...business('p1', 'Boğaziçi Spor'),
      reason: 'Adres bulunamadı',
      rejectedAt: '2026-11-19T18:05:00Z',
      restorableUntil: '2026-12-19T18:05:00Z',
    };
    const rejected: unknown[] = [];
    stubApi({
      [LIST]: () => [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')],
      [REJECTED]: () => rejected,
      'DELETE admin/reject/p1': () => {
        rejected.push(gone);
        return { message: 'Tamam.' };
      },
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Reddet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Başvuru reddedilsin mi?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Adres bulunamadı');
    await userEvent.click(dialog.getByRole('button', { name: 'Başvuruyu reddet' }));
    expect(await screen.findByText('Gerekçe: Adres bulunamadı')).toBeTruthy();
  });

  it('says what could not be taken back, and what is left', async () => {
    const heard = hearToasts();
    const gone = (id: string, name: string) => ({
      ...business(id, name),
      ...{ reason: 'Telefon yanlış', rejectedAt: '2026-11-19T18:05:00Z' },
      restorableUntil: '2026-12-19T18:05:00Z',
    });
    let rejected = [gone('r1', 'Ege Saha'), gone('r2', 'Göl Saha')];
    const answer = Promise.withResolvers<Response>();
    stubApi({ [LIST]: () => [], [REJECTED]: () => rejected, 'POST admin/restore/r1': () => answer.promise });
    renderAt('/admin', <PendingPage />);
    const [first, second] = await screen.findAllByRole('button', { name: 'Geri al' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(first?.getAttribute('aria-busy')).toBe('true'));
    expect(second?.getAttribute('aria-busy')).toBeNull();
    rejected = rejected.slice(1);
    answer.resolve(refusal(404, { code: 'business_not_found', message: 'İşletme bulunamadı.' }));
    await waitFor(() => expect(screen.queryByText(/Ege Saha/)).toBeNull());
    expect(heard).toEqual(['İşletme bulunamadı.']);
  });

  it.each([
    ['Onayla', 'Reddet'],
    ['Reddet', 'Onayla'],
  ])('is busy with %s while that is on its way, and does not take %s', async (given, other) => {
    const never = () => new Promise(() => {});
    const requests = stubApi({
      [LIST]: () => [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')],
      [REJECTED]: () => [],
      ...{ 'PUT admin/approve/p1': never, 'DELETE admin/reject/p1': never },
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: given }));
    if (given === 'Reddet')
      await userEvent.type(screen.getByRole('textbox', { name: /Gerekçe/ }), 'Adres yok');
    await userEvent.click(screen.getByRole('button', { name: /^(İşletmeyi onayla|Başvuruyu reddet)$/ }));
    const state = (name: string) =>
      [given, other].map((label) => {
        const button = card(name).getByRole<HTMLButtonElement>('button', { name: label });
        return [button.getAttribute('aria-busy'), button.disabled];
      });
    await waitFor(() =>
      expect(state('Boğaziçi Spor')).toEqual([
        ['true', false],
        [null, true],
      ]),
    );
    const form = screen.getByRole('dialog').querySelector('form');
    if (form) fireEvent.submit(form);
    await act(async () => {});
    expect(requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
    expect(state('Çankaya Arena')).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it.each([
    [409, 'already_decided'],
    [404, 'not_found'],
    [404, 'business_not_found'],
  ])('removes what another admin decided, and says so (%i %s)', async (status, code) => {
    const heard = hearToasts();
    const message = 'Bu başvuru daha önce sonuçlandırılmış.';
    const rows = [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')];
    stubApi({
      [LIST]: () => rows,
      'PUT admin/approve/p1': () => rows.shift() && refusal(status, { code, message }),
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    await userEvent.click(screen.getByRole('button', { name: 'İşletmeyi onayla' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull());
    expect(heard).toEqual([message]);
  });

  it('keeps the card when the server could not be reached', async () => {
    const heard = hearToasts();
    stubApi({ [LIST]: () => [business('p1', 'Boğaziçi Spor')], 'PUT admin/approve/p1': () => null });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    await userEvent.click(screen.getByRole('button', { name: 'İşletmeyi onayla' }));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Boğaziçi Spor' })).toBeTruthy();
  });
});
