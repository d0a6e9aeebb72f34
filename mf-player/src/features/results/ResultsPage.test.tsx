import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Venue } from 'mf-shared/contracts/venues';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { later, renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { venueQuery } from '../slots/queries.ts';
import { ResultsPage } from './ResultsPage.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p> }));

const venue = (id: string, businessName: string): Venue => ({
  _id: id,
  id,
  businessName,
  phone: '+905321234567',
  address: 'Çarşı Mahallesi 3',
  location: { city: 'Isparta', coordinates: [30.55, 37.76] },
  equipment: '',
  photos: [],
  fields: [
    { _id: 'f', id: 'f', name: 'Halı 1', capacity: "7'e 7", price: 1500, workingHours: [] },
    { _id: 'g', id: 'g', name: 'Halı 2', capacity: "6'ya 6", price: 900, workingHours: [] },
  ],
  averageRating: 4.2,
  ratingCount: 3,
  ratings: [],
  isActive: true,
});

const VENUES = [venue('a', 'Işık Halı Saha'), venue('b', 'Ispartalılar'), venue('c', 'ÇAMLICA SPOR')];
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const filter = () => screen.getByLabelText('Saha adıyla arayın');

function start(address: string) {
  return renderAt(address, { '/results': <ResultsPage /> });
}

beforeEach(() => {
  stubApi({ 'GET business/search': () => ({ body: VENUES }) });
});

test.each([
  ['ISPARTA', ['Ispartalılar']],
  ['ısparta', ['Ispartalılar']],
  ['ışık', ['Işık Halı Saha']],
  ['ISIK', ['Işık Halı Saha']],
  ['isik', ['Işık Halı Saha']],
  ['çamlıca', ['ÇAMLICA SPOR']],
  ['CAMLICA', ['ÇAMLICA SPOR']],
])('filtering by %s ignores case and Turkish letters and stands in the address', async (text, expected) => {
  const { location, router } = start('/results?city=Isparta');
  await waitFor(() => expect(names()).toHaveLength(3));
  await userEvent.type(filter(), text);
  await waitFor(() => expect(names()).toEqual(expected));
  await waitFor(() => expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe(text));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a shared link with a filter shows the filtered list', async () => {
  start('/results?city=Isparta&q=camlica');
  await waitFor(() => expect(names()).toEqual(['ÇAMLICA SPOR']));
  expect((filter() as HTMLInputElement).value).toBe('camlica');
});

test('while the city has more pages the filter asks the server as well', async () => {
  const far = venue('z', 'Şık Arena');
  const api = stubApi({
    'GET business/search': (_request, url) =>
      url.searchParams.get('name') ? { body: [far] } : { body: VENUES, headers: { 'X-Next-Cursor': 'more' } },
  });
  start('/results?city=Isparta');
  await waitFor(() => expect(names()).toHaveLength(3));
  await userEvent.type(filter(), 'şık');
  await waitFor(() => expect(names()).toEqual(['Şık Arena']));
  expect(api.calls.at(-1)?.url.searchParams.get('name')).toBe('şık');
});

test('while the server is asked nothing is said of what it finds', async () => {
  const answer = later<{ body: unknown }>();
  const api = stubApi({
    'GET business/search': (_request, url) =>
      url.searchParams.get('name') ? answer.promise : { body: VENUES, headers: { 'X-Next-Cursor': 'more' } },
  });
  start('/results?city=Isparta');
  expect(await screen.findByText("3'ten fazla saha bulundu")).toBeTruthy();
  fireEvent.change(filter(), { target: { value: 'zeytin' } });
  expect(screen.getByRole('status').textContent).toBe('');
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(names()).toEqual([]);
  expect(screen.queryByText('Sonuç bulunamadı.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  answer.resolve({ body: [] });
  expect(await screen.findByText('Sonuç bulunamadı.')).toBeTruthy();
});

test.each([
  ['a venue', { business: { id: 'v1', email: 'v@example.com', role: 'business', isActive: true } }],
  ['an admin', { admin: { role: 'admin', adminRole: 'owner' } }],
])('%s is not asked for a review', async (_, session) => {
  useSession.setState(session as never);
  start('/results?city=Isparta&q=camlica');
  await screen.findByRole('link', { name: 'Saatleri Gör' });
  expect(screen.queryByRole('button', { name: 'Yorum Yap' })).toBeNull();
});

test('fields are written as name, capacity and price; missing equipment is said', async () => {
  start('/results?city=Isparta&q=camlica');
  expect(await screen.findByText("Halı 1 (7'e 7) - 1.500 TL")).toBeTruthy();
  expect(screen.getByText("Halı 2 (6'ya 6) - 900 TL")).toBeTruthy();
  expect(screen.getByText(/Belirtilmemiş/)).toBeTruthy();
});

test('each venue shows its next free hours, those with room tonight first, and one press asks for an hour', async () => {
  vi.setSystemTime(Date.parse('2026-11-18T15:20:00Z'));
  const hour = (date: string, timeSlot: string, startsAt: string) => ({
    fieldId: 'f',
    fieldName: 'Halı 1',
    date,
    timeSlot,
    startsAt: Date.parse(startsAt),
    price: 1500,
  });
  const full = { ...venue('a', 'Dolu Saha'), nextHours: [] };
  const later = {
    ...venue('b', 'Yarın Boş'),
    nextHours: [hour('2026-11-19', '00:00-01:00', '2026-11-20T00:00:00+03:00')],
  };
  const tonight = {
    ...venue('c', 'Bu Akşam Boş'),
    nextHours: [
      hour('2026-11-18', '21:00-22:00', '2026-11-18T21:00:00+03:00'),
      hour('2026-11-18', '00:00-01:00', '2026-11-19T00:00:00+03:00'),
    ],
  };
  stubApi({ 'GET business/search': () => ({ body: [full, later, tonight] }) });
  start('/results?city=Isparta');
  await waitFor(() => expect(names()).toEqual(['Bu Akşam Boş', 'Dolu Saha', 'Yarın Boş']));
  const hours = screen.getAllByRole('link', { name: /TL/ });
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    "21:00 Bugün 7'e 7 1.500 TL, Halı 1, 18 Kasım Çarşamba, 21:00-22:00",
    "00:00 Bu gece 7'e 7 1.500 TL, Halı 1, 18 Kasım Çarşamba gecesi, 00:00-01:00",
    "00:00 Per gecesi 7'e 7 1.500 TL, Halı 1, 19 Kasım Perşembe gecesi, 00:00-01:00",
  ]);
  expect(hours[0]?.getAttribute('href')).toBe(
    `/available-slots?${new URLSearchParams({ businessId: 'c', slot: 'f~2026-11-18~21:00-22:00' })}`,
  );
  expect(screen.getByText('Önümüzdeki yedi gün dolu.')).toBeTruthy();
});

test('no venue and no match both say so and lead on', async () => {
  stubApi({ 'GET business/search': () => ({ body: [] }) });
  start('/results?city=Isparta');
  expect(await screen.findByText('Sonuç bulunamadı.')).toBeTruthy();
  // Nothing still looks as if it were loading.
  expect(document.querySelector('.bones')).toBeNull();
  expect(screen.getByRole('link', { name: 'Başka bir şehirde ara' }).getAttribute('href')).toBe('/search');
});

test('without a city one press chooses one', async () => {
  const api = stubApi({ 'GET business/search': () => ({ body: [VENUES[0]] }) });
  const { location } = start('/results');
  expect(screen.getByText('Bir şehir seçin.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tüm şehirler' }).getAttribute('href')).toBe('/search');
  expect(api.named('GET business/search')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'İzmir' }));
  expect(location()).toBe('/results?city=%C4%B0zmir');
  expect(await screen.findByRole('link', { name: /Halı Saha/ })).toBeTruthy();
});

test('a city that there is not is not found', () => {
  start('/results?city=Atlantis');
  expect(screen.getByText('Şehir bulunamadı.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Başka bir şehirde ara' }).getAttribute('href')).toBe('/search');
});

test('a failure offers another try, which works', async () => {
  let broken = true;
  stubApi({
    'GET business/search': () =>
      broken ? { status: 500, body: { message: 'x', code: 'internal' } } : { body: VENUES },
  });
  start('/results?city=Isparta');
  expect(await screen.findByText('Bir hata oluştu, lütfen tekrar deneyin.')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('further pages come on demand', async () => {
  stubApi({
    'GET business/search': (_request, url) =>
      url.searchParams.get('cursor') === 'two'
        ? { body: [venue('d', 'Dördüncü')] }
        : { body: VENUES, headers: { 'X-Next-Cursor': 'two' } },
  });
  start('/results?city=Isparta');
  await userEvent.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});

test('reviews show names, Anonim without one, and who really played', async () => {
  stubApi({
    'GET business/search': () => ({ body: [VENUES[0]] }),
    'GET business/a/ratings': () => ({
      body: [
        {
          user: { fullName: 'Ayşe Öz' },
          rating: 5,
          comment: 'Zemin iyi',
          verified: true,
          createdAt: '2026-11-01T21:30:00Z',
        },
        {
          user: { fullName: null },
          rating: 2,
          comment: 'Işık az',
          verified: false,
          createdAt: '2026-10-01T10:00:00Z',
        },
      ],
    }),
  });
  start('/results?city=Isparta');
  await userEvent.click(await screen.findByRole('button', { name: 'Yorumları Göster' }));
  const first = (await screen.findByText('Ayşe Öz')).closest('li');
  const second = screen.getByText('Anonim').closest('li');
  // Right below the pressed button, before the map: otherwise they would open out of sight on a phone.
  const map = screen.getByRole('link', { name: "OpenStreetMap'te aç" });
  expect(second?.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(first as HTMLElement).getByText('2 Kasım')).toBeTruthy();
  expect(within(first as HTMLElement).getByText('Doğrulanmış')).toBeTruthy();
  expect(within(second as HTMLElement).queryByText('Doğrulanmış')).toBeNull();
  expect(within(first as HTMLElement).queryByText('Doğrulanmamış')).toBeNull();
  expect(within(second as HTMLElement).getByText('Doğrulanmamış')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yorumları Gizle' }));
  expect(screen.queryByText('Ayşe Öz')).toBeNull();
});

test('a visitor who wants to review goes to the login and would come back', async () => {
  const { location } = start('/results?city=Isparta&q=camlica');
  await userEvent.click(await screen.findByRole('button', { name: 'Yorum Yap' }));
  expect(location()).toBe(`/login-user?next=${encodeURIComponent('/results?city=Isparta&q=camlica')}`);
});

test('a review needs stars, is sent and confirmed', async () => {
  signIn();
  const api = stubApi({
    'GET business/search': () => ({ body: [VENUES[0]] }),
    'POST business/a/ratings': () => ({ body: { message: 'ok' } }),
  });
  start('/results?city=Isparta');
  await userEvent.click(await screen.findByRole('button', { name: 'Yorum Yap' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Gönder' }));
  expect(screen.getByText('Puan verin.')).toBeTruthy();
  expect(api.named('POST business/a/ratings')).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '4 yıldız' }));
  expect(screen.queryByText('Puan verin.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('Yorum ve puan başarıyla eklendi!')).toBeTruthy();
  expect(await api.named('POST business/a/ratings')[0]?.request.json()).toEqual({ rating: 4, comment: '' });
});

const VenueName = () => <p>{useQuery(venueQuery('a')).data?.businessName}</p>;

test('a review is sent once, and the venue is read anew with it', async () => {
  const answer = later<{ status: number; body: unknown }>();
  const api = stubApi({
    'GET business/a': () => ({ body: VENUES[0] }),
    'POST business/a/ratings': () => answer.promise,
  });
  const close = vi.fn();
  const { queries } = renderAt('/', {
    '/': (
      <>
        <VenueName />
        <ReviewDialog venue={venue('a', 'Çınar')} onClose={close} />
      </>
    ),
  });
  await screen.findByText('Işık Halı Saha');
  const kept = ['reviews a', 'reviews b', 'venues Isparta '].map((key) => key.split(' '));
  for (const key of kept) queries.setQueryData(key, []);
  await userEvent.click(screen.getByRole('radio', { name: '4 yıldız' }));
  const form = screen.getByLabelText('Yorumunuz').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(api.named('POST business/a/ratings')).toHaveLength(1));
  fireEvent.submit(form);
  answer.resolve({ status: 201, body: {} });
  await waitFor(() => expect(api.named('GET business/a')).toHaveLength(2));
  expect(close).toHaveBeenCalledOnce();
  expect(kept.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, false, true]);
  expect(api.named('POST business/a/ratings')).toHaveLength(1);
});
