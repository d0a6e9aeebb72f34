import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { HITS } from '../../../test/desk.ts';
import { SearchPage } from './SearchPage.tsx';

const SEARCH = 'GET admin/search';
const asked = (requests: { url: string }[]) =>
  requests.map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));
const field = () => screen.getByRole('searchbox', { name: 'Ne arıyorsunuz?' });

it('asks once for what was typed, after a pause, and leads to the pages', async () => {
  const requests = stubApi({ [SEARCH]: () => HITS });
  renderAt('/admin/search', <SearchPage />);
  expect(screen.getByText('En az 2 karakter.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hepsi' })).toBeNull();
  await userEvent.type(field(), 'ege kaya');
  const [hit] = await screen.findAllByRole('listitem');
  expect(asked(requests)).toEqual([{ q: 'ege kaya', limit: '20' }]);
  const { getByRole, getByText } = within(hit as HTMLElement);
  expect(getByRole('link', { name: 'Ege Kaya' }).getAttribute('href')).toBe('/admin/players/u1');
  expect(getByText(/ege@oyuncu.test · 0532 111 22 33/)).toBeTruthy();
  expect(screen.getByText('Askıda')).toBeTruthy();
  const booking = within(screen.getAllByRole('listitem')[2] as HTMLElement);
  expect(booking.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/reservations/r1',
    '/admin/players/u1',
    '/admin/venues/v1',
  ]);
});

it('leads to the page of each kind of thing', async () => {
  const kinds = ['payment', 'tournament', 'ad'] as const;
  stubApi({ [SEARCH]: () => kinds.flatMap((kind) => HITS.slice(2).map((hit) => ({ ...hit, kind }))) });
  renderAt('/admin/search?q=ege', <SearchPage />);
  const links = await screen.findAllByRole('link', { name: HITS[2]?.title ?? '' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/money/payments/r1',
    '/admin/tournaments/r1',
    '/admin/ads/r1',
  ]);
});

it('reads what its address asks for, and narrows it to a kind', async () => {
  const requests = stubApi({ [SEARCH]: () => HITS });
  renderAt('/admin/search?q=ege&kind=venue', <SearchPage />);
  await screen.findAllByRole('listitem');
  expect((field() as HTMLInputElement).value).toBe('ege');
  await userEvent.click(screen.getByRole('button', { name: 'Ödemeler' }));
  expect(screen.getByRole('button', { name: 'Ödemeler' }).getAttribute('aria-pressed')).toBe('true');
  await screen.findAllByRole('listitem');
  expect(asked(requests).map(({ kind }) => kind)).toEqual(['venue', 'payment']);
});

it('says before anything is opened what will stand here', async () => {
  stubApi({ [SEARCH]: () => HITS });
  renderAt('/admin/search', <SearchPage />);
  expect(await screen.findByText('Son açtıklarınız burada görünür.')).toBeTruthy();
});

it('leads back to what was opened last', async () => {
  stubApi({ [SEARCH]: () => HITS });
  renderAt('/admin/search?q=ege', <SearchPage />);
  for (const name of ['Ege Kaya', 'Çınar Halı Saha', 'Ege Kaya']) {
    const [link] = await screen.findAllByRole('link', { name });
    await userEvent.click(link as HTMLElement);
    await userEvent.type(field(), 'ege');
  }
  await userEvent.clear(field());
  const recent = within(await screen.findByRole('region', { name: 'Son baktıklarınız' }));
  const links = recent.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/players/u1', '/admin/venues/v1']);
});

it('says that nothing was found, and what failed', async () => {
  stubApi({ [SEARCH]: () => [] });
  renderAt('/admin/search?q=yok', <SearchPage />);
  expect(await screen.findByText('“yok” için bir kayıt bulunamadı.')).toBeTruthy();
  const message = 'Bu işlem için yetkiniz yok.';
  stubApi({ [SEARCH]: () => refusal(403, { code: 'forbidden', message }) });
  await userEvent.type(field(), 'sa');
  expect(await screen.findByText(message)).toBeTruthy();
});
