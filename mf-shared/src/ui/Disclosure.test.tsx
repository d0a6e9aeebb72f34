import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

function Fold() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure open={open} onToggle={(event) => setOpen(event.currentTarget.open)} summary="Profil">
      {open && <p>Form</p>}
    </Disclosure>
  );
}

it('knows that it was opened on a drawn page before React took it over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Fold />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  render(<Fold />, { container, hydrate: true });
  expect(screen.getByText('Form')).toBeTruthy();
  expect(container.querySelector('details')).toBe(details);
});

it('stays closed until it is opened', () => {
  render(<Fold />);
  expect(screen.queryByText('Form')).toBeNull();
});
