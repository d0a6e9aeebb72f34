import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { refusal, stubApi } from './support.tsx';

/** Answers only reads and changes of `handlers`; other changes wait for their answer. */
export function slowChanges(handlers: Parameters<typeof stubApi>[0] = {}) {
  stubApi(handlers);
  const answered = globalThis.fetch;
  const changes: Request[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const name = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
    if (request.method === 'GET' || handlers[name]) return answered(request);
    changes.push(request);
    return new Promise<Response>((done) => waiting.push(done));
  });
  const settle = (answer: () => Response) => {
    for (const done of waiting.splice(0)) done(answer());
  };
  return {
    changes,
    succeed: (body: unknown) => settle(() => Response.json(body)),
    fail: () => settle(() => refusal(500, { code: 'internal', message: 'Sunucu hatası.' })),
    /** Refuses the named fields. */
    refuse: (fields: object) =>
      settle(() => refusal(400, { code: 'validation', message: 'Bilgiler eksik.', fields })),
  };
}

/** A request as sent: method and path, then one line a field; a file by its name. */
export async function wire(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const fields = isForm
    ? [...(await request.clone().formData())].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ])
    : Object.entries(JSON.parse((await request.clone().text()) || '{}'));
  const lines = fields.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [`${request.method} ${pathname}${search}`, ...lines].join('\n');
}

/** The proof of the fake captcha, `solved <resetKey>`. */
const proofIn = async (request: Request) => /solved \d+/.exec(await request.clone().text())?.[0];

/** The value of every input. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((one) =>
    ['checkbox', 'radio'].includes(one.type) ? one.checked : one.value,
  );

/**
 * Presses a sending button three times: at first, during the call, and after its failure. The second press sends
 * nothing, the failure shows, and the typed text stays. The third press sends again, with another captcha proof if
 * there was one, since each counts once.
 */
export async function expectSentOnce(
  name: string | RegExp,
  { changes, fail }: ReturnType<typeof slowChanges>,
) {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name });
  const before = typed();
  await userEvent.click(button());
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(button().getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button());
  if (button().form) fireEvent.submit(button().form as HTMLFormElement);
  fail();
  await waitFor(() => expect(screen.queryAllByRole('alert')).not.toEqual([]));
  expect(typed()).toEqual(before);
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  await userEvent.click(button());
  await waitFor(() => expect(changes).toHaveLength(2));
  const [first, second] = await Promise.all(changes.map(proofIn));
  if (first) expect(second).not.toBe(first);
}
