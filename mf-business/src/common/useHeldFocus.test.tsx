import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeldFocus } from './useHeldFocus.ts';

function Page({ rules, asks = false }: { rules: readonly string[]; asks?: boolean }) {
  const held = useHeldFocus<HTMLDivElement>();
  return (
    <>
      <div {...held}>
        {rules.map((rule) => (
          <button key={rule} type="button">
            {rule}
          </button>
        ))}
      </div>
      <button type="button">Beside</button>
      {asks && (
        <dialog open>
          <button type="button">Yes</button>
        </dialog>
      )}
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());

it('the focus of what is gone goes to the first control that is left', () => {
  const { rerender } = render(<Page rules={['One', 'Two']} />);
  focus('Two');
  rerender(<Page rules={['One']} />);
  expect(document.activeElement).toBe(button('One'));
});

it('it does so as well where a question stood between', () => {
  const { rerender } = render(<Page rules={['One', 'Two']} asks />);
  focus('Two');
  focus('Yes');
  rerender(<Page rules={['One']} />);
  expect(document.activeElement).toBe(button('One'));
});

it('whoever went elsewhere is not called back', () => {
  const { rerender } = render(<Page rules={['One', 'Two']} />);
  focus('Two');
  focus('Beside');
  act(() => button('Beside').blur());
  rerender(<Page rules={['One']} />);
  expect(document.activeElement).toBe(document.body);
});
