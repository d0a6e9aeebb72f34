import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentParts } from './ContentParts.tsx';

it('reads a kept list out, and leaves a text that only looks like one', () => {
  const content = { teams: '["Gece Takımı","Kartallar"]', comment: '[acil] Kaleci aranıyor', rating: 4 };
  render(<ContentParts content={content} alt="Fotoğraf" />);
  for (const text of ['Gece Takımı, Kartallar', '[acil] Kaleci aranıyor', '4'])
    expect(screen.getByText(text)).toBeTruthy();
});
