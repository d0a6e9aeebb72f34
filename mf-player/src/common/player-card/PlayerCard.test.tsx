import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlayerCard } from './PlayerCard.tsx';

const stats = { speed: 60, shooting: 60, passing: 60, dribbling: 60, defense: 60, physical: 60 };
const draw = (raters?: number) =>
  render(<PlayerCard fullName="Ece Ak" position="Kanat" stats={stats} rating={60} raters={raters} />);

test.each([
  [0, 'Henüz puanlanmadı, yalnızca kendi beyanı'],
  [1, '1 oyuncu puanladı, puanı oturmadı'],
  [5, '5 oyuncu puanladı, puanı oturuyor'],
  [12, '12 oyuncu puanladı, puanı oturdu'],
])('a card rated by %i players says so', (raters, text) => {
  draw(raters);
  expect(screen.getByRole('article').textContent).toContain(text);
});

test('where it is not known the card does not say', () => {
  draw();
  expect(screen.getByRole('article').textContent).not.toContain('puanla');
});

test('a player without a photo wears the initials, which are not read out', () => {
  draw();
  expect(screen.getByText('EA').closest('svg')?.getAttribute('aria-hidden')).toBe('true');
});
