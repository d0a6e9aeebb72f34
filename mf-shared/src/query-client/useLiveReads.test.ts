import { expect, it } from 'vitest';
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
