import { act } from '@testing-library/react';
import type { Reservation } from 'mf-shared/contracts/reservations';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { stubLive } from '../../mf-shared/test/live.ts';
import { subscription } from '../../mf-shared/test/subscriptions.ts';
import { hearToasts, seeToasts } from '../../mf-shared/test/support.tsx';
import { keys } from './common/keys.ts';
import { useLiveBoard } from './features/board/useLiveBoard.ts';
import { useLiveBookings } from './features/bookings/useLiveBookings.ts';
import { switchSound } from './features/sound/choice.ts';
import { useLiveSubscriptions } from './features/subscriptions/useLiveSubscriptions.ts';

const struck = vi.hoisted(() => vi.fn());
vi.mock('./features/sound/chime.ts', () => ({ chime: struck, unlockSound: () => {} }));

const BOARD = ['board', 'b1', '2026-11-16', '2026-11-22'];
const FOREIGN_BOARD = ['board', 'b2', '2026-11-16', '2026-11-22'];
const DAY = keys.day('b1', '2026-11-20');
const OTHER_DAY = keys.day('b1', '2026-11-21');
const SUBSCRIPTIONS = ['subscriptions', 'b1'];

let reservations = 0;
/** A new, unknown request. */
const request = (part: Partial<Reservation> = {}) => {
  const id = `new-${++reservations}`;
  return {
    id,
    _id: id,
    businessId: 'b1',
    fieldName: 'Saha 1',
    date: '2026-11-20',
    timeSlot: '21:00-22:00',
    startsAt: Date.parse('2026-11-20T18:00:00Z'),
    status: 'pending',
    user: { id: 'u1', fullName: 'Ali Öz' },
    ...part,
  } as Reservation;
};

let live: ReturnType<typeof stubLive>;
beforeEach(() => {
  live = stubLive();
  struck.mockClear();
  switchSound(true);
});

describe('the board', () => {
  const open = (from = '2026-11-16', to = '2026-11-22') => {
    const span = { from, to };
    const hook = renderQueryHook(() => useLiveBoard('b1', span.from, span.to));
    hook.seed({}, BOARD, FOREIGN_BOARD);
    hook.seed({ rows: [] }, keys.requests('b1'));
    return { ...hook, span, marked: () => hook.stale(BOARD, FOREIGN_BOARD, keys.requests('b1')) };
  };

  it('watches what it shows, the next page instead of the last one, and nothing once it is closed', () => {
    const { span, rerender, unmount } = open();
    expect(live.weeks()).toEqual(['b1 2026-11-16 2026-11-22']);
    Object.assign(span, { from: '2026-11-23', to: '2026-11-29' });
    rerender();
    expect(live.weeks()).toEqual(['b1 2026-11-23 2026-11-29']);
    unmount();
    expect(live.weeks()).toEqual([]);
    expect(live.listening()).toBe(0);
  });

  it.each([
    ['boardChanged', { dates: [] }],
    ['slotsChanged', { dates: [] }],
    ['reservationChanged', request()],
  ] as const)('is read anew after %s of its own venue alone', async (event, data) => {
    const { marked } = open();
    await live.say(event, { ...data, businessId: 'b2' } as never);
    expect(marked()).toEqual([]);
    await live.say(event, { ...data, businessId: 'b1' } as never);
    expect(marked()).toEqual([BOARD, keys.requests('b1')]);
  });

  it('rings once for a request that is new to its own venue', async () => {
    open();
    await live.say('reservationChanged', request({ businessId: 'b2' }));
    expect(struck).not.toHaveBeenCalled();
    const arrived = request();
    await live.say('reservationChanged', arrived);
    await live.say('reservationChanged', arrived);
    expect(struck).toHaveBeenCalledOnce();
  });

  it('is read anew after a gap', async () => {
    const { marked } = open();
    await live.drop();
    expect(marked()).toEqual([]);
    await live.resume();
    expect(marked()).toEqual([BOARD, keys.requests('b1')]);
  });
});

describe('bookings', () => {
  const LISTS = ['all', 'pending', 'approved'].map((name) => keys.list('b1', name as 'all'));
  const page = (...held: Reservation[]) => ({
    pages: [{ reservations: held, nextCursor: null }],
    pageParams: [],
  });
  const open = (...held: Reservation[]) => {
    const shown = vi.fn();
    const hook = renderQueryHook(() => useLiveBookings('b1', shown));
    hook.seed(page(...held), ...LISTS);
    hook.seed([], DAY, OTHER_DAY);
    hook.seed({ rows: [] }, keys.requests('b1'));
    const listed = () =>
      LISTS.map(
        (key) => hook.client.getQueryData<ReturnType<typeof page>>(key)?.pages[0]?.reservations ?? [],
      );
    return { ...hook, shown, listed, marked: () => hook.stale(DAY, OTHER_DAY, keys.requests('b1')) };
  };

  it('take a new request in on top of the lists that show it, once, and say so', async () => {
    const seen = seeToasts();
    const held = request();
    const { listed, marked, shown } = open(held);
    const arrived = request();
    await live.say('reservationChanged', arrived);
    await live.say('reservationChanged', arrived);
    expect(listed()).toEqual([[arrived, held], [arrived, held], [held]]);
    expect(seen.map(({ message }) => message)).toEqual([
      'Yeni rezervasyon isteği: Ali Öz, Saha 1, 20 Kasım Cuma, 21:00-22:00',
    ]);
    expect(struck).toHaveBeenCalledOnce();
    expect(marked()).toEqual([DAY, keys.requests('b1')]);
    expect(seen[0]?.action?.label).toBe('Göster');
    seen[0]?.action?.onClick();
    expect(shown.mock.calls).toEqual([[arrived]]);
  });

  it('show how a request that is listed stands by now, without a word', async () => {
    const heard = hearToasts();
    const held = request();
    const { listed } = open(held);
    await live.say('reservationChanged', { ...held, status: 'cancelled' });
    expect(
      listed()
        .flat()
        .map(({ status }) => status),
    ).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(heard).toEqual([]);
  });

  it('tell nothing of what is decided already, and nothing of another venue', async () => {
    const heard = hearToasts();
    const { listed, marked } = open();
    await live.say('reservationChanged', request({ businessId: 'b2' }));
    await live.say('waitingChanged', { businessId: 'b2', date: '2026-11-20' } as never);
    expect(marked()).toEqual([]);
    await live.say('reservationChanged', request({ status: 'approved' }));
    expect(listed().flat()).toEqual([]);
    expect(heard).toEqual([]);
    expect(struck).not.toHaveBeenCalled();
  });

  it('read the day of a line that moved, and everything after a gap', async () => {
    const { marked, stale, unmount } = open();
    await live.say('waitingChanged', { businessId: 'b1', date: '2026-11-21' } as never);
    expect(marked()).toEqual([OTHER_DAY]);
    await live.resume();
    expect(marked()).toEqual([DAY, OTHER_DAY, keys.requests('b1')]);
    expect(stale(...LISTS)).toEqual(LISTS);
    unmount();
    expect(live.listening()).toBe(0);
  });
});

describe('subscriptions', () => {
  const open = (address?: string) => {
    const hook = renderQueryHook(() => {
      useLiveSubscriptions('b1');
      return useLocation().pathname;
    }, address);
    hook.seed([], SUBSCRIPTIONS, DAY);
    return { ...hook, marked: () => hook.stale(SUBSCRIPTIONS, DAY) };
  };
  const asked = (id: string, part: Partial<Subscription> = {}) => subscription(id, part);

  it('tell once of a request, and of nothing else that changed', async () => {
    const heard = hearToasts();
    const { marked } = open();
    await live.say('subscriptionChanged', asked('s1'));
    await live.say('subscriptionChanged', asked('s1'));
    await live.say('subscriptionChanged', asked('s2', { status: 'approved' }));
    expect(heard).toEqual(['Yeni abonelik isteği: İpek Şahin, Kapalı Saha, Salı, 22:00-23:00']);
    expect(struck).toHaveBeenCalledOnce();
    expect(marked()).toEqual([SUBSCRIPTIONS, DAY]);
  });

  it.each([
    ['/profile/business', 'Göster'],
    ['/subscription/requests', undefined],
  ])('offer from %s the way to them: %s', async (address, label) => {
    const seen = seeToasts();
    const { result } = open(address);
    await live.say('subscriptionChanged', asked('s1'));
    expect(seen.map(({ action }) => action?.label)).toEqual([label]);
    act(() => seen[0]?.action?.onClick());
    expect(result.current).toBe('/subscription/requests');
  });

  it('let those of another venue be', async () => {
    const heard = hearToasts();
    const { marked } = open();
    await live.say('subscriptionChanged', asked('s1', { businessId: 'b2' }));
    expect(marked()).toEqual([]);
    expect(heard).toEqual([]);
    expect(struck).not.toHaveBeenCalled();
  });

  it('are read anew after a gap, and no more once nobody looks', async () => {
    const { marked, unmount } = open();
    await live.resume();
    expect(marked()).toEqual([SUBSCRIPTIONS, DAY]);
    unmount();
    expect(live.listening()).toBe(0);
  });
});
