import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaitingEntry, WaitingLine } from 'mf-shared/contracts/waiting-list';
import { realtime } from 'mf-shared/realtime';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { MyWaiting } from './MyWaiting.tsx';
import { WaitDialog, type WaitedHour } from './WaitDialog.tsx';

const HOUR: WaitedHour = {
  businessId: 'v1',
  businessName: 'Işık Halı Saha',
  fieldName: 'Saha 1',
  date: '2026-11-20',
  timeSlot: '21:00-22:00',
  startsAt: Date.parse('2026-11-20T18:00:00Z'),
  price: 1500,
};
const entry = (over: Partial<WaitingEntry> = {}): WaitingEntry => ({
  _id: 'e1',
  id: 'e1',
  businessId: 'v1',
  businessName: 'Işık Halı Saha',
  fieldId: 'f1',
  fieldName: 'Saha 1',
  date: HOUR.date,
  timeSlot: HOUR.timeSlot,
  startsAt: HOUR.startsAt,
  endsAt: HOUR.startsAt + HOUR_MS,
  status: 'waiting',
  position: 3,
  offerUntil: null,
  createdAt: '2026-11-18T11:00:00.000Z',
  ...over,
});
const offered = () => entry({ id: 'e2', status: 'offered', position: 1, offerUntil: Date.now() + 872_000 });

const dialog = (line: WaitingLine, more = {}) => {
  const api = stubApi({ 'GET waiting-list/line': () => ({ body: line }), ...more });
  const onClose = vi.fn();
  renderAt('/', { '/': <WaitDialog hour={HOUR} onClose={onClose} /> });
  return { api, onClose };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => signIn());

test('the line says how many wait before one joins it', async () => {
  const { api, onClose } = dialog(
    { waiting: 2, own: null },
    { 'POST waiting-list': () => ({ status: 201, body: { message: 'Sıraya girdiniz.', entry: entry() } }) },
  );
  expect(await screen.findByText('Sırada 2 kişi var; 3. olursunuz.')).toBeTruthy();
  await press('Sıraya Gir');
  expect(await screen.findByText('Sıraya girdiniz.')).toBeTruthy();
  const { businessName: _, startsAt: __, price: ___, ...hour } = HOUR;
  expect(await api.named('POST waiting-list')[0]?.request.json()).toEqual(hour);
  expect(onClose).toHaveBeenCalled();
});

test('an empty line says so', async () => {
  dialog({ waiting: 0, own: null });
  expect(await screen.findByText('Sırada kimse yok; ilk siz olursunuz.')).toBeTruthy();
});

test('a refusal stays in the dialog in the words of the server', async () => {
  const message = 'Bu saat boş; sıraya girmeden hemen rezervasyon yapabilirsiniz.';
  const { onClose } = dialog(
    { waiting: 0, own: null },
    { 'POST waiting-list': () => ({ status: 409, body: { message, code: 'waiting_hour_free' } }) },
  );
  await press('Sıraya Gir');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('who stands in line sees the place and can leave', async () => {
  const { api, onClose } = dialog(
    { waiting: 4, own: entry() },
    { 'DELETE waiting-list/e1': () => ({ body: { message: 'Bekleme listesinden ayrıldınız.' } }) },
  );
  expect(await screen.findByText('3. sıradasınız.')).toBeTruthy();
  await press('Sıradan Ayrıl');
  expect(await screen.findByText('Bekleme listesinden ayrıldınız.')).toBeTruthy();
  expect(api.named('DELETE waiting-list/e1')).toHaveLength(1);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('an hour that is kept for the player counts down and can be taken or passed on', async () => {
  const { api, onClose } = dialog(
    { waiting: 1, own: offered() },
    {
      'POST waiting-list/e2/accept': () => ({ status: 201, body: { message: 'Saat sizin!' } }),
      'POST waiting-list/e2/decline': () => ({ body: { message: 'Saat sıradaki oyuncuya geçti.' } }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Saat sizin için ayrıldı' })).toBeTruthy();
  expect(screen.getByText(/^14:3\d$/)).toBeTruthy();
  await press('İstemiyorum');
  expect(await screen.findByText('Saat sıradaki oyuncuya geçti.')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await press('Saati Al');
  expect(await screen.findByText('Saat sizin!')).toBeTruthy();
  expect(api.named('POST waiting-list/e2/accept')).toHaveLength(1);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

test.each([
  ['accept', 'Saati Al', 'İstemiyorum'],
  ['decline', 'İstemiyorum', 'Saati Al'],
])(
  'an hour that is kept is answered once, in the dialog and in the list (%s)',
  async (verb, pressed, other) => {
    const api = stubApi({
      'GET waiting-list/line': () => ({ body: { waiting: 1, own: offered() } }),
      'GET waiting-list/mine': () => ({ body: { entries: [offered()] } }),
      [`POST waiting-list/e2/${verb}`]: () => new Promise(() => {}),
    });
    const answers = () =>
      ['accept', 'decline'].flatMap((one) => api.named(`POST waiting-list/e2/${one}`)).length;
    const places = [
      <WaitDialog key="dialog" hour={HOUR} onClose={() => {}} />,
      <MyWaiting key="list" when="offered" />,
    ];
    for (const [before, place] of places.entries()) {
      const { unmount } = renderAt('/', { '/': place });
      for (const name of [pressed, pressed, other]) await press(new RegExp(`^${name}`));
      expect(answers()).toBe(before + 1);
      unmount();
    }
  },
);

test('hours that are waited for stand in the order they are played', async () => {
  const later = entry({ id: 'e3', position: 5, startsAt: HOUR.startsAt + HOUR_MS });
  stubApi({ 'GET waiting-list/mine': () => ({ body: { entries: [later, entry()] } }) });
  renderAt('/', { '/': <MyWaiting when="waiting" /> });
  const places = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.slice(0, 2));
  expect(places).toEqual(['3.', '5.']);
});

test('the list stands first while an hour is kept, says it aloud, and is absent while nobody waits', async () => {
  let entries = [entry(), offered()];
  stubApi({ 'GET waiting-list/mine': () => ({ body: { entries } }) });
  const listeners: (() => void)[] = [];
  vi.spyOn(realtime, 'on').mockImplementation((event, listener) => {
    if (event === 'waitingChanged') listeners.push(listener as () => void);
    return () => {};
  });
  const hours = <p key="hours">Yaklaşan saatler</p>;
  const page = [<MyWaiting key="first" when="offered" />, hours, <MyWaiting key="last" when="waiting" />];
  renderAt('/', { '/': page });
  const region = await screen.findByRole('region', { name: 'Bekleme listeniz' });
  const isBefore = () =>
    screen
      .getByRole('region', { name: 'Bekleme listeniz' })
      .compareDocumentPosition(screen.getByText('Yaklaşan saatler')) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore()).toBe(true);
  const [first, second] = within(region).getAllByRole('listitem');
  expect(first?.textContent).toContain('Saat boşaldı ve sizin için ayrıldı.');
  expect(second?.textContent).toMatch(/3\.\s*sıradasınız/);
  expect(screen.getByRole('status').textContent).toContain('20 Kasım Cuma, 21:00-22:00 saati boşaldı');
  const hear = () =>
    act(() => {
      for (const listener of listeners) listener();
    });
  entries = [entry()];
  await hear();
  await waitFor(() => expect(isBefore()).toBe(false));
  entries = [];
  await hear();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bekleme listeniz' })).toBeNull());
});
