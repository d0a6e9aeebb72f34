import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { TOAST_EVENT } from 'mf-shared/ui/toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { hearToasts, refusal, renderAt } from '../../../../mf-shared/test/support.tsx';
import { card, now, reservation, serve, table, today } from '../../../test/dashboard.tsx';
import { signIn } from '../../../test/session.ts';
import { TONIGHT_ID } from '../requests/TonightRequests.tsx';
import { DashboardPage } from './DashboardPage.tsx';

vi.useFakeTimers({ toFake: ['Date'], now });

let live: ReturnType<typeof stubLive>;
beforeEach(() => {
  live = stubLive();
  signIn();
});

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((head) => head.textContent);

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

  it('stands requests that wait in the order in which they are played, tonight’s before the timetable', async () => {
    const at = (id: string, name: string, hours: number, date = addDays(today, 1)) =>
      reservation(id, name, { date, startsAt: now + hours * HOUR_MS, endsAt: now + (hours + 1) * HOUR_MS });
    serve([
      at('r1', 'Geç Gelen', 30),
      at('r2', 'Bu Gece', 3, today),
      at('r3', 'Yarın', 20),
      at('r4', 'Birazdan', 1, today),
    ]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Yarın' });
    expect(namesIn('Bugünün istekleri')).toEqual(['Birazdan', 'Bu Gece']);
    expect(namesIn('Rezervasyon istekleri')).toEqual(['Yarın', 'Geç Gelen']);
    const tonight = screen.getByRole('region', { name: 'Bugünün istekleri' });
    const day = await screen.findByRole('table', { name: /Kapalı Saha/ });
    expect(tonight.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: /^4 istek/ }).getAttribute('href')).toBe(`#${TONIGHT_ID}`);
  });

  it('leaves one of tonight where it was when it is answered, and moves one that somebody else answered', async () => {
    serve([reservation('r1', 'Deniz Şahin'), reservation('r2', 'Emre Yıldız')]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Emre Yıldız' });
    expect(screen.getByText('Başka istek yok.')).toBeTruthy();
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(card('Deniz Şahin').getByText('Onaylandı')).toBeTruthy());
    await live.say('reservationChanged', reservation('r2', 'Emre Yıldız', { status: 'rejected' }));
    await waitFor(() => expect(namesIn('Rezervasyon istekleri')).toEqual(['Emre Yıldız']));
    expect(namesIn('Bugünün istekleri')).toEqual(['Deniz Şahin']);
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
