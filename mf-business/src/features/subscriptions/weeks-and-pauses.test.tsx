import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from 'mf-shared/time';
import { expect, it, vi } from 'vitest';
import { subscription, weeksOf } from '../../../../mf-shared/test/subscriptions.ts';
import { refusal } from '../../../../mf-shared/test/support.tsx';
import { open, prepare, press, serve } from '../../../test/subscriptions-page.tsx';

prepare();

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
  const paused = screen.getByRole('button', { name: '14 Ocak Salı: Ara verildi' });
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
  expect(await screen.findByRole('button', { name: 'Sürdür' })).toBeTruthy();
  expect(screen.getByText('10 Ocak – 20 Ocak: ara verildi.')).toBeTruthy();
  expect(screen.getByText('Ara verildi')).toBeTruthy();
  expect(screen.queryByText('Onaylandı')).toBeNull();
  expect(sent).toEqual({ from: '2098-01-10', until: '2098-01-10' });
});

it('names a week whose night was moved, this one and others', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2098-01-06T12:00:00Z') });
  const [first, second] = [weeksOf([{}])[0]?.startsAt ?? 0, weeksOf([{}, {}])[1]?.startsAt ?? 0];
  const occurrences = weeksOf([
    { date: '2098-01-09', usualDate: '2098-01-07', startsAt: first + 2 * DAY_MS, fieldName: 'Açık Saha' },
    { date: '2098-01-15', usualDate: '2098-01-14', startsAt: second + DAY_MS },
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
