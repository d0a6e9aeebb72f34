import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { extra } from './extra.ts';

const Part = () => <p>Ek</p>;

const drawn = (Extra: ReturnType<typeof extra>) =>
  render(
    <>
      <p>Sayfa</p>
      <Suspense fallback={<p>Bekleniyor</p>}>
        <Extra />
      </Suspense>
    </>,
  );

it('draws a part once its code is there', async () => {
  drawn(extra(async () => ({ Part }), 'Part'));
  await screen.findByText('Ek');
});

it('leaves the page as it is when the code of a part does not come', async () => {
  drawn(extra(() => Promise.reject(new Error('Loading chunk 7 failed.')), 'Part'));
  await expect.poll(() => screen.queryByText('Bekleniyor')).toBeNull();
  screen.getByText('Sayfa');
});
