import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DailySlot } from 'mf-shared/contracts/reservations';
import { istanbulMidnight, lastBookableDate } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { DAY_STAFF, signIn } from '../../../test/session.ts';
import { DayTable } from './DayTable.tsx';
import { HourDialog } from './HourDialog.tsx';
import { TodayStrip } from './TodayStrip.tsx';

const DATE = '2026-11-20';
const EVENING = istanbulMidnight(DATE) + 19 * HOUR_MS;
const pad = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
const slot = (hour: number, part: Partial<DailySlot> = {}): DailySlot => {
  const startsAt = istanbulMidnight(DATE) + hour * HOUR_MS;
  return {
    ...{ timeSlot: `${pad(hour)}-${pad(hour + 1)}`, status: 'available', isPast: false, startsAt },
    ...{ endsAt: startsAt + HOUR_MS, user: null, reservationId: null },
    ...part,
  };
};
const player = {
  _id: 'u1',
  id: 'u1',
  fullName: 'Deniz Şahin',
  phone: '+905321234567',
  played: 3,
  noShows: 0,
};
const booked = (hour: number, part: Partial<DailySlot> = {}) =>
  slot(hour, { status: 'approved', user: player, reservationId: 'r1', ...part });

beforeEach(() => signIn());

describe('the hours of a pitch', () => {
  const show = (daySlots: DailySlot[], now = EVENING, date = DATE) => {
    const onOpen = vi.fn();
    const field = { fieldId: 'f1', fieldName: 'Saha 1', capacity: "7'ye 7", daySlots };
    renderAt('/', <DayTable {...{ field, date, now, onOpen }} />);
    const rows = screen.getAllByRole('row').slice(1);
    return { onOpen, rows: rows.map((row) => row.textContent) };
  };

  it('name the next day before the first hour past midnight, once', () => {
    expect(show([slot(25), slot(23), slot(24)]).rows.map((row) => row?.slice(0, 11))).toEqual([
      '23:00-00:00',
      'Ertesi gün,',
      '00:00-01:00',
      '01:00-02:00',
    ]);
    expect(screen.getByText('Ertesi gün, 21 Kasım Cumartesi')).toBeTruthy();
  });

  it('name it as well where a night begins past midnight', () => {
    expect(show([slot(24)]).rows[0]).toBe('Ertesi gün, 21 Kasım Cumartesi');
  });

  it('count what is booked, and neither requests nor closed hours', () => {
    const closed = slot(22, { status: 'approved', kind: 'closure', note: 'Bakım' });
    show([booked(20), slot(21, { status: 'pending', user: player, reservationId: 'r2' }), closed, slot(23)]);
    expect(screen.getByText("7'ye 7 · 1/4 dolu")).toBeTruthy();
  });

  it('say how many wait behind whom the hour is offered to, and until when that is', () => {
    const offered = { offeredUntil: EVENING + HOUR_MS };
    const { rows } = show([
      booked(20, { waiting: 2 }),
      slot(21, { ...offered, waiting: 3 }),
      slot(22, { ...offered, waiting: 1 }),
      slot(23, { offeredUntil: EVENING, waiting: 0 }),
    ]);
    expect(rows[0]).toContain('2 kişi sırada');
    expect(rows[1]).toContain('Sıradaki oyuncuya ayrıldı Bitiş 20:00');
    expect(rows[1]).toContain('2 kişi sırada');
    expect(rows[2]).not.toContain('sırada');
    expect(screen.getAllByRole('button', { name: /^Boş/ })).toHaveLength(1);
  });

  it('can be written into up to the last day that can be booked', () => {
    const last = lastBookableDate(EVENING);
    show([slot(20)], EVENING, last);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    const beyond = show([slot(20)], EVENING - 24 * HOUR_MS, last);
    expect(beyond.rows).toHaveLength(3);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('mark the one that runs from its first instant to its last', () => {
    const current = (now: number) => {
      const { rows } = show([booked(20)], now);
      const { past, now: runs } = screen.getAllByRole('row').at(-1)?.dataset ?? {};
      return [rows.at(-1)?.includes('Şimdi'), runs, past];
    };
    const { startsAt, endsAt } = slot(20);
    expect([startsAt - 1, startsAt, endsAt - 1, endsAt].map(current)).toEqual([
      [false, undefined, undefined],
      [true, 'true', undefined],
      [true, 'true', undefined],
      [false, undefined, 'true'],
    ]);
  });

  it('are written down as forgotten from the instant of their end', () => {
    const { startsAt, endsAt } = slot(20);
    for (const now of [startsAt, endsAt - 1, endsAt]) show([slot(20)], now);
    const free = screen.getAllByRole('button', { name: /^Boş/ });
    expect(free.map(({ textContent }) => textContent?.includes('unutulan'))).toEqual([false, false, true]);
  });

  it('open with pitch and night', async () => {
    const { onOpen } = show([booked(20)]);
    await userEvent.click(screen.getByRole('button', { name: 'Deniz Şahin' }));
    expect(onOpen.mock.calls).toEqual([[{ ...booked(20), fieldName: 'Saha 1', fieldId: 'f1', date: DATE }]]);
  });
});

describe('an hour that was opened', () => {
  function open(part: Partial<DailySlot>, now = EVENING) {
    const asked: string[] = [];
    stubApi({
      'GET business/changes': (request) => {
        asked.push(new URL(request.url).searchParams.get('subjectId') ?? '');
        return [];
      },
    });
    const [decide, onClose] = [vi.fn(async () => true), vi.fn()];
    const hour = { ...booked(20, part), fieldName: 'Saha 1', fieldId: 'f1', date: DATE };
    renderAt('/', <HourDialog {...{ hour, now, onClose, decide }} />);
    return { decide, onClose, asked, box: within(screen.getAllByRole('dialog')[0] as HTMLElement) };
  }
  const press = (box: ReturnType<typeof within>, name: string) =>
    userEvent.click(box.getByRole('button', { name }));

  it.each([
    ['Onayla', 'approve'],
    ['Reddet', 'reject'],
  ])('is answered where it waits (%s)', async (name, verb) => {
    const { box, decide, onClose } = open({ status: 'pending' });
    expect(box.getByText('3 kez geldi')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Sil' })).toBeNull();
    await press(box, name);
    expect(decide.mock.calls).toEqual([[{ verb, reservationId: 'r1' }]]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that is over is not deleted by day staff', () => {
    const { endsAt } = slot(20);
    const offers = () => open({}, endsAt).box.queryAllByRole('button', { name: 'Sil' }).length;
    expect(offers()).toBe(1);
    cleanup();
    signIn(DAY_STAFF);
    expect(offers()).toBe(0);
  });

  it('is deleted after one question, which names player and hour', async () => {
    const { box, decide } = open({});
    expect(box.queryByText('3 kez geldi')).toBeNull();
    await press(box, 'Sil');
    expect(decide).not.toHaveBeenCalled();
    const sure = within(screen.getByRole('dialog', { name: 'Rezervasyon silinsin mi?' }));
    expect(sure.getByText(/^Deniz Şahin, 20 Kasım Cuma, 20:00-21:00\. /)).toBeTruthy();
    await press(sure, 'Sil');
    expect(decide.mock.calls).toEqual([[{ verb: 'remove', reservationId: 'r1' }]]);
  });

  it('of a regular leads to the subscription, and its changes are those of the whole of it', async () => {
    const { box, asked } = open({ reservationId: null, subscriptionId: 's1', occurrenceId: 'o1' });
    expect(box.getByRole('link', { name: 'Abonelikleri yönet' }).getAttribute('href')).toBe(
      '/subscription/requests',
    );
    expect(box.queryByRole('button', { name: 'Sil' })).toBeNull();
    await vi.waitFor(() => expect(asked).toEqual(['s1']));
  });

  it('that was written down by phone or closed leads to its day on the board', () => {
    const { box } = open({ reservationId: null, kind: 'phone', note: 'Kapora verdi' });
    expect(box.getByRole('link', { name: 'Tabloda aç' }).getAttribute('href')).toBe(
      `/business/board?date=${DATE}`,
    );
    expect(box.getByText('Telefon')).toBeTruthy();
    expect(box.queryByText('Onaylandı')).toBeNull();
  });

  it.each<[Partial<DailySlot>, object]>([
    [{}, { reservationId: 'r1', attendance: 'played' }],
    [
      { reservationId: null, subscriptionId: 's1', occurrenceId: 'o1' },
      { kind: 'subscription', id: 'o1', attendance: 'played' },
    ],
    [
      { reservationId: null, kind: 'phone' },
      { kind: 'phone', id: 'u1', attendance: 'played' },
    ],
  ])('is marked as what it is (%j)', async (part, body) => {
    const { box } = open(part, slot(20).startsAt);
    const sent: unknown[] = [];
    const keep = async (request: Request) => {
      sent.push(await request.json());
      return { message: 'Tamam.' };
    };
    stubApi({ 'POST reservations/attendance': keep, 'POST business/attendance': keep });
    await press(box, 'Geldi');
    await vi.waitFor(() => expect(sent).toEqual([body]));
  });

  it('cannot be marked before it starts, nor while it waits', () => {
    expect(open({}).box.queryByRole('button', { name: 'Geldi' })).toBeNull();
    cleanup();
    const request = open({ status: 'pending' }, slot(20).startsAt);
    expect(request.box.queryByRole('button', { name: 'Geldi' })).toBeNull();
  });
});

it.each([
  ['02:00', ['2026-11-19', '2026-11-20']],
  ['07:20', ['2026-11-20', '2026-11-19']],
  ['20:00', ['2026-11-20', '2026-11-21']],
])('at %s the scoreboard reads the night that the page shows first', async (clock, nights) => {
  const calls = stubApi({ 'GET reservations/daily': () => ({ dailyData: [] }) });
  renderAt('/', <TodayStrip venueId="b1" now={Date.parse(`${DATE}T${clock}:00+03:00`)} />);
  const read = () => calls.map(({ url }) => new URL(url).searchParams.get('date')).filter(Boolean);
  await vi.waitFor(() => expect(read()).toEqual(nights));
});
