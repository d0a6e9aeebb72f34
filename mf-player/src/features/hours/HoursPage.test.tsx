import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundHour } from 'mf-shared/contracts/hours';
import { expect, test, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { signIn } from '../../../test/harness.tsx';
import { foundHour } from '../../../test/hours.ts';
import { type Answers, hours, start } from '../../../test/hours-page.tsx';
import { at } from '../../../test/world.ts';

vi.mock('mf-shared/map/VenuesMap', () => import('../../../test/venues-map.tsx'));

test('asks for what the address says and leads to the request for an hour', async () => {
  const { query } = start('/hours?city=Isparta&date=2026-11-20&at=21:00&players=7&sort=price');
  const [first] = await hours();
  expect(query()).toEqual({
    ...{
      city: 'Isparta',
      date: '2026-11-20',
      earliest: '20:00',
      latest: '22:00',
      players: '7',
      sort: 'price',
      limit: '20',
    },
  });
  expect(first?.textContent).toContain('1.400 TL kişi başı 100 TL');
  const slot = 'f1~2026-11-20~21:00-22:00';
  expect(first?.getAttribute('href')).toBe(
    `/available-slots?${new URLSearchParams({ businessId: 'v1', slot })}`,
  );
  expect(screen.getByText('1 boş saat bulundu')).toBeTruthy();
});

test('pitches of a venue that differ by their name alone are one line', async () => {
  const rows = [foundHour({}), foundHour({ fieldId: 'f2' }), foundHour({ fieldId: 'f3', price: 1500 })];
  start('/hours?city=Isparta', { 'GET hours': () => ({ body: rows }) });
  const lines = (await hours()).map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect([lines[0]?.includes('2 saha boş'), lines[1]?.includes('saha boş')]).toEqual([true, false]);
});

test('day, hour, size, price, roof and facilities apply at once and stand in the address', async () => {
  const { query, location } = start('/hours?city=Isparta&date=2026-11-18');
  await hours();
  await userEvent.click(screen.getByRole('tab', { name: /20 Kasım Cuma/ }));
  await userEvent.selectOptions(screen.getByLabelText('Saat'), '21:00 civarı');
  await userEvent.selectOptions(screen.getByLabelText('Sıralama'), 'Ucuzdan pahalıya');
  await userEvent.selectOptions(screen.getByLabelText('Takım büyüklüğü'), "7'ye 7");
  await userEvent.selectOptions(screen.getByLabelText('En yüksek ücret'), '1.500 TL');
  await userEvent.click(screen.getByLabelText('Kapalı saha'));
  await userEvent.click(screen.getByLabelText('Duş'));
  await userEvent.click(screen.getByLabelText('Otopark'));
  await userEvent.click(screen.getByLabelText('Duş'));
  const asked = { players: '7', maxPrice: '1500', indoor: 'yes', facilities: 'parking', sort: 'price' };
  await waitFor(() =>
    expect(query()).toMatchObject({ ...asked, date: '2026-11-20', earliest: '20:00', latest: '22:00' }),
  );
  expect(location()).toBe(
    `/hours?${new URLSearchParams({ city: 'Isparta', date: '2026-11-20', at: '21:00', ...asked })}`,
  );
  expect(screen.getByText('Süzgeçler (4)')).toBeTruthy();
});

test('where all first hours are taken, it looks on by itself', async () => {
  const { api } = start('/hours?city=Isparta', {
    'GET hours': (_, url) =>
      url.searchParams.get('cursor') === 'two'
        ? { body: [foundHour({})] }
        : { body: [], headers: { 'X-Next-Cursor': 'two' } },
  });
  expect(await hours()).toHaveLength(1);
  expect(api.named('GET hours')).toHaveLength(2);
});

test('where nothing fits the nearest stand, with full hours to wait for', async () => {
  const near = [
    { miss: 'time', hours: [foundHour({ timeSlot: '18:00-19:00' })] },
    { miss: 'night', hours: [foundHour({ date: '2026-11-21', startsAt: at('2026-11-21', 21) })] },
  ];
  const { location } = start('/hours?city=Isparta&date=2026-11-20&maxPrice=800', {
    'GET hours': () => ({ body: [] }),
    'GET hours/instead': () => ({ body: { near, taken: [foundHour({ businessId: 'v2' })] } }),
  });
  expect(await screen.findByText('Bu ölçülere uyan boş saat yok.')).toBeTruthy();
  const other = within(await screen.findByRole('region', { name: 'Aynı saatte, başka gece' }));
  expect(other.getByRole('link').textContent).toContain('21:00 Cmt');
  const full = within(screen.getByRole('region', { name: 'Dolu, ama sıraya girebilirsiniz' }));
  const line = 'f1~2026-11-20~21:00-22:00';
  expect(full.getByRole('link', { name: /Sıraya gir/ }).getAttribute('href')).toBe(
    `/available-slots?${new URLSearchParams({ businessId: 'v2', line })}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Süzgeçleri kaldır' }));
  expect(location()).toBe('/hours?city=Isparta&date=2026-11-20');
});

test('a player is told when such an hour comes free, and can end that; a visitor logs in first', async () => {
  const alert = {
    ...{ _id: 'al', id: 'al', city: 'Isparta', district: null, nearby: false, radius: 10, players: 7 },
    ...{ date: '2026-11-20', earliest: '20:00', latest: '22:00', maxPrice: 1500 },
    ...{ indoor: false, facilities: ['shower'] },
  };
  let alerts: unknown[] = [];
  const made = { message: 'Haber vereceğiz.', alert };
  const answers: Answers = {
    'GET hours': () => ({ body: [] }),
    'GET hours/instead': () => ({ body: { near: [], taken: [] } }),
    'GET hours/alerts': () => ({ body: { alerts } }),
    'POST hours/alerts': () => {
      alerts = [alert];
      return { status: 201, body: made };
    },
    'DELETE hours/alerts/al': () => {
      alerts = [];
      return { body: { message: 'Vermeyeceğiz.' } };
    },
  };
  const address = '/hours?city=Isparta&date=2026-11-20&at=21:00&players=7&facilities=shower';
  const visitor = start(address, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Boşalırsa haber ver' }));
  expect(visitor.location()).toBe(`/login-user?next=${encodeURIComponent(address)}`);
  visitor.unmount();
  signIn();
  const { api } = start(address, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Boşalırsa haber ver' }));
  expect(await screen.findByText('Haber vereceğiz.')).toBeTruthy();
  expect(await api.named('POST hours/alerts')[0]?.request.json()).toEqual({
    ...{ city: 'Isparta', date: '2026-11-20', earliest: '20:00', latest: '22:00', players: '7' },
    facilities: ['shower'],
  });
  const own = within(await screen.findByRole('region', { name: 'Haber vereceğimiz aramalar' }));
  expect(own.getByRole('listitem').textContent).toContain(
    "Isparta 20 Kasım Cuma, 20:00 ile 22:00 arası, 7'ye 7, en fazla 1.500 TL, duş",
  );
  await userEvent.click(own.getByRole('button', { name: /^Sil/ }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Haber vereceğimiz aramalar' })).toBeNull(),
  );
});

test('the map shows all venues, and a pressed one alone', async () => {
  const venue = (businessId: string, businessName: string, fromPrice: number) => ({
    ...{ businessId, businessName, coordinates: [30, 37], hours: 2, fromPrice },
  });
  const { location } = start('/hours?city=Isparta&date=2026-11-20', {
    'GET hours/map': () => ({ body: [venue('a', 'Çınar', 900), venue('b', 'Göl', 950)] }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Harita' }));
  expect(location()).toBe('/hours?city=Isparta&date=2026-11-20&view=map');
  expect(await screen.findByText('2 sahada boş saat var.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '900 TL' }));
  expect(screen.getAllByRole('link', { name: /boş saat/ }).map(({ textContent }) => textContent)).toEqual([
    'Çınar 2 boş saat, 900 TL’den başlıyor',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Liste' }));
  expect((await hours()).length).toBe(1);
});

test('an hour that is taken meanwhile goes, and other cities and nights disturb nobody', async () => {
  const live = stubLive();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let rows: FoundHour[] = [foundHour({}), foundHour({ fieldId: 'f2', price: 1500 })];
  const { api } = start('/hours?city=Isparta&date=2026-11-20', { 'GET hours': () => ({ body: rows }) });
  await hours();
  expect(live.heard()).toContain('hours of Isparta');
  rows = [foundHour({})];
  for (const news of [
    { city: 'Rize', dates: ['2026-11-20'] },
    { city: 'Isparta', dates: ['2026-11-23'] },
  ])
    await live.say('hoursChanged', news);
  for (let n = 0; n < 3; n++) await live.say('hoursChanged', { city: 'Isparta', dates: ['2026-11-20'] });
  await waitFor(async () => expect(await hours()).toHaveLength(1), { timeout: 5000 });
  expect(api.named('GET hours')).toHaveLength(2);
});

test('a failure offers another try, and without a place cities stand to choose', async () => {
  let broken = true;
  const { location } = start('/hours', {
    'GET hours': () =>
      broken ? { status: 500, body: { message: 'x', code: 'internal' } } : { body: [foundHour({})] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'İzmir' }));
  expect(location()).toBe('/hours?city=%C4%B0zmir&date=2026-11-18');
  expect(await screen.findByText('Bir hata oluştu, lütfen tekrar deneyin.')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect((await hours()).length).toBe(1);
});
