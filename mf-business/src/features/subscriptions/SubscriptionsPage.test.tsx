import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../../../mf-shared/test/hooks.tsx';
import { subscription, weeksOf } from '../../../../mf-shared/test/subscriptions.ts';
import { hearToasts, refusal, renderAt, seeToasts, stubApi } from '../../../../mf-shared/test/support.tsx';
import { useChange } from './queries.ts';
import { SubscriptionsPage } from './SubscriptionsPage.tsx';

const hub = vi.hoisted(() => ({ listeners: new Map<string, (data: unknown) => void>() }));
vi.mock('mf-shared/realtime', () => ({
  useServerEvent: (event: string, listener: (data: unknown) => void) =>
    void hub.listeners.set(event, listener),
  useResume: () => {},
}));

/** A server that holds one subscription and answers like the API. */
function serve(start: Subscription[], overrides: Parameters<typeof stubApi>[0] = {}) {
  const state = { rows: start };
  const become = (part: Partial<Subscription>, message: string) => {
    state.rows = state.rows.map((row) => ({ ...row, ...part }));
    return { message, subscription: state.rows[0] };
  };
  const running = { status: 'approved' as const, occurrences: weeksOf([{}, { status: 'taken' }, {}]) };
  const requests = stubApi({
    'GET subscription/requests': () => ({ requests: state.rows, nextCursor: null }),
    'POST subscription/approve': () => become(running, 'Abonelik onaylandı.'),
    'POST subscription/reject': () => become({ status: 'rejected' }, 'Abonelik reddedildi.'),
    'DELETE subscription/s1': () => become({ status: 'cancelled' }, 'Abonelik iptal edildi.'),
    'POST subscription/occurrences/w0/skip': () =>
      become(
        { occurrences: weeksOf([{ status: 'skipped', skippedBy: 'business' }, {}]) },
        'Bu hafta atlandı; saat başkalarına açıldı.',
      ),
    'POST subscription/occurrences/w0/restore': () =>
      become({ occurrences: weeksOf([{}, {}]) }, 'Bu hafta geri alındı; saat yeniden aboneliğin.'),
    ...overrides,
  });
  return { state, requests };
}
const open = () => renderAt('/subscription/requests', <SubscriptionsPage />);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() =>
  useSession.setState({
    status: 'ready',
    business: { id: 'b1', email: 'a@b.test', role: 'business', isActive: true },
  }),
);
afterEach(() => {
  vi.useRealTimers();
  useSession.setState({ business: null });
});

it('approves a request and lists the weeks that somebody else has', async () => {
  const heard = hearToasts();
  serve([subscription('s1')]);
  open();
  const requests = await screen.findByRole('region', { name: /Yanıt bekleyenler/ });
  expect(within(requests).getByRole('listitem', { name: 'İpek Şahin' })).toBeTruthy();
  expect(document.title).toContain('(1) Abonelik istekleri');
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

it('skips a week after asking once, and takes it back by pressing it', async () => {
  const { requests } = serve([subscription('s1', { status: 'approved', occurrences: weeksOf([{}, {}]) })]);
  open();
  await press(/^7 Ocak Salı: Tutulu/);
  expect(within(screen.getByRole('dialog')).getByText('7 Ocak Salı')).toBeTruthy();
  await press('Haftayı Atla');
  await press(/^7 Ocak Salı: Atlandı/);
  expect(await screen.findByRole('button', { name: /^7 Ocak Salı: Tutulu/ })).toBeTruthy();
  const posts = requests.filter((one) => one.method === 'POST').map((one) => new URL(one.url).pathname);
  expect(posts).toEqual([
    '/api/subscription/occurrences/w0/skip',
    '/api/subscription/occurrences/w0/restore',
  ]);
});

it('leaves weeks alone that the player or a pause gave back', async () => {
  const occurrences = weeksOf([
    { status: 'skipped', skippedBy: 'player' },
    { status: 'skipped', skippedBy: 'pause' },
  ]);
  serve([subscription('s1', { status: 'approved', occurrences })]);
  open();
  const byPlayer = await screen.findByRole('button', { name: '7 Ocak Salı: Oyuncu atladı' });
  const paused = screen.getByRole('button', { name: '14 Ocak Salı: Ara' });
  for (const week of [byPlayer, paused]) expect((week as HTMLButtonElement).disabled).toBe(true);
});

it('pauses between two days and refuses an end before the start', async () => {
  let sent: unknown;
  const { state } = serve([subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })], {
    'POST subscription/s1/pause': async (request) => {
      sent = await request.json();
      state.rows = state.rows.map((row) => ({ ...row, pausedFrom: '2098-01-10', pausedUntil: '2098-01-20' }));
      return { message: 'Aboneliğe ara verildi.', subscription: state.rows[0] };
    },
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2098-01-06T12:00:00Z') });
  open();
  await press('Ara Ver');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('İpek Şahin').parentElement?.textContent).toContain('Salı, 22:00-23:00');
  const days = dialog
    .getAllByLabelText<HTMLInputElement>(/^(İlk|Son) gün/)
    .map(({ value, min, max }) => [value, min, max]);
  expect(days).toEqual([
    ['2098-01-06', '2098-01-06', '2099-01-05'],
    ['2098-02-02', '2098-01-06', '2099-01-05'],
  ]);
  const fill = async (label: string, value: string) => {
    const input = dialog.getByLabelText(new RegExp(label));
    await userEvent.clear(input);
    await userEvent.type(input, value);
  };
  await fill('İlk gün', '2098-01-10');
  await fill('Son gün', '2098-01-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Ara Ver' }));
  expect(dialog.getByText('Bitiş, başlangıçtan önce olamaz.')).toBeTruthy();
  await fill('Son gün', '2098-01-10');
  await userEvent.click(dialog.getByRole('button', { name: 'Ara Ver' }));
  expect(await screen.findByRole('button', { name: 'Yeniden Başlat' })).toBeTruthy();
  expect(screen.getByText('10 Ocak - 20 Ocak arasında ara verildi.')).toBeTruthy();
  expect(sent).toEqual({ from: '2098-01-10', until: '2098-01-10' });
});

it('names a week whose night was moved, this one and others', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2098-01-06T12:00:00Z') });
  const [first, second] = [weeksOf([{}])[0]?.startsAt ?? 0, weeksOf([{}, {}])[1]?.startsAt ?? 0];
  const DAY = 86_400_000;
  const occurrences = weeksOf([
    { date: '2098-01-09', usualDate: '2098-01-07', startsAt: first + 2 * DAY, fieldName: 'Açık Saha' },
    { date: '2098-01-15', usualDate: '2098-01-14', startsAt: second + DAY },
    {},
  ]);
  serve([subscription('s1', { status: 'approved', occurrences })]);
  open();
  const list = within(await screen.findByRole('list', { name: 'Taşınan haftalar' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bu hafta: 9 Ocak Perşembe, 22:00-23:00 · Açık Saha',
    '14 Ocak haftası: 15 Ocak Çarşamba, 22:00-23:00 · Kapalı Saha',
  ]);
  expect(
    screen.getByRole('button', {
      name: '9 Ocak Perşembe, 22:00-23:00, Açık Saha: Taşındı. Bu haftayı atla',
    }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: '21 Ocak Salı: Tutulu. Bu haftayı atla' })).toBeTruthy();
});

it('cancels a running one after asking once', async () => {
  serve([subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })]);
  open();
  await press('İptal Et');
  expect(screen.getByRole('dialog').textContent).toContain('İpek Şahin, Kapalı Saha, Salı, 22:00-23:00.');
  await press('Aboneliği İptal Et');
  expect(await screen.findByRole('region', { name: /Sona erenler/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a request that arrives, and says so once', async () => {
  const heard = hearToasts();
  const { state } = serve([]);
  open();
  await screen.findByText('Henüz abonelik isteği yok.');
  expect(document.title).not.toContain('(');
  const arrived = subscription('s1');
  state.rows = [arrived];
  act(() => hub.listeners.get('subscriptionChanged')?.(arrived));
  expect(await screen.findByRole('listitem', { name: 'İpek Şahin' })).toBeTruthy();
  act(() => hub.listeners.get('subscriptionChanged')?.(arrived));
  act(() => hub.listeners.get('subscriptionChanged')?.({ ...arrived, businessId: 'b2' }));
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
    expect.stringMatching(/^Sona erenler 2/),
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
  expect([idle('Onayla'), idle('Reddet'), idle('Yeniden Başlat')]).toEqual([
    [false, true],
    [false, true],
    [true],
  ]);
});

it('is busy with the week that comes back, and with no other', async () => {
  const skipped = { status: 'skipped', skippedBy: 'business' } as const;
  const { requests } = serve(
    [subscription('s1', { status: 'approved', occurrences: weeksOf([skipped, skipped]) })],
    { 'POST subscription/occurrences/w0/restore': () => new Promise(() => {}) },
  );
  open();
  const weeks = await screen.findAllByRole('button', { name: /Atlandı/ });
  await userEvent.click(weeks[0] as HTMLElement);
  await userEvent.click(weeks[0] as HTMLElement);
  expect(weeks.map((week) => week.getAttribute('aria-disabled'))).toEqual(['true', null]);
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
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

it('forgets what was wrong with a pause that was given up', async () => {
  serve([subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })], {
    'POST subscription/s1/pause': () => refusal(409, { code: 'conflict', message: 'Bu aralık olmaz.' }),
  });
  open();
  await press('Ara Ver');
  const dialog = () => within(screen.getByRole('dialog'));
  await userEvent.click(dialog().getByRole('button', { name: 'Ara Ver' }));
  await dialog().findByText('Bu aralık olmaz.');
  fireEvent.change(dialog().getByLabelText(/^Son gün/), { target: { value: '2098-01-20' } });
  expect(dialog().queryByText('Bu aralık olmaz.')).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Ara Ver' }));
  await dialog().findByText('Bu aralık olmaz.');
  await userEvent.click(dialog().getByRole('button', { name: 'Vazgeç' }));
  await press('Ara Ver');
  expect(dialog().queryByText('Bu aralık olmaz.')).toBeNull();
});

it('says nothing any more of a pause that was refused while it is tried again', async () => {
  const answers = [refusal(409, { code: 'conflict', message: 'Bu aralık olmaz.' }), new Promise(() => {})];
  serve([subscription('s1', { status: 'approved', occurrences: weeksOf([{}]) })], {
    'POST subscription/s1/pause': () => answers.shift(),
  });
  open();
  await press('Ara Ver');
  const dialog = within(screen.getByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Ara Ver' }));
  await send();
  await dialog.findByText('Bu aralık olmaz.');
  await send();
  expect(dialog.queryByText('Bu aralık olmaz.')).toBeNull();
});
