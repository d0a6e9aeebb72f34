import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubPush } from '../../test/push.ts';
import { hearToasts, stubApi } from '../../test/support.tsx';
import { PushOffer } from './PushOffer.tsx';

const TITLE = 'Onaylanınca haber verelim mi?';
const KEY = 'GET notifications/vapid-key';
let browser: ReturnType<typeof stubPush>;

beforeEach(() => {
  localStorage.clear();
  browser = stubPush('default');
  Element.prototype.scrollIntoView = () => {};
});

/** The API with a key for web push, or without. */
const api = (publicKey: string | null = 'k') =>
  stubApi({
    [KEY]: () => ({ publicKey }),
    'POST notifications/push-subscription': () => ({ message: 'ok' }),
  });
const offer = () =>
  render(
    <PushOffer title={TITLE}>
      <p>Yanıt gelince.</p>
    </PushOffer>,
  );
const settled = () => new Promise((done) => setTimeout(done));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks the browser only after a yes, and is gone once the browser receives push', async () => {
  const heard = hearToasts();
  api();
  const { unmount } = offer();
  expect(await screen.findByText(TITLE)).toBeTruthy();
  expect(browser.questions).toBe(0);
  await press('Haber Verin');
  await vi.waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect([browser.questions, heard]).toEqual([1, ['Tamam, bu tarayıcıya bildirim göndereceğiz.']]);
  unmount();
  offer();
  await settled();
  expect(screen.queryByText(TITLE)).toBeNull();
});

it.each([
  ['was refused here', 'Şimdi Değil', 'default', 0],
  ['was put off in the question of the browser', 'Haber Verin', 'default', 1],
] as const)('is not made again where it %s', async (_, button, said, times) => {
  browser.answer = said;
  api();
  const { unmount } = offer();
  await press(button);
  await vi.waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  unmount();
  offer();
  await settled();
  expect([screen.queryByText(TITLE), browser.questions]).toEqual([null, times]);
});

it.each(['granted', 'denied'] as const)('is not made to whoever has %s it', async (known) => {
  browser.permission = known;
  api();
  offer();
  await settled();
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('is not made where the API cannot send, or the browser cannot receive', async () => {
  api(null);
  const { unmount } = offer();
  await settled();
  expect(screen.queryByText(TITLE)).toBeNull();
  unmount();
  api();
  Reflect.deleteProperty(window, 'PushManager');
  offer();
  await settled();
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('stands after a failure, so that one may try again', async () => {
  const heard = hearToasts();
  stubApi({
    [KEY]: () => ({ publicKey: 'k' }),
    'POST notifications/push-subscription': () => {
      throw new TypeError('No connection');
    },
  });
  offer();
  await press('Haber Verin');
  await vi.waitFor(() => expect(heard).toEqual(['Anlık bildirimler açılamadı. Lütfen tekrar deneyin.']));
  expect(screen.getByText(TITLE)).toBeTruthy();
});
