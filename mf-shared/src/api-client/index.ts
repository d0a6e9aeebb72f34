// By name, not by path: federation shares the session under this name; a path would bundle a second one.
import { currentToken, useSession } from 'mf-shared/session';
import type { AnswerOf, Call, InputOf } from '../contracts/call.ts';
import { OWN_TEXT } from '../strings/own.ts';
import { MINUTE_MS } from '../time.ts';
import { isDrawn } from '../ui/drawn-page.ts';
import { underApi, writeJson } from './address.ts';
import { ApiError } from './api-error.ts';

export { ApiError };

const TIMEOUT_MS = 20_000;
/** Enough for ten large photos over a slow mobile line. */
const UPLOAD_TIMEOUT_MS = 10 * MINUTE_MS;

type Client = typeof import('./client.ts');
let client: Promise<Client> | undefined;

/** Loads the client. After a failure, the next call tries again. */
function loadClient(): Promise<Client> {
  client ??= import('./client.ts').catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

// A visitor's page that the server drew has its data inside, and makes its first call late or never.
if (!isDrawn() || currentToken()) loadClient().catch(() => {});

/** Turns any error of a failed call into an `ApiError`. */
const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, { code: 'unavailable', message: OWN_TEXT.unavailable });

/** Each area has its own copy of this client, so the session holds what all have under way; an older shell's does not. */
const writesUnderWay = () => useSession.getState().writing ?? new Set();

/** Returns the result of `work`; turns errors into `ApiError` and ends an expired session. */
async function guarded<T>(work: () => Promise<T>, isWrite: boolean): Promise<T> {
  const token = currentToken();
  const writing = writesUnderWay();
  const running = work();
  if (isWrite) writing.add(running);
  try {
    return await running;
  } catch (cause) {
    const error = toApiError(cause);
    writing.delete(running);
    if (isSessionOver(error, token)) {
      await untilWritten(writing);
      if (token === currentToken()) useSession.getState().sessionOver();
    }
    throw error;
  } finally {
    writing.delete(running);
  }
}

/** Waits for the calls that write, and for their callers to take what they brought. */
async function untilWritten(writing: ReadonlySet<Promise<unknown>>): Promise<void> {
  if (writing.size === 0) return;
  await Promise.allSettled(writing);
  await new Promise((resolve) => setTimeout(resolve));
}

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, readonly File[] | undefined>;
  signal?: AbortSignal;
};

/** A multipart body: texts as they are, other values as JSON text, then the files. */
function formOf(body: unknown, files: NonNullable<Input['files']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : writeJson(value));
  }
  for (const [name, some = []] of Object.entries(files)) for (const file of some) form.append(name, file);
  return form;
}

/**
 * Makes a call of the table (`mf-shared/contracts/calls`) and returns what its row says: JSON, a page's rows with the
 * next cursor, or a file with the API's name for it. The body travels as multipart if the row says so or there are
 * files.
 *
 * @throws `ApiError`, also after `signal` aborts.
 */
export function request<C extends Call>(
  call: C,
  ...[given]: Record<never, never> extends InputOf<C> ? [given?: InputOf<C>] : [given: InputOf<C>]
): Promise<AnswerOf<C>> {
  const { params = {}, query = {}, body, files, signal }: Input = given ?? {};
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const searchParams = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const isForm = files || call.encoding === 'multipart';
  return guarded(async () => {
    const { client } = await loadClient();
    const response = await client(underApi(path), {
      method: call.method,
      timeout: isForm ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
      signal: signal ?? null,
      searchParams: searchParams.map(([name, value]) => [name, String(value)]),
      ...(isForm ? { body: formOf(body, files ?? {}) } : body === undefined ? {} : { json: body }),
    });
    if (call.returns === 'file') return { blob: await response.blob(), name: fileName(response) };
    const data = await response.json();
    return call.returns === 'page' ? { rows: data, nextCursor: response.headers.get('X-Next-Cursor') } : data;
  }, call.method !== 'get') as Promise<AnswerOf<C>>;
}

const fileName = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'topla';

/** The API no longer knows the call's token, and this tab still uses it. */
const isSessionOver = ({ status, code }: ApiError, token: string | null) =>
  status === 401 &&
  (code === 'token_expired' || code === 'unauthenticated') &&
  token !== null &&
  token === currentToken();
