import { render } from '@testing-library/react';
import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import { expect, it } from 'vitest';
import { PositionPitch } from './PositionPitch.tsx';

it.each([
  ['Forvet', 'Forvet'],
  ['Kaleci', 'Kaleci'],
  [null, undefined],
])('the places of a position (%s) are lit on the pitch, all others dim', (position, lit) => {
  const { container } = render(<PositionPitch position={position} />);
  const places = [...container.querySelectorAll<HTMLElement>('.player')].map(({ dataset }) => dataset);
  const lights = LINEUP_SLOTS.map((slot) => (slot.position === lit ? 'lit' : 'dim'));
  expect(places.map(({ lit, dim }) => [lit && 'lit', dim && 'dim'].filter(Boolean).join())).toEqual(lights);
});
