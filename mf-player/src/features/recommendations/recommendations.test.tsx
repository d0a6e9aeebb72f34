import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Recommendations as Answer, RecommendedHour } from 'mf-shared/contracts/recommendations';
import { addDays, istanbulDate, istanbulMidnight, weekStart } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { expect, test } from 'vitest';
import { later, PLAYER, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { SearchPage } from '../search/SearchPage.tsx';
import { Recommendations } from './Recommendations.tsx';

const NEXT_MONDAY = addDays(weekStart(istanbulDate(Date.now())), 7);
const HOUR: RecommendedHour = {
  businessId: 'b1',
  businessName: 'Çınar Halı Saha',
  address: 'Gölcük Yolu 1',
  photo: null,
  averageRating: 4.5,
  ratingCount: 3,
  fieldId: 'f1',
  fieldName: 'Saha 1',
  capacity: "7'e 7",
  date: NEXT_MONDAY,
  timeSlot: '21:00-22:00',
  startsAt: istanbulMidnight(NEXT_MONDAY) + 21 * 3_600_000,
  price: 1500,
  isNew: false,
  others: [],
  reasons: [
    { code: 'habit', text: "genelde pazartesi 21.00'de oynuyorsunuz" },
    { code: 'friends', text: 'arkadaşlarınız burada oynuyor' },
  ],
};
const person = (id: string, fullName: string) => ({ _id: id, id, fullName, photo: null });
const ALL: Answer = {
  hours: [HOUR, { ...HOUR, businessId: 'b2', businessName: 'Işık Arena', reasons: [] }],
  opponents: [
    {
      requestId: 'r1',
      captain: person('u2', 'Ece Kaptan'),
      name: 'Gece Takımı',
      teamSize: 7,
      strength: 71,
      ownStrength: 70,
      reasons: [{ code: 'strength', text: "gücünüz denk: 70'e 71" }],
    },
  ],
  players: [
    {
      purpose: 'forMe',
      player: { ...person('u3', 'Can Eldiven'), rating: 68 },
      position: 'Kaleci',
      reasons: [{ code: 'position', text: 'kadronuzda kaleci eksik, o da takım arıyor' }],
    },
  ],
};
const EMPTY: Answer = { hours: [], opponents: [], players: [] };
const GET = 'GET recommendations';
const start = () => renderAt('/search', { '/search': <Recommendations /> });
const dismiss = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `İlgilenmiyorum: ${name}` }));

test('says what, when, for how much and why, and leads to the question whether to ask for it', async () => {
  signIn();
  stubApi({ [GET]: () => ({ body: ALL }) });
  start();
  const card = await screen.findByRole('listitem', { name: 'Çınar Halı Saha' });
  expect(card.textContent).toContain('21:00');
  expect(card.textContent).toContain('1.500 TL');
  expect(card.textContent).toContain(
    "Genelde pazartesi 21.00'de oynuyorsunuz; arkadaşlarınız burada oynuyor.",
  );
  const go = within(card).getByRole('link', { name: 'Bu Saati İste' });
  const query = new URL(go.getAttribute('href') ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    businessId: 'b1',
    slot: `f1~${NEXT_MONDAY}~21:00-22:00`,
  });
});

test('keeps a part for venues at which the player did not play, and one list for a newcomer', async () => {
  signIn();
  const [known, other] = ALL.hours;
  if (!known || !other) throw new Error('There are two.');
  let hours = [other, { ...known, isNew: true }];
  stubApi({ [GET]: () => ({ body: { ...EMPTY, hours } }) });
  const { unmount } = start();
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('heading')
      .map((title) => title.textContent);
  expect(names(await screen.findByRole('list', { name: 'Oynadığınız sahalar' }))).toEqual(['Işık Arena']);
  expect(names(screen.getByRole('list', { name: 'Farklı bir saha deneyin' }))).toEqual(['Çınar Halı Saha']);
  unmount();
  hours = hours.map((hour) => ({ ...hour, isNew: true }));
  start();
  expect(names(await screen.findByRole('list', { name: 'Boş saatler' }))).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: 'Farklı bir saha deneyin' })).toBeNull();
});

test('leads to the other hours of a venue too', async () => {
  signIn();
  const date = addDays(NEXT_MONDAY, 2);
  const other = { ...HOUR, date, timeSlot: '22:00-23:00', startsAt: istanbulMidnight(date) + 22 * 3_600_000 };
  stubApi({ [GET]: () => ({ body: { ...EMPTY, hours: [{ ...HOUR, others: [other] }] } }) });
  start();
  const more = await screen.findByRole('list', { name: 'Diğer boş saatler:' });
  const go = within(more).getByRole('link', { name: 'Çar 22:00' });
  expect(new URL(go.getAttribute('href') ?? '', 'http://x').searchParams.get('slot')).toBe(
    `f1~${date}~22:00-23:00`,
  );
});

test('shows people with their reasons and the way to them', async () => {
  signIn();
  stubApi({ [GET]: () => ({ body: ALL }) });
  start();
  const rivals = await screen.findByRole('region', { name: 'Size denk rakipler' });
  expect(within(rivals).getByRole('heading', { name: 'Gece Takımı' })).toBeTruthy();
  expect(rivals.textContent).toContain('Ece Kaptan, 7 kişi');
  const link = within(rivals).getByRole('link', { name: 'Ece Kaptan ile mesajlaş' });
  expect(link.getAttribute('href')).toBe('/chat?receiverId=u2&receiverModel=User');
  const players = screen.getByRole('region', { name: 'Eksik mevki için' });
  expect(players.textContent).toContain('Kadronuzda kaleci eksik');
});

test('names the night of an hour past midnight, and begins a reason as Turkish does', async () => {
  signIn();
  const night = { timeSlot: '00:00-01:00', startsAt: istanbulMidnight(NEXT_MONDAY) + 24 * 3_600_000 };
  const reasons = [{ code: 'habit' as const, text: 'işletme sizi tanıyor' }];
  stubApi({ [GET]: () => ({ body: { ...EMPTY, hours: [{ ...HOUR, ...night, reasons }] } }) });
  start();
  const card = await screen.findByRole('listitem', { name: 'Çınar Halı Saha' });
  expect(card.textContent).toMatch(/Pazartesi gecesi/);
  expect(card.textContent).toContain('İşletme sizi tanıyor.');
});

test('takes away at once what is dismissed, and back what the message brings back', async () => {
  signIn();
  let hidden = false;
  const api = stubApi({
    [GET]: () => ({ body: hidden ? { ...ALL, hours: ALL.hours.slice(1) } : ALL }),
    'POST recommendations/dismissals': () => {
      hidden = true;
      return { body: { message: 'Bu öneri bir daha gösterilmeyecek.' } };
    },
    'DELETE recommendations/dismissals/venue/b1': () => {
      hidden = false;
      return { body: { message: 'x' } };
    },
  });
  start();
  await screen.findByRole('listitem', { name: 'Çınar Halı Saha' });
  await dismiss('Çınar Halı Saha');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Çınar Halı Saha' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Size önerilenler' }));
  const [sent] = api.named('POST recommendations/dismissals');
  expect(await sent?.request.json()).toEqual({ kind: 'venue', targetId: 'b1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByRole('listitem', { name: 'Çınar Halı Saha' })).toBeTruthy();
});

test('gives back what could not be dismissed', async () => {
  signIn();
  const answer = later<{ status: number; body: unknown }>();
  stubApi({ [GET]: () => ({ body: ALL }), 'POST recommendations/dismissals': () => answer.promise });
  start();
  await screen.findByText('Can Eldiven');
  await dismiss('Can Eldiven');
  await waitFor(() => expect(screen.queryByText('Can Eldiven')).toBeNull());
  answer.resolve({ status: 500, body: { message: 'x', code: 'internal' } });
  expect(await screen.findByText('Öneri kaldırılamadı. Lütfen tekrar deneyin.')).toBeTruthy();
  expect(screen.getByText('Can Eldiven')).toBeTruthy();
});

test('stays quiet when the call fails, and asks again', async () => {
  signIn();
  let fails = true;
  stubApi({
    [GET]: () => (fails ? { status: 500, body: { message: 'x', code: 'internal' } } : { body: ALL }),
  });
  start();
  expect(await screen.findByText(/Öneriler şu anda alınamadı/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('listitem', { name: 'Işık Arena' })).toBeTruthy();
});

test('offers the next step where there is nothing', async () => {
  signIn();
  stubApi({ [GET]: () => ({ body: EMPTY }) });
  const { unmount } = start();
  expect(await screen.findByText(/Şehrinizde şu anda önerecek bir şey yok/)).toBeTruthy();
  unmount();
  useSession.setState({ user: { ...PLAYER, city: null } });
  start();
  expect((await screen.findByRole('link', { name: 'Şehrimi Ekle' })).getAttribute('href')).toBe(
    '/profile/user',
  );
});

test.each([
  ['hours', 'Işık Arena'],
  ['opponents', 'Size denk rakipler'],
  ['players', 'Eksik mevki için'],
] as const)('shows %s where there is nothing else', async (kind, shown) => {
  signIn();
  stubApi({ [GET]: () => ({ body: { ...EMPTY, [kind]: ALL[kind] } }) });
  start();
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByText(/önerecek bir şey yok/)).toBeNull();
});

test('stands below the search for players alone', async () => {
  const api = stubApi({ [GET]: () => ({ body: ALL }) });
  const visitor = renderAt('/search', { '/search': <SearchPage /> });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(api.calls).toEqual([]);
  visitor.unmount();
  signIn();
  renderAt('/search', { '/search': <SearchPage /> });
  expect(await screen.findByRole('heading', { level: 2, name: 'Size önerilenler' })).toBeTruthy();
  expect(await screen.findByRole('listitem', { name: 'Işık Arena' })).toBeTruthy();
  expect(api.calls.filter((call) => call.name === GET)).toHaveLength(1);
});
