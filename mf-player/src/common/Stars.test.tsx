import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { outline } from '../../../mf-shared/test/outline.ts';
import { Stars } from './Stars.tsx';
import { StarsInput } from './StarsInput.tsx';

const noop = () => {};

const PARTS: Record<string, ReactElement> = {
  stars: <Stars value={4.25} count={3} figure />,
  'no stars': <Stars value={0} count={0} figure />,
  'stars to choose': <StarsInput value={2} onChange={noop} name="puan" />,
};
it.each(Object.entries(PARTS))('%s says what it is', (_, part) => {
  const { container } = render(part);
  expect(outline(container)).toMatchSnapshot();
});

function StarsForm({ onChosen }: { onChosen: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const change = (next: number) => {
    onChosen(next);
    setValue(next);
  };
  return <StarsInput value={value} onChange={change} />;
}

describe('stars', () => {
  it('names the average in Turkish', () => {
    render(<Stars value={4.23} />);
    expect(screen.getByRole('img', { name: '5 üzerinden 4,2 yıldız' })).toBeTruthy();
  });

  it('says when nobody has rated', () => {
    render(<Stars value={null} />);
    expect(screen.getByRole('img', { name: 'Henüz puan yok' })).toBeTruthy();
  });

  it('chooses one of five', async () => {
    const chosen = vi.fn();
    render(<StarsForm onChosen={chosen} />);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('radio', { name: '4 yıldız' }));
    expect(chosen).toHaveBeenCalledWith(4);
    expect((screen.getByRole('radio', { name: '4 yıldız' }) as HTMLInputElement).checked).toBe(true);
  });

  it('says below the stars what is wrong with them', () => {
    render(<StarsInput value={null} onChange={noop} error="Puan verin." />);
    const group = screen.getByRole('group', { name: 'Puanınız' });
    const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Puan verin.');
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
  });
});
