import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LatePart, lazyPart } from './LatePart.tsx';

const newPart = () => lazyPart(async () => ({ default: () => <p>Form</p> }));
const drawing = (part: ReturnType<typeof newPart>) => (
  <LatePart renew={part.renew} message="Açılamadı." fallback={<p>Geliyor</p>}>
    {() => {
      const Part = part.current();
      return <Part />;
    }}
  </LatePart>
);

it('shows what stands in for a part until its code is there', async () => {
  render(drawing(newPart()));
  expect(screen.getByText('Geliyor')).toBeTruthy();
  expect(await screen.findByText('Form')).toBeTruthy();
});

it('draws a part at once whose code was brought ahead, on a server too', async () => {
  const part = newPart();
  expect(renderToString(drawing(part))).toContain('Geliyor');
  await part.bring();
  expect(renderToString(drawing(part))).toContain('<p>Form</p>');
  render(drawing(part));
  expect(screen.getByText('Form')).toBeTruthy();
});
