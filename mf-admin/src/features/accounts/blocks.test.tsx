import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { BLOCKS } from '../../../test/desk.ts';
import { BlocksPanel } from './BlocksPanel.tsx';

const panel = <BlocksPanel whose={{ kind: 'player', id: 'u1' }} direction="received" />;

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

it('says when nobody did', async () => {
  stubApi({ 'GET admin/players/u1/blocks': () => [] });
  renderAt('/', panel);
  expect(await screen.findByText('Bu hesabı kimse engellememiş.')).toBeTruthy();
});

it('shows nothing to an admin who does not help people', async () => {
  stubApi({ 'GET admin/players/u1/blocks': () => refusal(403, { code: 'admin_forbidden' }) });
  const { container } = renderAt('/', panel);
  await expect.poll(() => container.querySelector('section')).toBeNull();
});
