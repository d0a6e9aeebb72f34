import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

vi.mock('altcha/external', () => import('../../../test/altcha.ts'));

type Captcha = { provider: string; siteKey: string | null };
const answerConfig = (captcha: Captcha) => vi.fn(async () => Response.json({ captcha, map: {} }));
const ALTCHA = { provider: 'altcha', siteKey: null };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', answerConfig(ALTCHA));
});
afterEach(() => {
  // A widget that comes late still asks for the context.
  cleanup();
  vi.unstubAllGlobals();
  delete window.grecaptcha;
});

async function show(props: { error?: string } = {}) {
  const { CaptchaField } = await import('./CaptchaField.tsx');
  const onToken = vi.fn<(token: string | null) => void>();
  const onSolving = vi.fn<(solving: boolean) => void>();
  const at = (resetKey: number) => (
    <CaptchaField onToken={onToken} onSolving={onSolving} resetKey={resetKey} {...props} />
  );
  const { container, rerender } = render(at(0));
  return {
    onToken,
    onSolving,
    reset: (key: number) => rerender(at(key)),
    widget: async () => {
      const element = await vi.waitFor(() => {
        const found = container.querySelector('altcha-widget');
        if (!found) throw new Error('no widget yet');
        return found;
      });
      // The field listens to the widget once its effects have run.
      await act(async () => {});
      return element;
    },
  };
}

const tell = (element: Element, state: string, payload: string | null = null) =>
  act(() => element.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } })));

it('hands on the token of a solved challenge and takes it back when it is solved anew', async () => {
  const { widget, onToken } = await show();
  const element = await widget();
  expect(element.getAttribute('auto')).toBe('onload');
  expect(element.getAttribute('challenge')).toBe('/api/captcha');
  await tell(element, 'verified', 'proof');
  expect(onToken).toHaveBeenLastCalledWith('proof');
  expect(await screen.findByText('Robot olmadığınız doğrulandı.')).toBeTruthy();
  await tell(element, 'verifying', 'proof');
  expect(onToken).toHaveBeenLastCalledWith(null);
});

it('says that a token is on its way until the check has failed three times in a row', async () => {
  const { widget, onSolving, onToken } = await show();
  expect(onSolving).toHaveBeenLastCalledWith(true);
  const fail = async () => tell(await widget(), 'error');
  await tell(await widget(), 'verifying');
  for (const _first of [1, 2]) {
    const failed = await widget();
    await fail();
    expect(await widget()).not.toBe(failed);
    expect(onSolving).toHaveBeenLastCalledWith(true);
  }
  // A success in between counts from the start again.
  await tell(await widget(), 'verified', 'proof');
  expect(onToken).toHaveBeenLastCalledWith('proof');
  await fail();
  await fail();
  expect(onSolving).toHaveBeenLastCalledWith(true);
  await fail();
  expect(onSolving).toHaveBeenLastCalledWith(false);
});

it('starts over with another key, without the used token', async () => {
  const { widget, onToken, reset } = await show();
  const first = await widget();
  await tell(first, 'verified', 'used');
  reset(1);
  const second = await widget();
  expect(second).not.toBe(first);
  expect(onToken).toHaveBeenLastCalledWith(null);
});

it('solves again when the answer has expired', async () => {
  const { widget, onToken } = await show();
  const first = await widget();
  await tell(first, 'verified', 'old');
  act(() => void first.dispatchEvent(new CustomEvent('expired')));
  expect(await widget()).not.toBe(first);
  expect(onToken).toHaveBeenLastCalledWith(null);
});

it('solves an expired answer again only once the page is looked at', async () => {
  const { widget } = await show();
  const first = await widget();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void first.dispatchEvent(new CustomEvent('expired')));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await widget()).toBe(first);
  sight.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await widget()).not.toBe(first);
});

it('ties an error to the group', async () => {
  await show({ error: 'Lütfen reCAPTCHA doğrulamasını tamamlayın!' });
  const group = screen.getByRole('group', { name: 'Robot olmadığınızı doğrulama' });
  const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Lütfen reCAPTCHA doğrulamasını tamamlayın!');
});

it('offers another try when the settings cannot be read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { widget, onSolving } = await show();
  const again = await screen.findByRole('button', { name: 'Tekrar dene' });
  expect(onSolving).toHaveBeenLastCalledWith(false);
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  await userEvent.click(again);
  expect(screen.queryByRole('button')).toBeNull();
  expect(onSolving).toHaveBeenLastCalledWith(true);
  answer.resolve(Response.json({ captcha: ALTCHA, map: {} }));
  await widget();
});

it('says why it cannot work without https', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { onSolving } = await show();
  expect((await screen.findByRole('alert')).textContent).toContain('https');
  await vi.waitFor(() => expect(onSolving).toHaveBeenLastCalledWith(false));
});

/** A deployment with reCAPTCHA; returns the function that draws its box. */
function stubRecaptcha() {
  vi.stubGlobal('fetch', answerConfig({ provider: 'recaptcha', siteKey: 'site-key' }));
  const draw = vi.fn<NonNullable<typeof window.grecaptcha>['render']>();
  window.grecaptcha = { ready: (work) => work(), render: draw };
  return draw;
}

it('draws reCAPTCHA where the deployment chose it', async () => {
  const draw = stubRecaptcha();
  const { onToken, onSolving } = await show();
  await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
  expect(onSolving).toHaveBeenLastCalledWith(false);
  const options = draw.mock.calls[0]?.[1];
  expect(options?.sitekey).toBe('site-key');
  act(() => options?.callback('google-token'));
  expect(onToken).toHaveBeenLastCalledWith('google-token');
  act(() => options?.['expired-callback']());
  expect(onToken).toHaveBeenLastCalledWith(null);
  act(() => options?.callback('another-token'));
  act(() => options?.['error-callback']());
  expect(onToken).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('alert').textContent).toContain('reCAPTCHA yüklenemedi');
});

it.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [undefined, true, 'dark'],
  [undefined, false, 'light'],
])('draws reCAPTCHA in the theme that was chosen (%s), else in the system’s', async (chosen, dark, theme) => {
  if (chosen) document.documentElement.dataset.theme = chosen;
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  vi.stubGlobal('matchMedia', () => ({ matches: dark }));
  const draw = stubRecaptcha();
  await show();
  await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
  expect(draw.mock.calls[0]?.[1].theme).toBe(theme);
});

it('takes no token of a reCAPTCHA that another has replaced, and draws one box', async () => {
  const draw = stubRecaptcha();
  const { onToken, reset } = await show();
  await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
  reset(1);
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  const [[before, { callback }], [now]] = draw.mock.calls as [
    Parameters<typeof draw>,
    Parameters<typeof draw>,
  ];
  act(() => callback('late'));
  expect(onToken).not.toHaveBeenCalledWith('late');
  expect([before.isConnected, now.isConnected]).toEqual([false, true]);
});

it('fetches Google’s script again that could not be had', async () => {
  const { loadRecaptcha } = await import('./recaptcha.ts');
  const fetched = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    queueMicrotask(() => (script as HTMLScriptElement).onerror?.(new Event('error')));
  });
  for (const _try of [1, 2]) await expect(loadRecaptcha()).rejects.toThrow('could not be fetched');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('starts again when the network is back, unless it is solved', async () => {
  const { widget } = await show();
  const first = await widget();
  const online = () => act(() => void window.dispatchEvent(new Event('online')));
  online();
  const second = await widget();
  expect(second).not.toBe(first);
  await tell(second, 'verified', 'proof');
  online();
  expect(await widget()).toBe(second);
});
