import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { refusal, seeToasts, stubApi } from '../../mf-shared/test/support.tsx';
import { DONE, decision, KEPT, ROWS, startsAt } from '../test/changes.ts';
import type { useDecision } from './features/bookings/useDecision.ts';

const EMPTY: Record<string, unknown> = {
  BOARD: { entries: [], fields: [] },
  DAY: [],
  LIST: { pages: [{ reservations: [{ id: 'e1', startsAt, user: {} }], nextCursor: null }], pageParams: [''] },
  REQUESTS: { rows: [] },
};

/** A hook whose calls get `answer`, and everything the user hears of it. */
function open(hook: () => never, answer: () => unknown) {
  const toasts = seeToasts();
  const sent: [string, unknown][] = [];
  stubApi({});
  const answered = async (input: Request) => {
    const path = new URL(input.url).pathname.replace('/api/', '');
    sent.push([`${input.method} ${path}`, input.body ? await input.json() : null]);
    const body = answer();
    if (body === null) throw new TypeError('Failed to fetch');
    return body instanceof Response ? body : Response.json(body);
  };
  globalThis.fetch = answered as typeof fetch;
  const view = renderQueryHook(hook);
  for (const [name, key] of Object.entries(KEPT)) view.seed(EMPTY[name] ?? {}, key);
  const stale = () =>
    Object.entries(KEPT).flatMap(([name, key]) => (view.stale(key).length > 0 ? [name] : []));
  return { ...view, toasts, sent, stale };
}

it.each(ROWS)(
  '%s is sent with %o, and what it touches is read anew',
  async (call, body, hook, run, keyed, _, answer, said) => {
    const { result, toasts, sent, stale } = open(hook, () => answer ?? { message: DONE });
    await act(async () => run(result.current));
    await expect.poll(() => sent).toEqual([[call, body]]);
    await expect.poll(stale).toEqual(Object.keys(KEPT).filter((name) => keyed.includes(name as 'DAY')));
    const [words, back] = said ?? [DONE];
    await expect.poll(() => toasts.map(({ message }) => message)).toEqual(words ? [words] : []);
    expect(toasts[0]?.action?.label).toBe(back && 'Geri al');
    if (!back) return;
    act(() => toasts[0]?.action?.onClick());
    await expect.poll(() => sent.slice(1).map(([name]) => name)).toEqual([back]);
  },
);

it.each(ROWS)(
  '%s (%o) says why it was refused, or that nothing was heard',
  async (_, __, hook, run, ___, silent) => {
    const answers = [refusal(409, { code: 'conflict', message: 'Az önce değişti.' }), null];
    const { result, toasts } = open(hook, () => answers.shift());
    // The venue does not learn why a request could not be rejected.
    const told = silent === 'Rezervasyon reddedilemedi.' ? silent : 'Az önce değişti.';
    for (const words of [told, silent]) {
      await act(async () => run(result.current));
      await expect.poll(() => toasts.at(-1)).toMatchObject({ tone: 'error', message: words });
    }
  },
);

it.each(ROWS.filter(([, , , , , , , said]) => said?.[1]))(
  'the way back of %s (%o) says why it was refused',
  async (_, __, hook, run, ___, ____, answer) => {
    const answers = [
      answer ?? { message: DONE },
      refusal(409, { code: 'conflict', message: 'Geç kaldınız.' }),
    ];
    const { result, toasts } = open(hook, () => answers.shift());
    await act(async () => run(result.current));
    await expect.poll(() => toasts).toHaveLength(1);
    act(() => toasts[0]?.action?.onClick());
    await expect.poll(() => toasts.at(-1)).toMatchObject({ tone: 'error', message: 'Geç kaldınız.' });
  },
);

it('a decision that could not be taken back for want of an answer says so', async () => {
  const answers = [{ message: DONE }, null];
  const { result, toasts } = open(decision as never, () => answers.shift());
  const decide = result.current as unknown as ReturnType<typeof useDecision>;
  await act(async () => void (await decide({ verb: 'reject', reservationId: 'e1' })));
  act(() => toasts[0]?.action?.onClick());
  await expect.poll(() => toasts.at(-1)).toMatchObject({ tone: 'error', message: 'Geri alınamadı.' });
});
