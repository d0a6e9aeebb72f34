import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Business } from 'mf-shared/contracts/business';
import { describe, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { PendingPage } from './PendingPage.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ coordinates, label }: { coordinates: [number, number]; label: string }) => (
    <p>
      {label} haritada {coordinates.join(' ')}
    </p>
  ),
}));

const business = (id: string, businessName: string, part: Partial<Business> = {}): Business => ({
  id,
  _id: id,
  businessName,
  ownerName: 'Ayşe Güneş',
  email: 'basvuru@tesis.example',
  phone: '+905321234567',
  address: 'Bağdat Caddesi No: 12',
  location: { city: 'İstanbul', coordinates: [29.06, 40.97] },
  equipment: 'Duş, otopark',
  photos: ['/uploads/a.webp', '/uploads/b.webp'],
  fields: [
    {
      id: `${id}-f`,
      _id: `${id}-f`,
      name: 'Kapalı Saha',
      capacity: "7'ye 7",
      price: 1500,
      workingHours: [{ start: '18:00', end: '02:00' }],
    },
  ],
  averageRating: 0,
  ratingCount: 0,
  ratings: [],
  isActive: false,
  createdAt: '2026-11-19T18:05:00Z',
  ...part,
});
const LIST = 'GET admin/pending-businesses';
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('pending businesses', () => {
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
    await userEvent.click(getByRole('button', { name: /2\. fotoğraf/ }));
    expect(await screen.findByRole('dialog', { name: 'Boğaziçi Spor' })).toBeTruthy();
    expect(screen.getByText('2 / 2')).toBeTruthy();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
    expect(await screen.findByRole('article', { name: 'Çankaya Arena' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Boğaziçi Spor' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  });

  it('approves', async () => {
    const heard = hearToasts();
    const requests = stubApi({
      [LIST]: () => [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')],
      'PUT admin/approve/p1': () => ({ message: 'Tamam.' }),
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull());
    expect(heard).toEqual(['İşletme onaylandı.']);
    expect(screen.getByRole('article', { name: 'Çankaya Arena' })).toBeTruthy();
    expect(requests.filter((request) => request.method === 'PUT')).toHaveLength(1);
  });

  it('asks before it rejects, since that deletes', async () => {
    const heard = hearToasts();
    const requests = stubApi({
      [LIST]: () => [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')],
      'DELETE admin/reject/p1': () => ({ message: 'Tamam.' }),
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Reddet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Başvuru reddedilsin mi?' }));
    expect(requests.some((request) => request.method === 'DELETE')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Reddet ve sil' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull());
    expect(heard).toEqual(['İşletme reddedildi.']);
  });

  it('removes what another admin decided, and says so', async () => {
    const heard = hearToasts();
    const message = 'Bu başvuru daha önce sonuçlandırılmış.';
    stubApi({
      [LIST]: () => [business('p1', 'Boğaziçi Spor'), business('p2', 'Çankaya Arena')],
      'PUT admin/approve/p1': () => refusal(409, { code: 'already_decided', message }),
    });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boğaziçi Spor' })).toBeNull());
    expect(heard).toEqual([message]);
  });

  it('keeps the card when the server could not be reached', async () => {
    const heard = hearToasts();
    stubApi({ [LIST]: () => [business('p1', 'Boğaziçi Spor')], 'PUT admin/approve/p1': () => null });
    renderAt('/admin', <PendingPage />);
    await screen.findByRole('article', { name: 'Boğaziçi Spor' });
    await userEvent.click(card('Boğaziçi Spor').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Boğaziçi Spor' })).toBeTruthy();
  });
});
