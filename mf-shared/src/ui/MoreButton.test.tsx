import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MoreButton } from './MoreButton.tsx';

const query = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false };

it('loads the next page as long as there is one', async () => {
  const fetchNextPage = vi.fn();
  const { rerender } = render(<MoreButton query={{ ...query, fetchNextPage }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<MoreButton query={{ ...query, hasNextPage: false, fetchNextPage }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the next page could not be loaded, and offers it again', () => {
  render(<MoreButton query={{ ...query, isFetchNextPageError: true, fetchNextPage: vi.fn() }} />);
  expect(screen.getByRole('alert').textContent).toBe('Devamı yüklenemedi. Lütfen tekrar deneyin.');
  expect(screen.getByRole('button', { name: 'Daha fazla göster' })).toBeTruthy();
});
