import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { BLOCKS, player } from '../../../test/desk.ts';
import { BlocksPanel } from './BlocksPanel.tsx';
import { Lacks } from './Lacks.tsx';

const panel = <BlocksPanel key="panel" whose={{ kind: 'player', id: 'u1' }} direction="received" />;

it('shows who blocked an account, page by page, with links', async () => {
  stubApi({
    'GET admin/players/u1/blocks': ({ url }) => {
      const { searchParams } = new URL(url);
      expect(searchParams.get('direction')).toBe('received');
      const [first, ...others] = BLOCKS.received;
      if (searchParams.get('cursor')) return others;
      return Response.json([first], { headers: { 'X-Next-Cursor': 'next' } });
    },
  });
  renderAt('/', panel);
  const link = await screen.findByRole('link', { name: 'Veli Ak' });
  expect(link.getAttribute('href')).toBe('/admin/players/u7');
  await userEvent.click(screen.getByRole('button', { name: /daha fazla/i }));
  await screen.findByRole('link', { name: 'Silinmiş hesap' });
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('leaves it to the closing line to say that nobody did', async () => {
  const nothing = { bookings: [], reports: [], sessions: [] };
  stubApi({
    'GET admin/players/u1/blocks': ({ url }) => (url.includes('direction=made') ? BLOCKS.made : []),
    'GET admin/players/u2/blocks': () => [],
  });
  const lines = ['u1', 'u2'].map((id) => (
    <Lacks key={id} whose={{ kind: 'player', id }} account={player(nothing)} />
  ));
  const { container } = renderAt('/', [panel, ...lines]);
  const lacks = 'Bu hesapta gelecek saat, açık şikâyet, açık oturum ve';
  expect(await screen.findByText(`${lacks} engelleyen hesap yok.`)).toBeTruthy();
  expect(await screen.findByText(`${lacks} engel yok.`)).toBeTruthy();
  expect(container.querySelector('section')).toBeNull();
});

it('shows nothing to an admin who does not help people', async () => {
  stubApi({ 'GET admin/players/u1/blocks': () => refusal(403, { code: 'admin_forbidden' }) });
  const { container } = renderAt('/', panel);
  await expect.poll(() => container.querySelector('section')).toBeNull();
});
