import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLeaveGuard } from './useLeaveGuard.tsx';

function Page({ dirty }: { dirty: boolean }) {
  const question = useLeaveGuard(dirty);
  return (
    <>
      <Link to="/chat">Mesajlar</Link>
      {question}
    </>
  );
}
const page = (dirty: boolean) => (
  <MemoryRouter>
    <Page dirty={dirty} />
  </MemoryRouter>
);
const asks = () => screen.queryByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' }) !== null;
const click = (keys = {}) => {
  // The browser of the tests would go there.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Mesajlar' }), keys);
};
const closingAsks = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};

it('asks before the tab is closed, as long as something is not saved', () => {
  const { rerender, unmount } = render(page(false));
  expect(closingAsks()).toBe(false);
  rerender(page(true));
  expect(closingAsks()).toBe(true);
  unmount();
  expect(closingAsks()).toBe(false);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('lets a link be opened elsewhere with %s', (key) => {
  render(page(true));
  click({ [key]: true });
  expect(asks()).toBe(false);
});

it('asks before a link leads away, while something is not saved', () => {
  render(page(true));
  click();
  expect(asks()).toBe(true);
});
