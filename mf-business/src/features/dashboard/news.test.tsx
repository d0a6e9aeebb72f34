import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { hearToasts, renderAt, seeToasts } from '../../../../mf-shared/test/support.tsx';
import { card, now, reservation, serve } from '../../../test/dashboard.tsx';
import { signIn } from '../../../test/session.ts';
import { DashboardPage } from './DashboardPage.tsx';

vi.useFakeTimers({ toFake: ['Date'], now });

let live: ReturnType<typeof stubLive>;
beforeEach(() => {
  live = stubLive();
  signIn();
});

describe('the dashboard that hears news', () => {
  it('leads from the news to the card of a request, whatever list is open', async () => {
    const toasts = seeToasts();
    serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Mert Kaya' });
    const filter = screen.getByLabelText<HTMLSelectElement>('Göster');
    await userEvent.selectOptions(filter, 'Onaylananlar');
    await live.say('reservationChanged', reservation('r9', 'Ayşe Güneş'));
    act(() => toasts[0]?.action?.onClick());
    expect(filter.value).toBe('all');
    const card = await screen.findByRole('listitem', { name: 'Ayşe Güneş' });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('puts a new request on top and tells of it', async () => {
    const heard = hearToasts();
    serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Mert Kaya' });
    await live.say('reservationChanged', reservation('r9', 'Ayşe Güneş'));
    await screen.findByRole('listitem', { name: 'Ayşe Güneş' });
    const names = screen.getAllByRole('listitem').map((one) => within(one).getByRole('heading').textContent);
    expect(names).toEqual(['Ayşe Güneş', 'Mert Kaya']);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^Yeni rezervasyon isteği: Ayşe Güneş, Kapalı Saha, .*21:00-22:00$/);
  });

  it('changes what is already listed without telling', async () => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    await live.say('reservationChanged', reservation('r1', 'Deniz Şahin', { status: 'cancelled' }));
    await waitFor(() => expect(card('Deniz Şahin').getByText('İptal edildi')).toBeTruthy());
    expect(heard).toEqual([]);
  });

  it('leaves another business’s reservations alone', async () => {
    serve([reservation('r1', 'Deniz Şahin')]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    await live.say('reservationChanged', reservation('r9', 'Ayşe Güneş', { businessId: 'b2' }));
    expect(screen.queryByRole('listitem', { name: 'Ayşe Güneş' })).toBeNull();
  });

  it('fetches what it missed after a gap', async () => {
    const all = [reservation('r1', 'Deniz Şahin')];
    serve(all, {
      'GET reservations/business-reservations': () => ({ reservations: [...all], nextCursor: null }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    all.push(reservation('r2', 'Ayşe Güneş', { startsAt: now + 2 * HOUR_MS }));
    await live.resume();
    expect(await screen.findByRole('listitem', { name: 'Ayşe Güneş' })).toBeTruthy();
  });
});
