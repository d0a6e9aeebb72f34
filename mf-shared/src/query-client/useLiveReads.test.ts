import { expect, it, onTestFinished, vi } from 'vitest';
import { renderQueryHook } from '../../test/hooks.tsx';
import { stubLive } from '../../test/live.ts';
import { useLiveReads } from './index.ts';

it('marks what an event concerns, everything after a gap, and nothing once nobody looks', async () => {
  const live = stubLive();
  const shown = { venue: 'b1' };
  const hook = renderQueryHook(() =>
    useLiveReads(
      [['day', shown.venue], ['list']],
      ['boardChanged', 'slotsChanged'],
      ({ businessId }) => businessId === shown.venue,
    ),
  );
  const keys = [['day', 'b1', 'x'], ['day', 'b2'], ['list', 1], ['other']];
  const marked = () => {
    const stale = hook.stale(...keys);
    hook.seed({}, ...keys);
    return stale;
  };
  marked();
  await live.say('boardChanged', { businessId: 'b2', dates: [] });
  expect(marked()).toEqual([]);
  await live.say('slotsChanged', { businessId: 'b1', dates: [] });
  expect(marked()).toEqual([keys[0], keys[2]]);
  shown.venue = 'b2';
  hook.rerender();
  await live.resume();
  expect(marked()).toEqual([keys[1], keys[2]]);
  hook.unmount();
  expect(live.listening()).toBe(0);
});

it('reads once, after a pause of its own, for all events that come within it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const live = stubLive();
  const pause = { waitMs: 1000, spreadMs: 2000 };
  const hook = renderQueryHook(() => useLiveReads([['hours']], ['hoursChanged'], undefined, pause));
  const news = { city: 'Isparta', dates: [] };
  const key = ['hours', 1];
  hook.seed({}, key);
  await live.say('hoursChanged', news);
  await vi.advanceTimersByTimeAsync(1999);
  await live.say('hoursChanged', news);
  expect(hook.stale(key)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(hook.stale(key)).toEqual([key]);
  hook.seed({}, key);
  await vi.advanceTimersByTimeAsync(5000);
  expect(hook.stale(key)).toEqual([]);
  await live.say('hoursChanged', news);
  hook.unmount();
  await vi.advanceTimersByTimeAsync(5000);
  expect(hook.stale(key)).toEqual([]);
});
