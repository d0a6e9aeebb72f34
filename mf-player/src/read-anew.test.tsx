import { act, waitFor } from '@testing-library/react';
import { HOUR_MS } from 'mf-shared/time';
import { beforeEach, expect, it } from 'vitest';
import { slowChanges } from '../../mf-shared/test/forms.ts';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { hearToasts, seeToasts } from '../../mf-shared/test/support.tsx';
import { ALL, CHANGES, type Change, HOUR, KEPT, type Kept } from '../test/changes.ts';
import { signIn } from '../test/harness.tsx';
import { useMatchActions } from './features/matches/useMatchActions.ts';
import { useMove } from './features/reservations/useMove.ts';
import { useWeek } from './features/subscriptions/queries.ts';

const MESSAGE = 'Tamam.';
const ANSWER = {
  message: MESSAGE,
  tournament: { id: 't1' },
  friendship: { userId: 'u2' },
  match: { id: 'm1' },
  reservation: { status: 'approved' },
  user: { id: 'u1' },
};

beforeEach(signIn);

/** Runs a change with everything in the cache. */
async function make({ hook, input }: Change) {
  const heard = hearToasts();
  const calls = slowChanges();
  const { result, seed, stale } = renderQueryHook(hook);
  seed({ weeklyData: [], hours: [], opponents: [], players: [] }, ...Object.values(KEPT));
  act(() => result.current.mutate(input as never));
  await waitFor(() => expect(calls.changes).toHaveLength(1));
  return { ...calls, heard, stale: () => ALL.filter((name) => stale(KEPT[name]).length > 0) };
}

it.each(Object.entries(CHANGES))('after %s what it shows in is read anew', async (_, change) => {
  const { heard, stale, succeed } = await make(change);
  await act(async () => succeed(ANSWER));
  await waitFor(() => expect(stale()).toEqual(change.done));
  expect(heard).toEqual(change.tells === false ? [] : [MESSAGE]);
});

it.each(Object.entries(CHANGES))('after %s failed, that is said', async (_, change) => {
  const { heard, stale, fail } = await make(change);
  await act(async () => fail());
  await waitFor(() => expect(heard).toEqual(change.failure ? [change.failure] : []));
  await waitFor(() => expect(stale()).toEqual(change.failed));
});

const AHEAD = {
  id: 'm1',
  version: 1,
  myAnswer: 'left',
  startsAt: new Date(Date.now() + HOUR_MS).toISOString(),
};
const WAYS_BACK: Record<string, Pick<Change, 'hook' | 'input'> & { anew: Kept[]; sends: string }> = {
  'an hour that was moved': {
    hook: useMove,
    input: { reservation: HOUR, to: { fieldName: 'Saha 2' } },
    anew: ['week', 'hours'],
    sends: 'reservations/move',
  },
  'a week that was given away': {
    hook: useWeek,
    input: { subscription: HOUR, week: { id: 'w1' }, verb: 'skip' },
    anew: ['week', 'subscriptions'],
    sends: 'subscription/occurrences/w1/restore',
  },
  'a match that was left': {
    hook: useMatchActions,
    input: { match: AHEAD, verb: 'out' },
    anew: ['matches'],
    sends: 'matches/m1/answer',
  },
};

it.each(
  Object.entries(WAYS_BACK).flatMap(([name, back]) => [
    [name, 'was taken', back] as const,
    [name, 'failed', back] as const,
  ]),
)(
  'after the way back from %s %s what it shows in is read anew',
  async (_, outcome, { hook, input, anew, sends }) => {
    const toasts = seeToasts();
    const { changes, succeed, fail } = slowChanges();
    const { result, seed, stale } = renderQueryHook(hook);
    act(() => result.current.mutate(input as never));
    await waitFor(() => expect(changes).toHaveLength(1));
    await act(async () => succeed({ ...ANSWER, match: AHEAD }));
    await waitFor(() => expect(toasts[0]?.action?.label).toBe('Geri al'));
    seed({}, ...Object.values(KEPT));
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(new URL(changes[1]?.url ?? '').pathname).toBe(`/api/${sends}`);
    await act(async () => (outcome === 'failed' ? fail() : succeed(ANSWER)));
    await waitFor(() => expect(ALL.filter((name) => stale(KEPT[name]).length > 0)).toEqual(anew));
    expect(toasts).toHaveLength(2);
  },
);
