import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { HITS, player } from '../../../test/desk.ts';
import { MERGE } from '../../../test/things.ts';
import { MergePage } from './MergePage.tsx';

const PREVIEW = 'GET admin/players/u2/merge';
const pages = (
  <Routes>
    <Route path="/admin/players/:id/merge" element={<MergePage />} />
    <Route path="/admin/players/:id" element={<p>Oyuncunun sayfası</p>} />
  </Routes>
);
const send = async (name: string) => {
  await userEvent.type(await screen.findByLabelText(/Gerekçe/), 'Aynı kişi');
  await userEvent.type(screen.getByLabelText(/Kapanacak hesabın adı/), name);
  await userEvent.click(screen.getByRole('button', { name: 'Hesapları birleştir' }));
};

it('finds the other account, but not the same one', async () => {
  const [own] = HITS;
  const hits = [own, { ...own, id: 'u2', title: 'Ege K.' }];
  stubApi({ 'GET admin/players/u1': () => player(), 'GET admin/search': () => hits, [PREVIEW]: () => MERGE });
  renderAt('/admin/players/u1/merge', pages);
  expect((await screen.findByText(/hangi hesapla birleşsin/)).textContent).toBe(
    'Ege Kaya (ege@oyuncu.test, 0532 111 22 33) hangi hesapla birleşsin? Hangisinin kapanacağını sonraki adımda seçersiniz.',
  );
  await userEvent.type(screen.getByRole('searchbox'), 'ege');
  await userEvent.click(await screen.findByRole('button', { name: 'Ege K.: seç' }));
  expect(await screen.findByRole('button', { name: /ege.eski@oyuncu.test/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ege Kaya: seç' })).toBeNull();
});

it('offers who has the same name before anything is typed', async () => {
  const [own] = HITS;
  let hits = [own, { ...own, id: 'u2' }];
  const answers = { 'GET admin/players/u1': () => player(), 'GET admin/search': () => hits };
  const requests = stubApi(answers);
  const { unmount } = renderAt('/admin/players/u1/merge', pages);
  expect(await screen.findAllByRole('button', { name: 'Ege Kaya: seç' })).toHaveLength(1);
  expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('q')).toBe('Ege Kaya');
  unmount();
  hits = [own];
  renderAt('/admin/players/u1/merge', pages);
  expect(await screen.findByText('Aynı adı kullanan başka oyuncu yok.')).toBeTruthy();
});

it('shows what goes over and what ends, and merges only behind the exact name', async () => {
  const requests = stubApi({
    [PREVIEW]: () => MERGE,
    'POST admin/players/u2/merge': () => ({ message: 'Hesaplar birleştirildi.' }),
  });
  renderAt('/admin/players/u1/merge?with=u2', pages);
  const row = await screen.findByRole('row', { name: 'Rezervasyonlar 4 1' });
  expect(row).toBeTruthy();
  expect(screen.getByText('Bu işlem geri alınamaz.')).toBeTruthy();
  await send('Ege');
  expect(await screen.findByText('Aynen yazın: Ege K.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Kapanacak hesabın adı/), ' K.');
  await userEvent.click(screen.getByRole('button', { name: 'Hesapları birleştir' }));
  expect(await screen.findByText('Oyuncunun sayfası')).toBeTruthy();
  const posts = requests.filter(({ method }) => method === 'POST');
  expect(await Promise.all(posts.map((one) => one.clone().json()))).toEqual([
    { into: 'u1', name: 'Ege K.', reason: 'Aynı kişi', version: 'v1' },
  ]);
});

it('lets the other account stay', async () => {
  const swapped = { ...MERGE, from: MERGE.into, into: MERGE.from };
  const requests = stubApi({ [PREVIEW]: () => MERGE, 'GET admin/players/u1/merge': () => swapped });
  renderAt('/admin/players/u1/merge?with=u2', pages);
  await userEvent.click(await screen.findByRole('button', { name: /ege.eski@oyuncu.test/ }));
  await waitFor(() => expect(requests.at(-1)?.url).toContain('players/u1/merge?into=u2'));
  expect(await screen.findByText('Onaylamak için yazın: Ege Kaya')).toBeTruthy();
});

it('keeps what was typed when the accounts changed, and says why two cannot be merged', async () => {
  stubApi({
    [PREVIEW]: () => MERGE,
    'POST admin/players/u2/merge': () =>
      refusal(409, { code: 'changed_meanwhile', message: 'Bu bilgiler siz bakarken değişti.' }),
  });
  const { unmount } = renderAt('/admin/players/u1/merge?with=u2', pages);
  await send('Ege K.');
  expect(await screen.findByText('Bu bilgiler siz bakarken değişti.')).toBeTruthy();
  expect((screen.getByLabelText(/Gerekçe/) as HTMLTextAreaElement).value).toBe('Aynı kişi');
  unmount();
  const message = 'Hesaplardan biri askıda.';
  stubApi({ 'GET admin/players/u3/merge': () => refusal(409, { code: 'merge_impossible', message }) });
  renderAt('/admin/players/u1/merge?with=u3', pages);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Başka hesap seç' })).toBeTruthy();
});
