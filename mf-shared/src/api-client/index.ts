import ky, { HTTPError } from 'ky';
// By name, not by path: federation shares the session under this name; a path would bundle a second one.
import { currentToken, useSession } from 'mf-shared/session';
import type { AnswerOf, Call, InputOf } from '../contracts/call.ts';
import type { ApiErrorBody, ErrorCode } from '../contracts/errors.ts';
import { OWN_TEXT } from '../strings/own.ts';
import { MINUTE_MS } from '../time.ts';
import { readJson, underApi, writeJson } from './address.ts';

/**
 * A call that the API refused or that never reached it (`code` is then `unavailable`, `status` 0). `message` is Turkish
 * and ready to show; `fields` maps inputs to their errors.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  /** Subject of the refusal; the call's contract says its shape. */
  readonly about: unknown;

  constructor(status: number, body: Partial<ApiErrorBody>) {
    super(body.message || OWN_TEXT.unavailable);
    this.status = status;
    this.code = body.code ?? 'unavailable';
    this.fields = body.fields ?? {};
    this.about = body.about;
  }

  /** No answer came: no network, or no server. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}

const TIMEOUT_MS = 20_000;
/** Enough for ten large photos over a slow mobile line. */
const UPLOAD_TIMEOUT_MS = 10 * MINUTE_MS;

const client = ky.create({
  retry: { limit: 0 },
  parseJson: readJson,
  stringifyJson: writeJson,
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const token = currentToken();
        if (token) request.headers.set('Authorization', `Bearer ${token}`);
      },
    ],
  },
});

/** Turns any error of a failed call into an `ApiError`. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const body = (error.data ?? {}) as Partial<ApiErrorBody>;
    return new ApiError(error.response.status, body);
  }
  return new ApiError(0, { code: 'unavailable', message: OWN_TEXT.unavailable });
}

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
    const error = await toApiError(cause);
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
