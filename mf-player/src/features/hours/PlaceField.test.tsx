import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { foundHour } from '../../../test/hours.ts';
import { hours, place, start } from '../../../test/hours-page.tsx';

test('a typed text offers places; a press, or the keys, take one', async () => {
  const places = [
    { city: 'İstanbul', district: 'Kadıköy', businessId: null, businessName: null },
    { city: 'İstanbul', district: 'Kadıköy', businessId: 'v9', businessName: 'Moda Sahil' },
  ];
  const { location } = start('/hours?city=Isparta', { 'GET hours/places': () => ({ body: places }) });
  await userEvent.type(place(), 'kad');
  await screen.findByRole('option', { name: /Moda Sahil/ });
  const options = within(screen.getByRole('listbox', { name: 'Yerler' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Kadıköy İstanbul',
    'Moda Sahil Kadıköy, İstanbul',
    '“kad” Isparta adreslerinde ara',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(place().getAttribute('aria-activedescendant')).toBe(options[2]?.id);
  await userEvent.keyboard('{Enter}');
  expect(location()).toContain('city=Isparta&text=kad');
  expect(place().value).toBe('“kad”, Isparta');
  await userEvent.type(place(), 'kadı');
  await userEvent.click(await screen.findByRole('option', { name: 'Kadıköy İstanbul' }));
  expect(location()).toContain('city=%C4%B0stanbul&district=Kad%C4%B1k%C3%B6y');
  await userEvent.type(place(), 'moda');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(place().value).toBe('Kadıköy, İstanbul');
  await userEvent.type(place(), 'moda');
  await userEvent.click(await screen.findByRole('option', { name: /Moda Sahil/ }));
  expect(location()).toBe('/available-slots?businessId=v9');
});

test('whoever types and presses Enter at once takes the first place of just that text', async () => {
  const place9 = (city: string) => ({ city, district: null, businessId: null, businessName: null });
  const { location } = start('/hours?city=Isparta', {
    'GET hours/places': (_, url) => ({
      body: url.searchParams.get('q') === 'izmir' ? [place9('İzmir')] : [place9('Ankara')],
    }),
  });
  await userEvent.type(place(), 'ank');
  await screen.findByRole('option', { name: /Ankara/ });
  await userEvent.clear(place());
  await userEvent.type(place(), 'izmir{Enter}');
  await waitFor(() => expect(location()).toContain('city=%C4%B0zmir'));
  await waitFor(() => expect(place().value).toBe('İzmir'));
});

test('a text that means no place, and places that cannot be read, are said', async () => {
  let broken = false;
  start('/hours', {
    'GET hours/places': () =>
      broken ? { status: 500, body: { message: 'x', code: 'internal' } } : { body: [] },
  });
  await userEvent.type(place(), 'qqqq');
  expect(await screen.findByText('Böyle bir yer bulunamadı.')).toBeTruthy();
  broken = true;
  await userEvent.type(place(), 'w');
  expect(await screen.findByText('Yerler şu anda alınamadı.')).toBeTruthy();
});

test('a position that comes late keeps what was chosen meanwhile, and gives way to another place', async () => {
  let found: ((at: object) => void) | undefined;
  const geolocation = { getCurrentPosition: (done: (at: object) => void) => (found = done) };
  vi.stubGlobal('navigator', { ...navigator, geolocation });
  const { query, location } = start('/hours?city=Isparta&date=2026-11-20', {
    'GET geo/reverse': () => ({ body: { city: 'İstanbul' } }),
    'GET hours/districts': () => ({
      body: [
        { name: 'Merkez', venues: 1 },
        { name: 'Eğirdir', venues: 1 },
      ],
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Konumuma yakın' }));
  await userEvent.selectOptions(screen.getByLabelText('Saat'), '21:00 civarı');
  await act(async () => found?.({ coords: { latitude: 40.9, longitude: 29 } }));
  await waitFor(() => expect(query()).toMatchObject({ lat: '40.9', earliest: '20:00' }));
  expect(location()).toContain('at=21%3A00');
});

test('districts are chips, and one press narrows or widens', async () => {
  const districts = [
    { name: 'Merkez', venues: 3 },
    { name: 'Eğirdir', venues: 1 },
  ];
  const { query } = start('/hours?city=Isparta', { 'GET hours/districts': () => ({ body: districts }) });
  const chips = within(await screen.findByRole('list', { name: 'Isparta ilçeleri' }));
  await userEvent.click(chips.getByRole('button', { name: /Eğirdir/ }));
  await waitFor(() => expect(query().district).toBe('Eğirdir'));
  expect(chips.getByRole('button', { pressed: true }).textContent).toContain('Eğirdir');
  await userEvent.click(chips.getByRole('button', { name: 'Tümü' }));
  await waitFor(() => expect('district' in query()).toBe(false));
});

test('the own position looks around, no more exact than a hundred metres; without it the page says what to do', async () => {
  const position = vi.fn((found: (at: object) => void, failed: (why: object) => void) =>
    position.mock.calls.length === 1
      ? failed({ code: 1 })
      : found({ coords: { latitude: 40.98561, longitude: 29.03149 } }),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: position } });
  const { query, location } = start('/hours?city=Isparta', {
    'GET hours': () => ({ body: [foundHour({ distance: 2430 })] }),
    'GET geo/reverse': () => ({ body: { city: 'İstanbul' } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Konumuma yakın' }));
  expect(await screen.findByText(/Konumunuz alınamadı\. Şehir, semt/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Konumuma yakın' }));
  await waitFor(() =>
    expect(query()).toMatchObject({ lat: '40.986', lng: '29.031', radius: '10', sort: 'distance' }),
  );
  expect(location()).toBe('/hours?lat=40.986&lng=29.031&date=2026-11-18');
  expect(screen.queryByText(/Konumunuz alınamadı/)).toBeNull();
  expect((await hours())[0]?.textContent).toContain('2,4 km · Eğirdir');
  await userEvent.selectOptions(screen.getByLabelText('Uzaklık'), '3 km içinde');
  await waitFor(() => expect(query().radius).toBe('3'));
});
