import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PhoneFold } from './PhoneFold.tsx';

it('says whether it is open, and names what it opens', async () => {
  render(<PhoneFold summary="Konum">Harita</PhoneFold>);
  const button = screen.getByRole('button', { name: 'Konum', expanded: false });
  const body = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(body?.textContent).toBe('Harita');
  expect(body?.dataset.open).toBeUndefined();
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Konum', expanded: true })).toBeTruthy();
  expect(body?.dataset.open).toBe('true');
});
