import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const button = () => screen.getByRole('button', { name: 'Kaydet' });

it('a button sends no form unless it is made to', () => {
  render(<Button>Kaydet</Button>);
  expect(button().getAttribute('type')).toBe('button');
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

it('a busy button keeps its name and the focus, says so, and neither does nor sends anything', () => {
  const [press, send] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  const draw = (busy: boolean) => (
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button type="submit" busy={busy} onClick={press}>
        Kaydet
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  button().focus();
  rerender(draw(true));
  expect(document.activeElement).toBe(button());
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ]);
  fireEvent.click(button());
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
  rerender(draw(false));
  fireEvent.click(button());
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
});

it('a button that is disabled for the ear alone stays so', () => {
  render(
    <>
      <Button aria-disabled>Kaydet</Button>
      <IconButton label="Sil" icon={null} aria-disabled />
    </>,
  );
  for (const one of screen.getAllByRole('button')) expect(one.getAttribute('aria-disabled')).toBe('true');
});
