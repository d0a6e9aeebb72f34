import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { RELEASED, WATCHED } from '../../../test/releases.ts';
import { ReleasesPage } from './ReleasesPage.tsx';

const enterAs = (adminRole: 'owner' | 'support') =>
  useSession.setState({ status: 'ready', token: 't', admin: { role: 'admin', adminRole } });
beforeEach(() => enterAs('owner'));

const READS = { 'GET admin/releases': () => RELEASED, 'GET admin/releases/watch': () => WATCHED };
const panel = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('section') as HTMLElement);
const dialog = () => within(screen.getByRole('dialog'));
const press = (within: Awaited<ReturnType<typeof panel>>, name: string) =>
  userEvent.click(within.getByRole('button', { name }));

it('says how a candidate does beside the stable version, and what its visitors saw', async () => {
  stubApi(READS);
  renderAt('/admin/releases', <ReleasesPage />);
  const player = await panel('Oyuncu alanı');
  expect(player.getByText('Aday 1.3.0 · %10')).toBeTruthy();
  const row = player.getByRole('row', { name: /Hata verdi/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['4 / 31', '6 / 290', '%42']);
  await userEvent.click(player.getByText('Görülen hatalar (1)'));
  expect(player.getByText('no such player')).toBeTruthy();
  expect((await panel('İşletme alanı')).getByText('2.1.0 kendiliğinden geri alındı')).toBeTruthy();
  const counts = await panel('Son 30 gün');
  expect(counts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Oyuncu alanı',
    'Oyuncu alanı',
    'İşletme alanı',
    'Lig',
  ]);
  expect(counts.getAllByText(/^(Kararlı|Aday|Eski) /).map(({ textContent }) => textContent)).toEqual([
    'Kararlı 1.2.0',
    'Aday 1.3.0',
    'Kararlı 2.0.0',
    'Kararlı 1.0.0',
  ]);
  // It is no release, so its counts are all that is known of it.
  expect(screen.queryByRole('heading', { level: 2, name: 'Lig' })).toBeNull();
});

it('rolls a version out to a share that may be written with a comma', async () => {
  const toasts = hearToasts();
  const sent: unknown[] = [];
  stubApi({
    ...READS,
    'POST admin/releases/player/roll-out': async (call) => {
      sent.push(await call.json());
      return { message: 'Açıldı.' };
    },
  });
  renderAt('/admin/releases', <ReleasesPage />);
  await press(await panel('Oyuncu alanı'), 'Adayı ya da payını değiştir');
  const options = dialog()
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options).toEqual(['Seçin', '1.3.0']);
  const share = dialog().getByLabelText(/yüzde kaçı/);
  await userEvent.clear(share);
  await press(dialog(), 'Yayımla');
  expect(dialog().getByText('Payı yazın.')).toBeTruthy();
  await userEvent.type(share, '12,5');
  await press(dialog(), 'Yayımla');
  expect(sent).toEqual([{ counter: 4, version: '1.3.0', share: '12.5' }]);
  expect(toasts).toEqual(['Açıldı.']);
});

it.each([
  ['Oyuncu alanı', 'Herkese aç', 'player/promote', 4],
  ['Oyuncu alanı', 'Adayı geri al', 'player/roll-back', 4],
  ['İşletme alanı', 'Önceki sürüme dön', 'business/roll-back', 7],
] as const)('%s: asks once before “%s”', async (title, label, path, counter) => {
  const sent: unknown[] = [];
  stubApi({
    ...READS,
    [`POST admin/releases/${path}`]: async (call) => {
      sent.push(await call.json());
      return { message: 'Oldu.' };
    },
  });
  renderAt('/admin/releases', <ReleasesPage />);
  await press(await panel(title), label);
  expect(sent).toEqual([]);
  await press(dialog(), label);
  expect(sent).toEqual([{ counter }]);
});

it('reads again when another owner was faster, and says so', async () => {
  const toasts = hearToasts();
  let released = RELEASED;
  stubApi({
    ...READS,
    'GET admin/releases': () => released,
    'POST admin/releases/player/promote': () => {
      released = RELEASED.map((one) => ({ ...one, candidate: null }));
      return refusal(409, { code: 'release_changed', message: 'Bu sürüm bu sırada değişti.' });
    },
  });
  renderAt('/admin/releases', <ReleasesPage />);
  const player = await panel('Oyuncu alanı');
  await press(player, 'Herkese aç');
  await press(dialog(), 'Herkese aç');
  expect(await player.findByRole('button', { name: 'Aday yayımla' })).toBeTruthy();
  expect(toasts).toEqual(['Bu sürüm bu sırada değişti.']);
});

it('copies a tester’s link with the address of the site', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  stubApi({
    ...READS,
    'POST admin/releases/player/trial-link': () => ({ link: '/?surum=x', until: '2026-11-27T00:00:00.000Z' }),
  });
  renderAt('/admin/releases', <ReleasesPage />);
  await press(await panel('Oyuncu alanı'), '1.3.0 için deneme bağlantısı kopyala');
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/?surum=x`));
});

it('asks nothing for admins who do not own the platform, and says whose page it is', async () => {
  enterAs('support');
  const requests = stubApi({});
  renderAt('/admin/releases', <ReleasesPage />);
  expect(await screen.findByText('Bu sayfa platform sahiplerine açık.')).toBeTruthy();
  expect(requests).toEqual([]);
});
