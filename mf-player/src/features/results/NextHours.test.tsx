import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NextHours } from './NextHours.tsx';

test('after midnight, tonight goes on and today has begun', () => {
  vi.setSystemTime('2026-11-19T00:30:00+03:00');
  const hour = (date: string, timeSlot: string, startsAt: string) => ({
    ...{ fieldId: 'f', fieldName: 'Halı 1', price: 1500, date, timeSlot },
    startsAt: Date.parse(startsAt),
  });
  const hours = [
    hour('2026-11-18', '01:00-02:00', '2026-11-19T01:00:00+03:00'),
    hour('2026-11-19', '18:00-19:00', '2026-11-19T18:00:00+03:00'),
  ];
  const fields = [{ _id: 'f', id: 'f', name: 'Halı 1', capacity: "7'ye 7", price: 1500, workingHours: [] }];
  render(<NextHours venue={{ id: 'a', fields }} hours={hours} titleId="t" />, { wrapper: MemoryRouter });
  const words = screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 29));
  expect(words).toEqual(["01:00 Bu gece 7'ye 7 1.500 TL", "18:00 Bugün 7'ye 7 1.500 TL, "]);
});
