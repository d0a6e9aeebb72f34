import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DayField } from './DayField.tsx';

it('says the range of a week', () => {
  render(<DayField date="2026-11-28" to="2026-12-04" onChange={() => {}} />);
  expect(screen.getByText('28 Kasım – 4 Aralık')).toBeTruthy();
});

it('says the day in words, opens the calendar and answers the chosen day, but no emptied one', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const onChange = vi.fn();
  render(<DayField date="2026-11-28" to="2026-11-28" onChange={onChange} />);
  expect(screen.getByText('28 Kasım Cmt')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Tarih');
  field.showPicker = vi.fn();
  fireEvent.click(field);
  expect(field.showPicker).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: '2026-11-30' } });
  expect(onChange.mock.calls).toEqual([['2026-11-30']]);
});
