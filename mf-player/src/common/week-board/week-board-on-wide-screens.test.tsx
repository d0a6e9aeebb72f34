import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { field, focused, type Looks, row, TAKEN, width } from '../../../test/week-board.ts';
import { WeekBoard } from './WeekBoard.tsx';

describe('a week board on wide screens', () => {
  it('says what each hour is', () => {
    width(true);
    const looks: Looks = {
      '1:0': { ...TAKEN },
      '1:1': { ...TAKEN, hasSubscription: true },
      '2:0': { ...TAKEN, mine: true, mineStatus: 'approved' },
      '2:1': { ...TAKEN, mine: true, mineStatus: 'pending' },
    };
    render(<WeekBoard fields={[field(looks)]} onReserve={vi.fn()} />);
    const past = within(row('19 Kasım 2026 Perşembe'));
    expect(past.getAllByText('Rezervasyon Yapılamaz')).toHaveLength(1);
    expect(past.queryByRole('button')).toBeNull();
    const friday = within(row('20 Kasım 2026 Cuma')).getAllByRole('cell');
    expect(friday[0]?.textContent).toBe('Dolu, 20 Kasım Cuma, 22:00-23:00');
    expect(friday[1]?.textContent).toContain('Abonelik');
    const saturday = within(row('21 Kasım 2026 Cumartesi')).getAllByRole('cell');
    expect(saturday[0]?.textContent).toBe('Sizin, 21 Kasım Cumartesi, 22:00-23:00');
    expect(saturday[1]?.textContent).toContain('Onay bekliyor');
  });

  it('folds days that are over into one row', () => {
    width(true);
    const over = { ...TAKEN, isPast: true };
    render(<WeekBoard fields={[field({ '1:0': over, '1:1': over, '1:2': over })]} onReserve={vi.fn()} />);
    expect(within(row('19–20 Kasım')).getAllByText('Rezervasyon Yapılamaz')).toHaveLength(1);
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('names the day that it is in Istanbul, whatever it is elsewhere', () => {
    width(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T22:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    expect(within(row('21 Kasım 2026 Cumartesi')).getByText('Bugün')).toBeTruthy();
    expect(screen.getAllByText('Bugün')).toHaveLength(1);
  });

  it('has a column per hour in the order played', () => {
    width(true);
    render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    const columns = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(columns).toEqual(['Tarih', '22:00-23:00', '23:00-00:00', '00:00-01:00gece']);
  });

  it('reserves an hour after midnight as one of the night of its date', async () => {
    width(true);
    const reserve = vi.fn();
    render(<WeekBoard fields={[field()]} onReserve={reserve} />);
    const name = /^Rezerve Et\s*1\.500 TL\s*, 20 Kasım Cuma gecesi, 00:00-01:00$/;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(reserve).toHaveBeenCalledWith('Saha 1', '2026-11-20', '00:00-01:00');
  });

  it('does nothing on the hour that is under way', async () => {
    width(true);
    const reserve = vi.fn();
    const busySlot = { fieldName: 'Saha 1', date: '2026-11-20', timeSlot: '22:00-23:00' };
    render(<WeekBoard fields={[field()]} busySlot={busySlot} onReserve={reserve} />);
    await userEvent.click(screen.getByRole('button', { name: /20 Kasım Cuma, 22:00-23:00/ }));
    expect(reserve).not.toHaveBeenCalled();
  });

  it('is one tab stop and moves by arrows, Home, End and the paging keys', async () => {
    width(true);
    const previous = vi.fn();
    const next = vi.fn();
    const user = userEvent.setup();
    render(
      <WeekBoard
        fields={[field({ '2:1': TAKEN })]}
        onReserve={vi.fn()}
        onPreviousWeek={previous}
        onNextWeek={next}
      />,
    );
    await user.tab();
    expect(focused()).toContain('20 Kasım Cuma, 22:00-23:00');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Dolu, 21 Kasım Cumartesi, 23:00-00:00');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Rezervasyon Yapılamaz');
    expect([...screen.getByRole('grid').querySelectorAll('[tabindex="0"]')]).toEqual([
      document.activeElement,
    ]);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toContain('20 Kasım Cuma, 23:00-00:00');
    await user.keyboard('{End}');
    expect(focused()).toContain('20 Kasım Cuma gecesi, 00:00-01:00');
    await user.keyboard('{Home}{PageDown}{PageUp}{PageUp}');
    expect(focused()).toContain('20 Kasım Cuma, 22:00-23:00');
    expect(next).toHaveBeenCalledTimes(1);
    expect(previous).toHaveBeenCalledTimes(2);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the first and the last hour of the week by Ctrl with Home and End', async () => {
    width(true);
    const user = userEvent.setup();
    render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toContain('21 Kasım Cumartesi gecesi, 00:00-01:00');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('Rezervasyon Yapılamaz');
  });

  it('keeps the place of whoever looks at another window while the hour is taken', () => {
    width(true);
    const board = render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    const tile = screen.getByRole('button', { name: /20 Kasım Cuma, 22:00-23:00/ });
    tile.focus();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    tile.blur();
    board.rerender(<WeekBoard fields={[field({ '1:0': TAKEN })]} onReserve={vi.fn()} />);
    expect(focused()).toBe('Dolu, 20 Kasım Cuma, 22:00-23:00');
  });

  it('says once of a day that opens later when it does', () => {
    width(true);
    const later = { isAvailable: false, opensOn: '2026-11-25' };
    render(<WeekBoard fields={[field({ '2:0': later, '2:1': later, '2:2': later })]} />);
    const [cell, ...others] = row('21 Kasım 2026 Cumartesi').querySelectorAll('td');
    expect([cell?.textContent, others]).toEqual(['Henüz açılmadı. 25 Kasım Çarşamba günü açılır.', []]);
  });

  it('announces hours that change and keeps focus on a tile that is taken away', async () => {
    width(true);
    const board = render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    screen.getByRole('button', { name: /20 Kasım Cuma, 22:00-23:00/ }).focus();
    board.rerender(<WeekBoard fields={[field({ '1:0': TAKEN })]} onReserve={vi.fn()} />);
    expect(screen.getByRole('status').textContent).toBe('20 Kasım Cuma, 22:00-23:00 doldu.');
    expect(focused()).toBe('Dolu, 20 Kasım Cuma, 22:00-23:00');
  });

  it('leaves Alt and arrows to the browser, and whoever went away where they are', () => {
    width(true);
    const board = render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    const tile = screen.getByRole('button', { name: /20 Kasım Cuma, 22:00-23:00/ });
    tile.focus();
    expect(fireEvent.keyDown(tile, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(document.activeElement).toBe(tile);
    tile.blur();
    board.rerender(<WeekBoard fields={[field({ '1:0': TAKEN })]} onReserve={vi.fn()} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('is reached by Tab in a week of fewer days and hours too', () => {
    width(true);
    const board = render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    screen.getByRole('button', { name: /21 Kasım Cumartesi gecesi/ }).focus();
    const [, friday] = field().weeklyData;
    const short = { date: '2026-11-27', daySlots: friday?.daySlots.slice(0, 1) ?? [] };
    (document.activeElement as HTMLElement).blur();
    board.rerender(<WeekBoard fields={[{ ...field(), weeklyData: [short] }]} onReserve={vi.fn()} />);
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('gives way to the strip where the window becomes narrow', () => {
    let isWide = true;
    const changed = new Set<() => void>();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () =>
        ({
          matches: isWide,
          addEventListener: (_: string, hear: () => void) => changed.add(hear),
          removeEventListener: (_: string, hear: () => void) => changed.delete(hear),
        }) as unknown as MediaQueryList,
    );
    const { unmount } = render(<WeekBoard fields={[field()]} />);
    expect(screen.queryByRole('grid')).not.toBeNull();
    isWide = false;
    act(() => {
      for (const hear of [...changed]) hear();
    });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    unmount();
    expect(changed.size).toBe(0);
  });

  it('shows the selected field alone', () => {
    width(true);
    const other = { ...field(), fieldName: 'Saha 2' };
    render(<WeekBoard fields={[field(), other]} selectedField="Saha 2" onReserve={vi.fn()} />);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByRole('grid', { name: /Saha 2/ })).toBeTruthy();
  });
});
