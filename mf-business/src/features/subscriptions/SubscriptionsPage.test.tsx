import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../../../mf-shared/test/hooks.tsx';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { subscription, weeksOf } from '../../../../mf-shared/test/subscriptions.ts';
import { hearToasts, refusal, seeToasts, stubApi } from '../../../../mf-shared/test/support.tsx';
import { open, prepare, press, serve } from '../../../test/subscriptions-page.tsx';
import { useChange } from './queries.ts';

prepare();

it('approves a request and lists the weeks that somebody else has', async () => {
  const heard = hearToasts();
  serve([subscription('s1')]);
  open();
  const requests = await screen.findByRole('region', { name: /Yanıt bekleyenler/ });
  expect(within(requests).getByRole('listitem', { name: 'İpek Şahin' })).toBeTruthy();
  expect(document.title).toContain('(1) Abonelikler');
  await press('Onayla');
  expect(await screen.findByText(/aboneye ait olmayan haftalar/)).toBeTruthy();
  expect(screen.getByText('14 Ocak')).toBeTruthy();
  expect(heard).toEqual(['Abonelik onaylandı.']);
  expect(screen.getByRole('button', { name: '7 Ocak Salı: Tutulu. Bu haftayı atla' })).toBeTruthy();
});

it('says what the server refused, or that it was not reached', async () => {
  const heard = hearToasts();
  serve([subscription('s1')], {
    'POST subscription/approve': () =>
      refusal(409, {
        code: 'subscription_not_pending',
        message: 'Bu abonelik isteği artık beklemede değil.',
      }),
    'POST subscription/reject': () => null,
  });
  open();
  await press('Onayla');
  await vi.waitFor(() => expect(heard).toEqual(['Bu abonelik isteği artık beklemede değil.']));
  await press('Reddet');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('Reddedilemedi.'));
});

it('cancels a running one after asking once', async () => {
  serve([subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })]);
  open();
  await press('İptal Et');
  expect(screen.getByRole('dialog').textContent).toContain('İpek Şahin, Kapalı Saha, Salı, 22:00-23:00.');
  await press('Aboneliği İptal Et');
  expect(await screen.findByRole('region', { name: /Geçmiş/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a request that arrives, and says so once', async () => {
  const heard = hearToasts();
  const live = stubLive();
  const { state } = serve([]);
  open();
  await screen.findByText('Henüz abonelik isteği yok.');
  expect(document.title).not.toContain('(');
  const arrived = subscription('s1');
  state.rows = [arrived];
  await live.say('subscriptionChanged', arrived);
  expect(await screen.findByRole('listitem', { name: 'İpek Şahin' })).toBeTruthy();
  await live.say('subscriptionChanged', arrived);
  await live.say('subscriptionChanged', { ...arrived, businessId: 'b2' });
  expect(heard).toEqual(['Yeni abonelik isteği: İpek Şahin, Kapalı Saha, Salı, 22:00-23:00']);
});

it.each([
  ['skip', 'POST subscription/occurrences/w0/skip', 'POST subscription/occurrences/w0/restore'],
  ['pause', 'POST subscription/s1/pause', 'POST subscription/s1/resume'],
  ['approve', 'POST subscription/approve', null],
  ['restore', 'POST subscription/occurrences/w0/restore', null],
] as const)('offers to take back what can be taken back (%s)', async (verb, call, back) => {
  const toasts = seeToasts();
  const called: string[] = [];
  const did = (one: string) => () => {
    called.push(one);
    return { message: 'Tamam.' };
  };
  stubApi(Object.fromEntries([call, back ?? ''].map((one) => [one, did(one)])));
  const { result } = renderQueryHook(() => useChange('b1'));
  const change = {
    ...{ verb, subscription: subscription('s1'), week: weeksOf([{}])[0] },
    range: { from: '2098-01-10', until: '2098-01-20' },
  };
  act(() => result.current.mutate(change as never));
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.action?.label).toBe(back ? 'Geri al' : undefined);
  act(() => toasts[0]?.action?.onClick());
  await vi.waitFor(() => expect(called).toEqual(back ? [call, back] : [call]));
});

it('stands those that wait before those that run and those that ended, page by page', async () => {
  const row = (id: string, status: Subscription['status'], fullName: string) =>
    subscription(id, { status, user: { ...subscription(id).user, fullName } });
  const { requests } = serve([], {
    'GET subscription/requests': (request) =>
      new URL(request.url).searchParams.get('cursor') === 'next'
        ? { requests: [row('s4', 'cancelled', 'Dört')], nextCursor: null }
        : {
            requests: [
              row('s3', 'rejected', 'Üç'),
              row('s1', 'pending', 'Bir'),
              row('s2', 'approved', 'İki'),
            ],
            nextCursor: 'next',
          },
  });
  open();
  await press('Daha fazla göster');
  await screen.findByRole('listitem', { name: 'Dört' });
  expect(screen.getAllByRole('region').map((region) => region.textContent?.slice(0, 16))).toEqual([
    expect.stringMatching(/^Yanıt bekleyen/),
    expect.stringMatching(/^Süren abonelik/),
    expect.stringMatching(/^Geçmiş 2/),
  ]);
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  expect(requests).toHaveLength(2);
});

it('warns of an hour that is no longer offered while the subscription goes on', async () => {
  const outside = (['pending', 'approved', 'rejected', 'cancelled'] as const).map((status) =>
    subscription(status, { status, isOutsideHours: true }),
  );
  serve(outside);
  open();
  expect(await screen.findAllByText(/artık sahanın çalışma saatlerinde yok/)).toHaveLength(2);
});

it('keeps the question open when a running one could not be cancelled', async () => {
  serve([subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })], {
    'DELETE subscription/s1': () => null,
  });
  const heard = hearToasts();
  open();
  await press('İptal Et');
  await press('Aboneliği İptal Et');
  await vi.waitFor(() => expect(heard).toEqual(['İptal edilemedi.']));
  expect(screen.getByRole('dialog', { name: 'Aboneliği iptal et' })).toBeTruthy();
});

it('is busy with the one that was answered, and leaves the others to be pressed', async () => {
  serve(
    [
      subscription('s1'),
      subscription('s2'),
      subscription('s3', { status: 'approved', pausedFrom: '2098-01-01' }),
    ],
    {
      'POST subscription/approve': () => new Promise(() => {}),
    },
  );
  open();
  const approve = await screen.findAllByRole('button', { name: 'Onayla' });
  await userEvent.click(approve[0] as HTMLElement);
  await vi.waitFor(() => expect(approve[0]?.getAttribute('aria-busy')).toBe('true'));
  const idle = (name: string) =>
    screen
      .getAllByRole<HTMLButtonElement>('button', { name })
      .map((button) => !button.disabled && button.getAttribute('aria-busy') === null);
  expect([idle('Onayla'), idle('Reddet'), idle('Sürdür')]).toEqual([[false, true], [false, true], [true]]);
});

it('offers another try when the list cannot be had', async () => {
  let fails = true;
  serve([subscription('s1')], {
    'GET subscription/requests': () =>
      fails ? refusal(500, { message: 'x', code: 'internal' }) : { requests: [], nextCursor: null },
  });
  open();
  expect(await screen.findByText('İstekler alınamadı.')).toBeTruthy();
  fails = false;
  await press('Tekrar dene');
  expect(await screen.findByText('Henüz abonelik isteği yok.')).toBeTruthy();
});
