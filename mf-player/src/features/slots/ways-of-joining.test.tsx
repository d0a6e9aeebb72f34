import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PLAYER } from '../../../test/harness.tsx';
import { arrive, button, FRIDAY, fill, HOUR, LINE, SENT, setFriday, stub } from '../../../test/joining.ts';
import { start, VENUE } from '../../../test/slots-page.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));
vi.mock('mf-shared/ui/CaptchaField', () => import('../../../test/solved-captcha.tsx'));

beforeEach(arrive);

test('a pressed hour leads to the form, and from there back to the week', async () => {
  stub();
  const { location } = start(`/available-slots?businessId=v1&day=${FRIDAY}`);
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: /Rezerve Et.*Cuma, 21:00-22:00/ }));
  await press();
  await button();
  expect(document.activeElement?.textContent).toContain('Rezervasyon isteği');
  await userEvent.click(screen.getByRole('link', { name: 'Başka saat seç' }));
  expect(location()).toBe(`/available-slots?businessId=v1&day=${FRIDAY}`);
  await press();
  expect(await button()).toBeTruthy();
});

test('whoever would wait for a taken hour registers, and is then asked about the line', async () => {
  setFriday('taken');
  const api = stub({ 'GET waiting-list/line': () => ({ body: { waiting: 1, own: null } }) });
  start(LINE);
  expect(
    (await screen.findByRole('heading', { name: 'Sıraya gir' })).closest('section')?.textContent,
  ).toMatch(/Cuma, 21:00-22:00.*şu anda dolu/);
  await fill();
  await userEvent.click(await button('Kaydol ve devam et'));
  expect(await screen.findByRole('dialog', { name: 'Sıraya gir' })).toBeTruthy();
  expect(api.named('POST reservations/create')).toEqual([]);
});

test('whoever has a session, also one on its way, is asked to register for nothing', async () => {
  stub();
  useSession.setState({ status: 'loading', token: 'kept' });
  start(HOUR);
  await waitFor(() => expect(screen.getAllByText(/farklı saat ayırtabilirsiniz/)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Rezervasyon isteği' })).toBeNull();
  act(() => useSession.setState({ status: 'ready', user: PLAYER }));
  expect(await screen.findByRole('dialog', { name: 'Rezervasyon isteği' })).toBeTruthy();
});

test('without the venue’s details the hour and the form stand, and no city is sent', async () => {
  const api = stub({ 'GET business/v1': () => ({ status: 500, body: { message: 'x', code: 'internal' } }) });
  start(HOUR);
  await fill();
  await userEvent.click(await button());
  expect(await screen.findByText(SENT)).toBeTruthy();
  expect((await api.named('POST users/register')[0]?.request.formData())?.get('city')).toBeNull();
  expect(screen.queryByText(VENUE.businessName)).toBeNull();
});
