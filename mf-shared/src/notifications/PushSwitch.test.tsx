import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hearToasts } from '../../test/support.tsx';
import { PushSwitch } from './PushSwitch.tsx';

const push = vi.hoisted(() => ({ pushState: vi.fn(), startPush: vi.fn(), stopPush: vi.fn() }));
vi.mock('./push.ts', () => push);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('turns off what is on, and on again', async () => {
  push.pushState.mockResolvedValue('on');
  push.stopPush.mockResolvedValue('off');
  push.startPush.mockResolvedValue('on');
  render(<PushSwitch />);
  await press('Bu tarayıcıda kapat');
  await press('Anlık bildirimleri aç');
  expect(await screen.findByRole('button', { name: 'Bu tarayıcıda kapat' })).toBeTruthy();
});

it('asks once while the browser is being asked', async () => {
  const asked = Promise.withResolvers<string>();
  push.pushState.mockResolvedValue('off');
  push.startPush.mockReset().mockReturnValue(asked.promise);
  render(<PushSwitch />);
  for (const _press of [1, 2]) await press('Anlık bildirimleri aç');
  expect(push.startPush).toHaveBeenCalledOnce();
  asked.resolve('on');
  const off = await screen.findByRole('button', { name: 'Bu tarayıcıda kapat' });
  await vi.waitFor(() => expect(off.getAttribute('aria-busy')).toBeNull());
});

it('says what went wrong and lets one try again', async () => {
  const heard = hearToasts();
  push.pushState.mockResolvedValue('off');
  push.startPush.mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce('denied');
  render(<PushSwitch />);
  await press('Anlık bildirimleri aç');
  await vi.waitFor(() => expect(heard).toEqual(['Anlık bildirimler açılamadı. Lütfen tekrar deneyin.']));
  await press('Anlık bildirimleri aç');
  expect(await screen.findByText(/bildirimler engelli/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing where the browser cannot say how it stands', async () => {
  push.pushState.mockRejectedValue(new Error('private window'));
  render(<PushSwitch />);
  expect(await screen.findByText(/Bu tarayıcı anlık bildirim göstermiyor/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
