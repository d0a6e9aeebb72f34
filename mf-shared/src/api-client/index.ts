import ky, { HTTPError } from 'ky';
// By name, not by path: federation shares the session under this name, a path would bundle a second one.
import { currentToken, useSession } from 'mf-shared/session';
import type { AnswerOf, Call, InputOf } from '../contracts/call.ts';
import type { ApiErrorBody, ErrorCode } from '../contracts/errors.ts';
import { ERROR_TEXT } from '../strings/index.ts';
import { addressOf } from './address.ts';

/**
 * A call that the API refused or that never reached it (`code` is then `unavailable`, `status` 0).
 * `message` is Turkish and may be shown as it is; `fields` maps inputs to what is wrong with them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  /** What the refusal is about, in the shape that the call's contract says. */
  readonly about: unknown;

  constructor(status: number, body: Partial<ApiErrorBody>) {
    super(body.message || ERROR_TEXT[body.code ?? 'unavailable']);
    this.status = status;
    this.code = body.code ?? 'unavailable';
    this.fields = body.fields ?? {};
    this.about = body.about;
  }

  /** The call never got an answer: no network, or no server. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}

const TIMEOUT_MS = 20_000;
/** Ten large photos over a slow mobile line. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

const client = ky.create({
  prefix: '/api',
  retry: { limit: 0 },
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const token = currentToken();
        if (token) request.headers.set('Authorization', `Bearer ${token}`);
      },
    ],
  },
});

type Query = Record<string, string | number | undefined>;
type Send = { json?: unknown; body?: FormData };

/** Turns whatever a failed call threw into an `ApiError`. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const body = (error.data ?? {}) as Partial<ApiErrorBody>;
    return new ApiError(error.response.status, body);
  }
  return new ApiError(0, { code: 'unavailable', message: ERROR_TEXT.unavailable });
}

async function send(method: string, path: string, options: Send & { query?: Query; signal?: AbortSignal }) {
  const searchParams = Object.entries(options.query ?? {}).filter(([, v]) => v !== undefined && v !== '');
  return client(path.replace(/^\/?(api\/)?/, ''), {
    method,
    timeout: options.body ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
    signal: options.signal ?? null,
    searchParams: searchParams.map(([k, v]) => [k, String(v)]),
    ...(options.json === undefined ? {} : { json: options.json }),
    ...(options.body ? { body: options.body } : {}),
  });
}

/** What `work` answers; whatever it throws comes as an `ApiError`, and ends a session that is over. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  const token = currentToken();
  try {
    return await work();
  } catch (cause) {
    const error = await toApiError(cause);
    if (isSessionOver(error, token)) useSession.getState().sessionOver();
    throw error;
  }
}

const call = <T>(...args: Parameters<typeof send>) =>
  guarded(async () => {
    const response = await send(...args);
    return { data: (await response.json()) as T, response };
  });

type Input = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, readonly File[] | undefined>;
  signal?: AbortSignal;
};

/** A multipart body: texts as they are, all else as JSON text, then the files. */
function formOf(body: unknown, files: NonNullable<Input['files']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, some = []] of Object.entries(files)) for (const file of some) form.append(name, file);
  return form;
}

/**
 * Makes a call of the table (`mf-shared/contracts/calls`) and answers what its row says: JSON, the rows of a page with
 * the cursor of the next one, or a file with the name that the API gives it. The body travels as multipart where the
 * row says so or files come along.
 *
 * @throws `ApiError`, also where `signal` was aborted.
 */
export function request<C extends Call>(
  call: C,
  ...[given]: Record<never, never> extends InputOf<C> ? [given?: InputOf<C>] : [given: InputOf<C>]
): Promise<AnswerOf<C>> {
  const { params, query, body, files, signal }: Input = given ?? {};
  return guarded(async () => {
    const isForm = files || call.encoding === 'multipart';
    const response = await send(call.method, addressOf(call, params), {
      query: query as Query,
      signal,
      ...(isForm ? { body: formOf(body, files ?? {}) } : { json: body }),
    });
    if (call.returns === 'file') return { blob: await response.blob(), name: fileName(response) };
    const data = await response.json();
    return call.returns === 'page' ? { rows: data, nextCursor: response.headers.get('X-Next-Cursor') } : data;
  }) as Promise<AnswerOf<C>>;
}

const fileName = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'topla';

/** The API no longer knows the token that the call came with, and this tab still sends that one. */
const isSessionOver = ({ status, code }: ApiError, token: string | null) =>
  status === 401 &&
  (code === 'token_expired' || code === 'unauthenticated') &&
  token !== null &&
  token === currentToken();

/**
 * The product's API. Every method takes a path below `/api` and rejects with `ApiError`;
 * an aborted `signal` rejects likewise.
 */
export const api = {
  get: async <T>(path: string, query?: Query, signal?: AbortSignal) =>
    (await call<T>('get', path, { query, signal })).data,
  /** A page of a list that stays a plain array: the rows and the cursor of the next page. */
  page: async <T>(path: string, query?: Query, signal?: AbortSignal) => {
    const { data, response } = await call<T[]>('get', path, { query, signal });
    return { rows: data, nextCursor: response.headers.get('X-Next-Cursor') };
  },
  /** A file with the name that the API gives it. */
  file: (path: string) =>
    guarded(async () => {
      const response = await send('get', path, {});
      return { blob: await response.blob(), name: fileName(response) };
    }),
  post: async <T>(path: string, send: Send = {}) => (await call<T>('post', path, send)).data,
  put: async <T>(path: string, send: Send = {}) => (await call<T>('put', path, send)).data,
  patch: async <T>(path: string, send: Send = {}) => (await call<T>('patch', path, send)).data,
  delete: async <T>(path: string) => (await call<T>('delete', path, {})).data,
};
