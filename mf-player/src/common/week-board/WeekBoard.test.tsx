import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WeekBoard } from './WeekBoard.tsx';
import type { BoardField, BoardSlot } from './weekBoardModel.ts';

const FREE: Omit<BoardSlot, 'timeSlot'> = {
  status: 'available',
  isAvailable: true,
  isPast: false,
  price: 1500,
};
const TAKEN = { ...FREE, status: 'occupied' as const, isAvailable: false };
const HOURS = ['22:00-23:00', '23:00-00:00', '00:00-01:00'];

type Looks = Record<string, Partial<BoardSlot>>;

/** Three days from 19 November 2026; the first is past. `looks` maps 'day:hour index' to changes of that slot. */
function field(looks: Looks = {}): BoardField {
  const dates = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const weeklyData = dates.map((date, day) => ({
    date,
    daySlots: HOURS.map((timeSlot, hour) => ({
      ...FREE,
      timeSlot,
      ...(day === 0 ? { ...TAKEN, isPast: true } : {}),
      ...looks[`${day}:${hour}`],
    })),
  }));
  return { fieldName: 'Saha 1', capacity: "7'ye 7", weeklyData };
}

function width(wide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: wide,
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
const focused = () => document.activeElement?.textContent ?? '';

describe('WeekBoard on wide screens', () => {
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
    expect(screen.getAllByRole('tab')).toHaveLength(3);
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

describe('WeekBoard on phones', () => {
  it('keeps focus on a tile that is taken away', () => {
    width(false);
    const board = render(<WeekBoard fields={[field()]} onReserve={vi.fn()} />);
    screen.getByRole('button', { name: /20 Kasım Cuma, 22:00-23:00/ }).focus();
    board.rerender(<WeekBoard fields={[field({ '1:0': { ...TAKEN, mine: true } })]} onReserve={vi.fn()} />);
    expect(focused()).toContain('Sizin');
    // The focus does not return to a player who has left the tile.
    (document.activeElement as HTMLElement).blur();
    board.rerender(<WeekBoard fields={[field({ '1:0': TAKEN })]} onReserve={vi.fn()} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('says once of the hours that are over, and starts with the next one', () => {
    width(false);
    const over = { ...TAKEN, isPast: true };
    const ownOver = { ...over, mine: true, mineStatus: 'approved' as const };
    const { rerender } = render(
      <WeekBoard fields={[field({ '1:0': over, '1:1': over })]} onReserve={vi.fn()} day="2026-11-20" />,
    );
    const panel = () => within(screen.getByRole('tabpanel'));
    expect(panel().getAllByText('Rezervasyon Yapılamaz')).toHaveLength(1);
    expect(panel().getByText('22:00-00:00')).toBeTruthy();
    expect(panel().getAllByRole('listitem')).toHaveLength(1);
    rerender(<WeekBoard fields={[field({ '1:0': ownOver, '1:1': over })]} day="2026-11-20" />);
    expect(panel().getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens on the first day with a free hour and changes days by tabs', () => {
    width(false);
    render(<WeekBoard fields={[field({ '1:0': TAKEN, '1:1': TAKEN, '1:2': TAKEN })]} onReserve={vi.fn()} />);
    const chosen = () => screen.getByRole('tab', { selected: true });
    expect(chosen().textContent).toContain('21 Kasım Cumartesi');
    expect(screen.getAllByRole('button', { name: /Rezerve Et/ })).toHaveLength(3);
    fireEvent.keyDown(chosen(), { key: 'Home' });
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /19 Kasım Perşembe/ }));
    expect(within(screen.getByRole('tabpanel')).getByText('Rezervasyon Yapılamaz')).toBeTruthy();
  });

  it('opens on the first day that is not over where no hour is free', () => {
    width(false);
    const full: Looks = Object.fromEntries(
      ['1:0', '1:1', '1:2', '2:0', '2:1', '2:2'].map((at) => [at, TAKEN]),
    );
    render(<WeekBoard fields={[field(full)]} onReserve={vi.fn()} />);
    expect(screen.getByRole('tab', { selected: true }).dataset.date).toBe('2026-11-20');
  });

  it('opens on the named day, and changes the day of every field at once', async () => {
    width(false);
    const opened = vi.fn();
    const fields = [field(), { ...field(), fieldName: 'Saha 2' }];
    const board = render(<WeekBoard fields={fields} day="2026-11-21" onReserve={vi.fn()} onDay={opened} />);
    const days = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.dataset.date);
    expect(days()).toEqual(['2026-11-21', '2026-11-21']);
    board.rerender(<WeekBoard fields={fields} onReserve={vi.fn()} onDay={opened} />);
    await userEvent.click(screen.getAllByRole('tab', { name: /19 Kasım/ })[0] as HTMLElement);
    expect(opened).toHaveBeenCalledWith('2026-11-19');
    expect(days()).toEqual(['2026-11-19', '2026-11-19']);
  });

  it('follows the day that it is told, over the one that was opened here', async () => {
    width(false);
    const fields = [field()];
    const board = render(<WeekBoard fields={fields} onReserve={vi.fn()} />);
    await userEvent.click(screen.getByRole('tab', { name: /20 Kasım/ }));
    board.rerender(<WeekBoard fields={fields} day="2026-11-21" onReserve={vi.fn()} />);
    expect(screen.getByRole('tab', { selected: true }).dataset.date).toBe('2026-11-21');
  });

  it('stays on the day whose last free hour is being taken', async () => {
    width(false);
    const last = { '1:0': TAKEN, '1:1': TAKEN };
    const board = render(<WeekBoard fields={[field(last)]} onReserve={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: /20 Kasım Cuma gecesi, 00:00-01:00/ }));
    const mine = { ...TAKEN, mine: true };
    board.rerender(<WeekBoard fields={[field({ ...last, '1:2': mine })]} onReserve={vi.fn()} />);
    expect(screen.getByRole('tab', { selected: true }).dataset.date).toBe('2026-11-20');
    expect(screen.getByText('Sizin')).toBeTruthy();
  });
});

describe('WeekBoard', () => {
  const at = (timeSlot: string) => ({ fieldName: 'Saha 1', date: '2026-11-20', timeSlot });

  it.each([true, false])('shows what is under way and what has just changed (wide: %s)', (wide) => {
    width(wide);
    const draw = (looks: Looks) => (
      <WeekBoard
        fields={[field(looks), { ...field(), fieldName: 'Saha 2' }]}
        day="2026-11-20"
        action="Taşı"
        busySlot={at('23:00-00:00')}
        onReserve={vi.fn()}
      />
    );
    const { container, rerender } = render(draw({}));
    const marked = (mark: string) =>
      [...container.querySelectorAll(`[${mark}]`)].map((tile) => tile.textContent ?? '');
    expect(marked('aria-busy')).toEqual([expect.stringMatching(/Taşı.*20 Kasım Cuma, 23:00-00:00/)]);
    rerender(draw({ '1:0': TAKEN }));
    expect(marked('data-changed')).toEqual([expect.stringMatching(/Dolu.*20 Kasım Cuma, 22:00-23:00/)]);
  });

  it('says of each day of the strip what is left of it, and turns the week by page keys', () => {
    width(false);
    const turned: string[] = [];
    const later = { isAvailable: false, opensOn: '2026-11-25' };
    const days: Looks = { '1:0': TAKEN, '2:0': later, '2:1': later, '2:2': later };
    const draw = (looks: Looks) => (
      <WeekBoard
        fields={[field(looks)]}
        day="2026-11-21"
        onPreviousWeek={() => turned.push('previous')}
        onNextWeek={() => turned.push('next')}
      />
    );
    const { rerender } = render(draw(days));
    const notes = () => screen.getAllByRole('tab').map((tab) => tab.querySelector('.note')?.textContent);
    expect(notes()).toEqual(['geçti', '2 boş', 'yakında']);
    const panel = screen.getByRole('tabpanel', { name: '21 Kasım Cumartesi' });
    expect(panel.textContent).toBe('Henüz açılmadı. 25 Kasım Çarşamba günü açılır.');
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
    rerender(draw({ '1:0': TAKEN, '1:1': TAKEN, '1:2': TAKEN }));
    expect(notes()).toEqual(['geçti', 'dolu', '3 boş']);
    for (const key of ['PageUp', 'PageDown'])
      fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    expect(turned).toEqual(['previous', 'next']);
  });

  it('says of an own hour whether it is one of a subscription, and of a night that it is one', () => {
    width(false);
    const own = { ...TAKEN, mine: true, mineStatus: 'approved' as const };
    const over = { ...TAKEN, isPast: true, hasSubscription: true };
    const looks = { '1:0': { ...own, hasSubscription: true }, '1:1': over, '1:2': own };
    render(<WeekBoard fields={[field(looks)]} day="2026-11-20" />);
    const hours = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(hours.map((text) => [/Abonelik/.test(text), /^00:00-01:00gece/.test(text)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
});

describe('WeekBoard with lines for taken hours', () => {
  const looks: Looks = {
    '1:0': { ...TAKEN },
    '1:1': { ...TAKEN, waiting: { status: 'waiting', offerUntil: null } },
    '1:2': { ...TAKEN, waiting: { status: 'offered', offerUntil: Date.now() + 600_000 } },
    '2:0': { ...TAKEN, mine: true, mineStatus: 'approved' },
    '2:1': { ...TAKEN, opensOn: '2026-11-25' },
  };

  it('stays on the day whose line was opened, though its last free hour goes', async () => {
    width(false);
    const draw = (more: Looks) => <WeekBoard fields={[field({ '1:0': TAKEN, ...more })]} onWait={vi.fn()} />;
    const { rerender } = render(draw({}));
    await userEvent.click(screen.getByRole('button', { name: /Sıraya gir/ }));
    rerender(draw({ '1:1': TAKEN, '1:2': TAKEN }));
    expect(screen.getByRole('tab', { selected: true }).dataset.date).toBe('2026-11-20');
  });

  it.each([true, false])(
    'opens the line of a taken hour, an own place and an offer (wide: %s)',
    async (wide) => {
      width(wide);
      const onWait = vi.fn();
      render(<WeekBoard fields={[field(looks)]} day="2026-11-20" onReserve={vi.fn()} onWait={onWait} />);
      const tile = (name: RegExp) => screen.getByRole('button', { name });
      expect(tile(/Dolu.*Sıraya gir.*20 Kasım Cuma, 22:00-23:00/)).toBeTruthy();
      expect(tile(/Dolu.*Sıradasınız/)).toBeTruthy();
      expect(tile(/Size ayrıldı.*saat \d\d:\d\d olana kadar/)).toBeTruthy();
      await userEvent.click(tile(/Sıraya gir/));
      expect(onWait).toHaveBeenCalledWith('Saha 1', '2026-11-20', '22:00-23:00');
      await userEvent.click(tile(/Size ayrıldı/));
      expect(onWait).toHaveBeenLastCalledWith('Saha 1', '2026-11-20', '00:00-01:00');
    },
  );

  it('tells those who hear it that a subscription’s hour has a line too', () => {
    width(true);
    render(<WeekBoard fields={[field({ '1:0': { ...TAKEN, hasSubscription: true } })]} onWait={vi.fn()} />);
    expect(screen.getByRole('button', { name: /Abonelik ?, sıraya gir, 20 Kasım Cuma, 22/ })).toBeTruthy();
  });

  it('has no line for own, past and not yet open hours, nor where nobody may wait', () => {
    width(true);
    const { rerender } = render(<WeekBoard fields={[field(looks)]} onReserve={vi.fn()} onWait={vi.fn()} />);
    expect(within(row('21 Kasım 2026 Cumartesi')).getAllByRole('button')).toHaveLength(1);
    rerender(<WeekBoard fields={[field(looks)]} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Size ayrıldı')).toBeTruthy();
  });

  it('is walked through with the arrow keys and opened with Enter', async () => {
    width(true);
    const onWait = vi.fn();
    render(<WeekBoard fields={[field(looks)]} onReserve={vi.fn()} onWait={onWait} />);
    await userEvent.tab();
    expect(focused()).toContain('Sıraya gir');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toContain('Sıradasınız');
    await userEvent.keyboard('{Enter}');
    expect(onWait).toHaveBeenCalledWith('Saha 1', '2026-11-20', '23:00-00:00');
  });
});
