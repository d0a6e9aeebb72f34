import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type Path, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { TOAST_EVENT, type Toast } from '../src/ui/toast.ts';

type Handler = (request: Request) => unknown;

/** A refusal as the API sends it. */
export const refusal = (status: number, body: unknown) => Response.json(body, { status });

/**
 * Answers calls by `METHOD path` below /api, without the query: a `Response` as it is, other values as JSON; `null`
 * breaks the connection. Returns the received requests.
 */
export function stubApi(handlers: Record<string, Handler>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    requests.push(request);
    const key = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
    const handler = handlers[key];
    if (!handler) return refusal(404, { code: 'not_found', message: `no stub for ${key}` });
    const answer = await handler(request);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer instanceof Response ? answer : Response.json(answer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}

/** A world's answers, by the path below /api, for `stubApi`. */
export const readsOf = (world: Record<string, (query: URLSearchParams) => unknown>) =>
  Object.fromEntries(
    Object.entries(world).map(([path, answer]): [string, Handler] => [
      `GET ${path}`,
      ({ url }) => answer(new URL(url).searchParams),
    ]),
  );

/**
 * A failing API. `handlers` answer reads until the first change, which gets `failure`. Later reads get no answer, so
 * only the page's own rollback restores the old state. A `failure` without a response breaks the connection.
 */
export function failingFollowUp(
  handlers: Record<string, Handler> = {},
  failure: Handler = () => refusal(500, { code: 'internal', message: 'Sunucu hatası.' }),
): Request[] {
  const requests = stubApi(handlers);
  const answered = globalThis.fetch;
  let failed = false;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (request.method === 'GET') return failed ? new Promise<Response>(() => {}) : answered(request);
    requests.push(request);
    failed = true;
    const answer = await failure(request);
    if (answer instanceof Response) return answer;
    throw new TypeError('Failed to fetch');
  });
  return requests;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file of that many bytes that begins like a PNG. */
export function photoFile(name: string, bytes = 16): File {
  const content = new Uint8Array(bytes);
  content.set(PNG);
  return new File([content], name, { type: 'image/png' });
}

function ofToasts<T>(take: (toast: Toast) => T): T[] {
  const taken: T[] = [];
  const hear = (event: Event) => taken.push(take((event as CustomEvent<Toast>).detail));
  window.addEventListener(TOAST_EVENT, hear);
  onTestFinished(() => window.removeEventListener(TOAST_EVENT, hear));
  return taken;
}

/** Messages of the toasts shown from now on. */
export const hearToasts = (): string[] => ofToasts(({ message }) => message);

/** The toasts shown from now on, with their actions. */
export const seeToasts = (): Toast[] => ofToasts((toast) => toast);

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Draws a screen at an address with its own query client; `address` shows the address. */
export function renderAt(address: string | (Partial<Path> & { state?: unknown }), screen: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        {screen}
        <Whereabouts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
