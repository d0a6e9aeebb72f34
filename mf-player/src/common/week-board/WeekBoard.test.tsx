import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { field, focused, type Looks, row, TAKEN, width } from '../../../test/week-board.ts';
import { WeekBoard } from './WeekBoard.tsx';

describe('a week board on phones', () => {
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
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /20 Kasım Cuma/ }));
    expect(within(screen.getByRole('tabpanel')).getAllByText('Dolu')).toHaveLength(3);
  });

  it('folds the days that are over into one line, which is all of a week that is over', () => {
    width(false);
    const over = { ...TAKEN, isPast: true };
    const friday: Looks = { '1:0': over, '1:1': over, '1:2': over };
    const { rerender } = render(<WeekBoard fields={[field(friday)]} />);
    const line = () => screen.getByText(/Rezervasyon Yapılamaz/).textContent;
    expect(line()).toBe('19–20 Kasım Rezervasyon Yapılamaz');
    expect(screen.getAllByRole('tab').map((tab) => tab.dataset.date)).toEqual(['2026-11-21']);
    rerender(<WeekBoard fields={[field({ ...friday, '2:0': over, '2:1': over, '2:2': over })]} />);
    expect(line()).toBe('19–21 Kasım Rezervasyon Yapılamaz');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('has one strip for all pitches, which counts what is free on any, and taken hours after the others', () => {
    width(false);
    const fields = [field({ '1:0': TAKEN }), { ...field({ '1:1': TAKEN }), fieldName: 'Saha 2' }];
    render(<WeekBoard fields={fields} onReserve={vi.fn()} onWait={vi.fn()} />);
    expect(screen.getAllByRole('tablist')).toHaveLength(1);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('4 boş');
    const hoursOf = (name: RegExp) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent?.slice(0, 5));
    expect(hoursOf(/Saha 1/)).toEqual(['23:00', '00:00', '22:00']);
    expect(hoursOf(/Saha 2/)).toEqual(['22:00', '00:00', '23:00']);
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
    expect(days()).toEqual(['2026-11-21']);
    board.rerender(<WeekBoard fields={fields} onReserve={vi.fn()} onDay={opened} />);
    await userEvent.click(screen.getByRole('tab', { name: /20 Kasım/ }));
    expect(opened).toHaveBeenCalledWith('2026-11-20');
    expect(days()).toEqual(['2026-11-20']);
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

describe('a week board', () => {
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
    expect(notes()).toEqual(['2 boş', 'yakında']);
    const panel = screen.getByRole('tabpanel', { name: '21 Kasım Cumartesi' });
    expect(panel.textContent).toContain('Henüz açılmadı. 25 Kasım Çarşamba günü açılır.');
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
    rerender(draw({ '1:0': TAKEN, '1:1': TAKEN, '1:2': TAKEN }));
    expect(notes()).toEqual(['dolu', '3 boş']);
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

describe('a week board with lines for taken hours', () => {
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
