import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { PLAYER } from '../../../test/harness.tsx';
import { arrive, button, fill, HOUR, SENT, setFriday, stub } from '../../../test/joining.ts';
import { start } from '../../../test/slots-page.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null }));
vi.mock('mf-shared/notifications/PushOffer', () => ({
  PushOffer: ({ title }: { title: string }) => <p>{title}</p>,
}));
vi.mock('mf-shared/ui/CaptchaField', () => import('../../../test/solved-captcha.tsx'));

const OFFER = 'Onaylanınca haber verelim mi?';
const answering = (status: string) => ({
  'POST reservations/create': () => {
    setFriday('own');
    return { status: 201, body: { message: SENT, reservation: { status } } };
  },
});
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'İsteği Gönder' }));

beforeEach(arrive);

test('a player whose request waits is offered to be told of the answer', async () => {
  useSession.setState({ token: 'token', user: PLAYER });
  stub(answering('pending'));
  start(HOUR);
  await screen.findByRole('dialog');
  expect(screen.queryByText(OFFER)).toBeNull();
  await ask();
  expect(await screen.findByText(OFFER)).toBeTruthy();
});

test('whose hour was approved at once waits for nothing', async () => {
  useSession.setState({ token: 'token', user: PLAYER });
  stub(answering('approved'));
  start(HOUR);
  await ask();
  expect(await screen.findByText(SENT)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('a newcomer is offered the same after registering with the request', async () => {
  stub(answering('pending'));
  start(HOUR);
  await fill();
  await userEvent.click(await button());
  expect(await screen.findByText(OFFER)).toBeTruthy();
});
