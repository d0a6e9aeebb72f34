import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DayTabs } from './DayTabs.tsx';

const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({ date }));
const none = () => {};
const draw = (
  chosen: string,
  handlers: { onDay?: () => void; onPrevious?: () => void; onNext?: () => void } = {},
) => <DayTabs days={days} chosen={chosen} panelId="panel" label="Günler" onDay={none} {...handlers} />;

it('the chosen day stands in the middle of the strip, whichever it is', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset.date?.slice(8)) * 100;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const { rerender } = render(draw('2026-11-19'));
  const strip = screen.getByRole('tablist', { name: 'Günler' });
  expect(strip.scrollLeft).toBe(1900 - 160);
  rerender(draw('2026-11-21'));
  expect(strip.scrollLeft).toBe(2100 - 160);
});

it('arrows stop at the ends, and page keys turn the week', () => {
  const [onDay, onPrevious, onNext] = [vi.fn(), vi.fn(), vi.fn()];
  const press = (chosen: string, key: string) => {
    const { unmount } = render(draw(chosen, { onDay, onPrevious, onNext }));
    const isTaken = !fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    unmount();
    return isTaken;
  };
  expect([press('2026-11-19', 'ArrowLeft'), press('2026-11-21', 'ArrowRight')]).toEqual([false, false]);
  expect(onDay).not.toHaveBeenCalled();
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) press('2026-11-20', key);
  expect(onDay.mock.calls.flat()).toEqual(['2026-11-19', '2026-11-21', '2026-11-19', '2026-11-21']);
  expect([press('2026-11-20', 'PageUp'), press('2026-11-20', 'PageDown'), press('2026-11-20', 'x')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
});
