import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS } from 'mf-shared/time';
import { TOAST_EVENT } from 'mf-shared/ui/toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt } from '../../../../mf-shared/test/support.tsx';
import { card, now, reservation, serve, table } from '../../../test/dashboard.tsx';
import { signIn } from '../../../test/session.ts';
import { DashboardPage } from './DashboardPage.tsx';

vi.useFakeTimers({ toFake: ['Date'], now });

beforeEach(() => signIn());

describe('the dashboard of a venue that decides', () => {
  it('shows an approval before the server answered', async () => {
    const heard = hearToasts();
    const answer = Promise.withResolvers<void>();
    serve([reservation('r1', 'Deniz Şahin')], {
      'POST reservations/approve': () => answer.promise.then(() => ({ message: 'Tamam.' })),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(card('Deniz Şahin').getByText('Onaylandı')).toBeTruthy());
    expect(table().getByRole('button', { name: 'Deniz Şahin' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Deniz Şahin' }));
    expect(heard).toEqual([]);
    answer.resolve();
    await waitFor(() => expect(heard).toEqual(['Rezervasyon onaylandı!']));
  });

  it('takes an approval back when it is refused, with the server’s sentence', async () => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')], {
      'POST reservations/approve': () =>
        refusal(409, { code: 'reservation_not_pending', message: 'Bu istek artık beklemede değil.' }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(heard).toEqual(['Bu istek artık beklemede değil.']));
    expect(card('Deniz Şahin').getByText('Bekliyor')).toBeTruthy();
    expect(table().getByText('Bekliyor')).toBeTruthy();
  });

  it.each([
    ['Onayla', 'POST reservations/approve', 'Rezervasyon onaylanamadı.'],
    ['Reddet', 'POST reservations/reject', 'Rezervasyon reddedilemedi.'],
  ])('takes “%s” back without a connection, and says so', async (button, call, sentence) => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')], { [call]: () => null });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: button }));
    await waitFor(() => expect(heard).toEqual([sentence]));
    expect(card('Deniz Şahin').getByText('Bekliyor')).toBeTruthy();
    expect(table().getByText('Bekliyor')).toBeTruthy();
  });

  it('rejects and frees the hour', async () => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: 'Reddet' }));
    await waitFor(() => expect(heard).toEqual(['Rezervasyon reddedildi!']));
    expect(card('Deniz Şahin').getByText('Reddedildi')).toBeTruthy();
    expect(table().queryByText('Bekliyor')).toBeNull();
  });

  it.each([
    ['Reddet', 'pending', 'Rezervasyon reddedildi!'],
    ['Sil', 'approved', 'Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.'],
  ] as const)('offers to take %s back', async (button, status, said) => {
    const undo: { message: string; action?: { label: string; onClick: () => void } }[] = [];
    const hear = (event: Event) => undo.push((event as CustomEvent).detail);
    window.addEventListener(TOAST_EVENT, hear);
    const requests = serve([reservation('r1', 'Deniz Şahin', { status })], {
      'POST reservations/r1/restore': () => ({ message: 'Geri alındı, rezervasyon yeniden geçerli.' }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: button }));
    const sure = screen.queryByRole('dialog');
    if (sure) await userEvent.click(within(sure).getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(undo).toMatchObject([{ message: said, action: { label: 'Geri al' } }]));
    undo[0]?.action?.onClick();
    await waitFor(() => expect(undo[1]?.message).toBe('Geri alındı, rezervasyon yeniden geçerli.'));
    expect(requests.filter(({ url }) => url.endsWith('r1/restore'))).toHaveLength(1);
    window.removeEventListener(TOAST_EVENT, hear);
  });

  it('stands requests that wait in the order in which they are played', async () => {
    const at = (id: string, name: string, hours: number) =>
      reservation(id, name, { startsAt: now + hours * HOUR_MS, endsAt: now + (hours + 1) * HOUR_MS });
    serve([at('r1', 'Geç Gelen', 30), at('r2', 'Bu Akşam', 3), at('r3', 'Yarın', 20)]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Yarın' });
    const list = within(screen.getByRole('region', { name: 'Rezervasyon istekleri' }));
    expect(list.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
      'Bu Akşam',
      'Yarın',
      'Geç Gelen',
    ]);
  });

  it('deletes an approved one after asking once', async () => {
    const heard = hearToasts();
    const requests = serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Mert Kaya' });
    await userEvent.click(card('Mert Kaya').getByRole('button', { name: 'Sil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rezervasyon silinsin mi?' }));
    expect(requests.some((request) => request.method === 'DELETE')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Sil' }));
    await waitFor(() =>
      expect(heard).toEqual(['Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.']),
    );
  });
});
