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
  render(<NextHours venueId="a" hours={hours} titleId="t" />, { wrapper: MemoryRouter });
  const words = screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 13));
  expect(words).toEqual(['01:00 Bu gece', '18:00 Bugün 1']);
});
