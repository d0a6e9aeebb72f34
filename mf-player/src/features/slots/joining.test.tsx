import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { later } from '../../../test/harness.tsx';
import {
  arrive,
  button,
  EMAIL_TAKEN,
  FRIDAY,
  field,
  fill,
  HOUR,
  RESERVED,
  SENT,
  setFriday,
  signIn,
  stub,
  TAKEN,
} from '../../../test/joining.ts';
import { start } from '../../../test/slots-page.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));
vi.mock('mf-shared/ui/CaptchaField', () => import('../../../test/solved-captcha.tsx'));

beforeEach(arrive);

test('a newcomer registers with the hour in sight, and is signed in with the request sent', async () => {
  const api = stub();
  const { location } = start(HOUR);
  const place = (await screen.findByRole('heading', { name: 'Rezervasyon isteği' })).closest('section');
  for (const detail of ['Işık Halı Saha', "Saha 1 (7'e 7)", /Cuma, 21:00-22:00/, /1\.500/])
    expect(place?.textContent).toMatch(detail);
  expect(screen.queryByRole('dialog')).toBeNull();
  await fill();
  await userEvent.click(await button());
  expect(await screen.findByText(SENT)).toBeTruthy();
  expect(screen.getByText('Kayıt başarılı!')).toBeTruthy();
  const sent = await api.named('POST users/register')[0]?.request.formData();
  expect(Object.fromEntries(sent ?? [])).toEqual({
    ...{ fullName: 'Çağrı Işıklı', email: 'cagri@example.com', password: 'gizli-sifre-1' },
    ...{ phone: '0532 123 45 67', position: 'Kaleci', foot: 'Sol', city: 'Isparta' },
    ...{ recaptchaToken: 'solved 0', signIn: 'true' },
  });
  expect(signIn).toHaveBeenCalledWith('fresh');
  expect(await api.named('POST reservations/create')[0]?.request.json()).toEqual({
    ...{ userEmail: 'cagri@example.com', businessId: 'v1', fieldName: 'Saha 1', price: 1500 },
    ...{ date: FRIDAY, timeSlot: '21:00-22:00' },
  });
  await waitFor(() => expect(location()).toBe(`/available-slots?businessId=v1&day=${FRIDAY}`));
  expect(await screen.findByText('Onay bekliyor')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kaydol ve isteği gönder' })).toBeNull();
});

test('the form stays, busy, until the request is answered, and a second press sends nothing', async () => {
  const answer = later<void>();
  const api = stub({
    'POST reservations/create': async () => {
      await answer.promise;
      return RESERVED();
    },
  });
  start(HOUR);
  await fill();
  await userEvent.dblClick(await button());
  await waitFor(() => expect(api.named('POST reservations/create')).toHaveLength(1));
  expect((await button()).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  answer.resolve();
  expect(await screen.findByText(SENT)).toBeTruthy();
  expect(api.named('POST users/register')).toHaveLength(1);
  expect(api.named('POST reservations/create')).toHaveLength(1);
});

test('whoever goes to another page while the request is on its way stays there', async () => {
  const answer = later<void>();
  const api = stub({
    'POST reservations/create': async () => {
      await answer.promise;
      return RESERVED();
    },
  });
  const { location, router } = start(HOUR);
  await fill();
  await userEvent.click(await button());
  await waitFor(() => expect(api.named('POST reservations/create')).toHaveLength(1));
  await act(() => router.navigate('/search'));
  answer.resolve();
  expect(await screen.findByText(SENT)).toBeTruthy();
  await act(async () => {});
  expect(location()).toBe('/search');
});

test('an hour that was taken meanwhile leaves an account, and the week to choose from', async () => {
  stub({
    'POST reservations/create': () => {
      setFriday('taken');
      return { status: 409, body: { message: TAKEN, code: 'slot_taken' } };
    },
  });
  start(HOUR);
  await fill();
  await userEvent.click(await button());
  expect(await screen.findByText('Kayıt başarılı!')).toBeTruthy();
  // Said at once, and above the week as long as the hour stands in the address.
  await waitFor(() => expect(screen.getAllByText(TAKEN)).toHaveLength(2));
  expect(useSession.getState().user?.id).toBe('u1');
  expect(screen.getByRole('button', { name: /Rezerve Et.*Cuma gecesi, 00:00-01:00/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a request that did not arrive is asked about again, without another registration', async () => {
  let isLost = true;
  const api = stub({
    'POST reservations/create': () => {
      if (isLost) throw new TypeError('No connection');
      return RESERVED();
    },
  });
  const { location } = start(HOUR);
  await fill();
  await userEvent.click(await button());
  expect(await screen.findByText('Rezervasyon sırasında bir hata oluştu.')).toBeTruthy();
  expect(location()).toBe(HOUR);
  isLost = false;
  await userEvent.click(await button('İsteği Gönder'));
  expect(await screen.findByText(SENT)).toBeTruthy();
  expect(api.named('POST users/register')).toHaveLength(1);
});

test('an address that has an account is marked in sight, with the way to the login that keeps both', async () => {
  const api = stub({
    'POST users/register': () => ({
      status: 409,
      body: { message: EMAIL_TAKEN, code: 'email_taken', fields: { email: EMAIL_TAKEN } },
    }),
  });
  const { location, router } = start(HOUR);
  await fill();
  await userEvent.click(await button());
  const email = await field(/^E-posta/);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(email);
  expect(await field(/^Ad soyad/)).toHaveProperty('value', 'Çağrı Işıklı');
  const note = document.getElementById(email.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(note?.textContent).toContain(EMAIL_TAKEN);
  await userEvent.click(note?.querySelector('a') as HTMLElement);
  expect(location()).toBe(`/login-user?next=${encodeURIComponent(HOUR)}`);
  expect(router.state.location.state).toEqual({ email: 'cagri@example.com' });
  expect(api.named('POST reservations/create')).toEqual([]);
  expect(signIn).not.toHaveBeenCalled();
});

test('a captcha that was spent is replaced without another press', async () => {
  const answers = [
    { status: 400, body: { message: 'Lütfen…', code: 'captcha_rejected' } },
    { status: 201, body: { message: 'Kayıt başarılı!', token: 'fresh' } },
  ];
  const api = stub({ 'POST users/register': () => answers.shift() as (typeof answers)[number] });
  start(HOUR);
  await fill();
  await userEvent.click(await button());
  expect(await screen.findByText(SENT)).toBeTruthy();
  const tokens = api
    .named('POST users/register')
    .map(async ({ request }) => (await request.formData()).get('recaptchaToken'));
  expect(await Promise.all(tokens)).toEqual(['solved 0', 'solved 1']);
});

test('a server that signs nobody in leads to the login', async () => {
  stub({ 'POST users/register': () => ({ status: 201, body: { message: 'Kayıt başarılı!' } }) });
  const { location } = start(HOUR);
  await fill();
  await userEvent.click(await button());
  await waitFor(() => expect(location()).toBe(`/login-user?next=${encodeURIComponent(HOUR)}`));
});

test('what is missing is marked, position and foot too, and nothing is sent', async () => {
  const api = stub();
  start(HOUR);
  await userEvent.click(await button());
  for (const label of [/^Ad soyad/, /^E-posta/, /^Şifre/, /^Telefon/])
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Mevkinizi seçin.')).toBeTruthy();
  expect(screen.getByText('Kullandığınız ayağı seçin.')).toBeTruthy();
  expect(document.activeElement).toBe(await field(/^Ad soyad/));
  expect(api.named('POST users/register')).toEqual([]);
});

test('an hour that is taken while the form stands gives way to the week, and another keeps what was typed', async () => {
  const listeners: ((data: { businessId: string; dates: string[] }) => void)[] = [];
  vi.spyOn(realtime, 'on').mockImplementation((event, listener) => {
    if (event === 'slotsChanged') listeners.push(listener as (typeof listeners)[number]);
    return () => {};
  });
  stub();
  start(HOUR);
  await userEvent.type(await field(/^Ad soyad/), 'Çağrı Işıklı');
  setFriday('taken');
  await act(async () => {
    for (const listener of listeners) listener({ businessId: 'v1', dates: [FRIDAY] });
  });
  expect(await screen.findByText(TAKEN)).toBeTruthy();
  expect(screen.queryByLabelText(/^Ad soyad/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /Rezerve Et.*Cuma gecesi, 00:00-01:00/ }));
  expect(await field(/^Ad soyad/)).toHaveProperty('value', 'Çağrı Işıklı');
  const place = (await screen.findByRole('heading', { name: 'Rezervasyon isteği' })).closest('section');
  expect(place?.textContent).toMatch(/Cumartesi günü oynanır/);
});
