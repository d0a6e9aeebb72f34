import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCaptcha } from './useCaptcha.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form sent during its captcha; `answers` are the results. */
async function sendWhileSolving() {
  const { result } = renderHook(useCaptcha);
  const answers: (string | null)[] = [];
  const { field, solved } = result.current;
  field.onSolving(true);
  void solved().then((answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(0);
  expect([answers, result.current.isMissing()]).toEqual([[], false]);
  return { field, answers, settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms) };
}

it('answers at once where there is a token, and where none comes by itself', async () => {
  const { result } = renderHook(useCaptcha);
  expect([await result.current.solved(), result.current.isMissing()]).toEqual([null, true]);
  result.current.field.onToken('proof');
  expect([await result.current.solved(), result.current.isMissing()]).toEqual(['proof', false]);
  result.current.field.onToken(null);
  expect([await result.current.solved(), result.current.isMissing()]).toEqual([null, true]);
});

it('waits for the token that is on its way', async () => {
  const { field, answers, settle } = await sendWhileSolving();
  field.onToken(null);
  await settle();
  expect(answers).toEqual([]);
  field.onToken('proof');
  await settle();
  expect(answers).toEqual(['proof']);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['once the check failed', true],
  ['after half a minute', false],
])('goes without a token %s', async (_, fails) => {
  const { field, answers, settle } = await sendWhileSolving();
  await settle(29_999);
  expect(answers).toEqual([]);
  if (fails) field.onSolving(false);
  await settle(fails ? 0 : 1);
  expect(answers).toEqual([null]);
});

it('has no used token any more once it is renewed, and waits for the next one', async () => {
  const { result } = renderHook(useCaptcha);
  result.current.field.onToken('used');
  act(() => result.current.renew());
  expect(result.current.isMissing()).toBe(false);
  const next = result.current.solved();
  result.current.field.onToken('fresh');
  expect(await next).toBe('fresh');
});

it('asks for another token by another key, with the same functions', () => {
  const { result } = renderHook(useCaptcha);
  const { field } = result.current;
  act(() => result.current.renew());
  expect(result.current.field).toEqual({ ...field, resetKey: field.resetKey + 1 });
});
