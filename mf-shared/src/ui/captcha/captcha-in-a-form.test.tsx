import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('altcha/external', () => import('../../../test/altcha.ts'));

const SETTINGS = { captcha: { provider: 'altcha', siteKey: null }, map: {} };
const answer = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(SETTINGS)),
  );

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('isSecureContext', true);
  answer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const { CaptchaField } = await import('./CaptchaField.tsx');
  const onSolving = vi.fn<(solving: boolean) => void>();
  const { container } = render(
    <form>
      <input aria-label="E-posta" />
      <CaptchaField onToken={() => {}} onSolving={onSolving} resetKey={0} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  return {
    form,
    onSolving,
    focus: () => act(() => container.querySelector('input')?.focus()),
    send: () => act(() => void form.dispatchEvent(new Event('submit'))),
    widget: async () => {
      const found = await vi.waitFor(() => {
        const element = container.querySelector('altcha-widget');
        if (!element) throw new Error('no widget yet');
        return element;
      });
      await act(async () => {});
      return found;
    },
  };
}

const fail = (element: Element) =>
  act(() =>
    element.dispatchEvent(new CustomEvent('statechange', { detail: { state: 'error', payload: null } })),
  );

it.each(['focus', 'send'] as const)(
  'loads with the first touch (%s), and says before that a token will come',
  async (touch) => {
    const kit = await show();
    expect(kit.onSolving).toHaveBeenLastCalledWith(true);
    expect(fetch).not.toHaveBeenCalled();
    kit[touch]();
    expect(await kit.widget()).toBeTruthy();
  },
);

it('loads once its form is on the screen, before anybody touches it', async () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const observe = vi.fn();
  const disconnect = vi.fn();
  class Sight {
    observe = observe;
    disconnect = disconnect;
    constructor(seen: typeof report) {
      report = seen;
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  const { form, widget } = await show();
  expect(observe).toHaveBeenCalledWith(form);
  act(() => report([{ isIntersecting: false }]));
  expect(fetch).not.toHaveBeenCalled();
  act(() => report([{ isIntersecting: true }]));
  expect(await widget()).toBeTruthy();
  expect(disconnect).toHaveBeenCalled();
});

it.each([
  ['the form is sent', ({ send }: Awaited<ReturnType<typeof show>>) => send()],
  ['the network is back', () => act(() => void window.dispatchEvent(new Event('online')))],
])('loads its settings again when %s', async (_, happens) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const kit = await show();
  kit.focus();
  await screen.findByRole('button', { name: 'Tekrar dene' });
  expect(kit.onSolving).toHaveBeenLastCalledWith(false);
  answer();
  happens(kit);
  expect(kit.onSolving).toHaveBeenLastCalledWith(true);
  expect(await kit.widget()).toBeTruthy();
});

it('starts again by itself when a form is sent whose check has failed', async () => {
  const { send, widget, onSolving } = await show();
  send();
  for (const _try of [1, 2, 3]) await fail(await widget());
  expect(onSolving).toHaveBeenLastCalledWith(false);
  const failed = await widget();
  send();
  expect(onSolving).toHaveBeenLastCalledWith(true);
  const solving = await widget();
  expect(solving).not.toBe(failed);
  send();
  expect(await widget()).toBe(solving);
});
