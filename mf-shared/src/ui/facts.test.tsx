import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from './Facts.tsx';
import { WholeTimes } from './WholeTimes.tsx';

it('facts are heard apart, without those that are not there', () => {
  const { container } = render(
    <Facts>
      Saha 1{null}
      <b>3 haftadır</b>
    </Facts>,
  );
  expect(container.textContent).toBe('Saha 1, 3 haftadır');
});

it('days and hours of a text stand in one piece each', () => {
  const text = '20 Kasım Cuma, 21:00-22:00 ve 23.00-00.00: iptal edildi';
  const { container } = render(<WholeTimes>{text}</WholeTimes>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '20 Kasım',
    '21:00-22:00',
    '23.00-00.00',
  ]);
});
