import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { editor, save, venue } from '../../../test/profile.tsx';
import { MisfitList } from './MisfitList.tsx';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));

describe('new hours', () => {
  const misfits = {
    count: 1,
    first: [
      {
        kind: 'reservation',
        _id: 'r1',
        id: 'r1',
        name: 'Deniz Şahin',
        userId: 'u1',
        phone: null,
        fieldId: 'f1',
        fieldName: 'Kapalı Saha',
        date: '2026-11-20',
        timeSlot: '21:00-22:00',
        startsAt: Date.parse('2026-11-20T18:00:00Z'),
      },
    ],
  };
  async function shorten(handlers: Parameters<typeof stubApi>[0] = {}) {
    const requests = stubApi({
      'GET profile/business': () => venue,
      'POST business/update/preview': () => misfits,
      'PUT business/update': () => ({ message: 'Tamam.', business: venue, misfits }),
      ...handlers,
    });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: /18:00-02:00.*(kaldır|sil)/i }));
    await userEvent.selectOptions(screen.getByLabelText(/Başlangıç/), '10:00');
    await userEvent.selectOptions(screen.getByLabelText(/Bitiş/), '12:00');
    await save();
    return requests;
  }
  const puts = (requests: Request[]) => requests.filter((request) => request.method === 'PUT');

  it('ask before bookings are left out, and save nothing without a yes', async () => {
    const requests = await shorten();
    const dialog = within(await screen.findByRole('dialog', { name: 'Saatler değişsin mi?' }));
    expect(dialog.getByText(/1 rezervasyonu saatlerin dışında bırakıyor/)).toBeTruthy();
    expect(dialog.getByText('Deniz Şahin')).toBeTruthy();
    expect(dialog.queryByText(/rezervasyon daha/)).toBeNull();
    // The typed values stay here, whichever link of the question is opened.
    expect(dialog.getAllByRole<HTMLAnchorElement>('link').map(({ target }) => target)).toEqual([
      '_blank',
      '_blank',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    expect(puts(requests)).toEqual([]);
    expect(screen.getByText('Kaydedilmemiş değişiklikler var.')).toBeTruthy();
  });

  it('count the bookings that are not listed', async () => {
    await shorten({ 'POST business/update/preview': () => ({ ...misfits, count: 3 }) });
    expect(await screen.findByText('ve 2 rezervasyon daha.')).toBeTruthy();
  });

  it('are saved all the same on a yes, and then say where the bookings are', async () => {
    const requests = await shorten();
    await userEvent.click(await screen.findByRole('button', { name: 'Yine de kaydet' }));
    await waitFor(() => expect(puts(requests)).toHaveLength(1));
    expect(await screen.findByText(/1 rezervasyon yeni saatlerinizin dışında kaldı/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deniz Şahin: tabloda aç' }).getAttribute('href')).toBe(
      '/business/board?date=2026-11-20',
    );
    expect(screen.getByRole('link', { name: 'Deniz Şahin: mesaj yaz' }).getAttribute('href')).toContain('u1');
  });

  it('are saved without a question when nobody is left out', async () => {
    const requests = await shorten({ 'POST business/update/preview': () => ({ count: 0, first: [] }) });
    await waitFor(() => expect(puts(requests)).toHaveLength(1));
  });
});

it.each([
  ['phone', null, 'Telefonla', []],
  ['phone', '+905321112233', 'Telefonla', [['Ece: ara', 'tel:+905321112233']]],
  ['subscription', null, 'Abonelik', []],
] as const)(
  'who is left out by new hours can be rung up where there is a number (%s, %s)',
  (kind, phone, word, ways) => {
    const first = {
      kind,
      _id: 'r1',
      id: 'r1',
      name: 'Ece',
      userId: null,
      phone,
      fieldId: 'f1',
      fieldName: 'Saha',
    };
    const startsAt = Date.parse('2026-11-20T18:00:00Z');
    const hour = { date: '2026-11-20', timeSlot: '21:00-22:00', startsAt };
    renderAt('/', <MisfitList misfits={{ count: 1, first: [{ ...first, ...hour }] }} />);
    expect(screen.getByText(word).parentElement?.textContent).toBe(
      `20 Kasım Cuma, 21:00-22:00, Saha, ${word}`,
    );
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([['Ece: tabloda aç', '/business/board?date=2026-11-20'], ...ways]);
  },
);
