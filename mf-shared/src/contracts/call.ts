import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/**
 * Who may call. `business` is one that has paid, whoever of its people asks; `manager` leaves out day staff, `owner`
 * all staff. `any…` may be inactive, `signedIn` is anybody with a session, `enrolling`
 * also an admin whose second factor is required and missing.
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'business'
  | 'manager'
  | 'owner'
  | 'anyBusiness'
  | 'anyManager'
  | 'anyOwner'
  | 'member'
  | 'anyMember'
  | 'signedIn'
  | 'enrolling'
  | 'admin';

/** Limits that a call may count against beside `read` or `write`. The API says how often each lets somebody call. */
export type LimitName =
  | 'ad'
  | 'calendar'
  | 'challenge'
  | 'emailChange'
  | 'export'
  | 'friend'
  | 'invite'
  | 'login'
  | 'mailLink'
  | 'message'
  | 'password'
  | 'payment'
  | 'photo'
  | 'read'
  | 'register'
  | 'report'
  | 'support'
  | 'tournament'
  | 'write';

/** How a body travels: JSON, multipart, either of them, or an HTML form's own way. */
export type Encoding = 'json' | 'multipart' | 'any' | 'form';

/** One row of the table of calls: all that server, browsers, documents and tests know of a call. */
export type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, with `:name` parameters. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Checks the parameters of the path; without it any text is taken. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** JSON where nothing is said. */
  encoding?: Encoding;
  /** Photos that may come along in a multipart body: name of the input and how many at most. */
  files?: Readonly<Record<string, number>>;
  answer: Schema;
  /**
   * `page`: the answer is a list, and the cursor of its next page travels in the header `X-Next-Cursor`.
   * `file`: it is for the browser's downloads.
   */
  returns?: 'page' | 'file';
  /** What the answer is when it is no JSON. */
  mediaType?: 'text/html' | 'text/css' | 'text/calendar' | 'text/csv';
  /** 200 where nothing is said. */
  status?: 201;
  /** A limit of its own, beside the one of all calls that read or write. */
  limit?: LimitName;
};

/** The names of a path's parameters: `id` of `/reservations/:id`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The rows of a list, and the cursor of its next page; null after the last. */
export type Page<Rows> = { rows: Rows; nextCursor: string | null };

/** What a browser gets of a file for its downloads. */
export type DownloadedFile = { blob: Blob; name: string };

/** What a call answers to a browser. */
export type AnswerOf<C extends Call> = C extends { returns: 'file' }
  ? DownloadedFile
  : C extends { returns: 'page' }
    ? Page<z.output<C['answer']>>
    : z.output<C['answer']>;

/** An input as a browser writes it. Types do not know what a transform takes, nor that it may be left out. */
type Written<T> = T extends unknown
  ? { [Name in keyof T as unknown extends T[Name] ? never : Name]: T[Name] } & {
      [Name in keyof T as unknown extends T[Name] ? Name : never]?: unknown;
    }
  : never;
type WrittenQuery<T> = { [Name in keyof T]: T[Name] | '' };
type Given<Name extends string, Value> =
  Record<never, never> extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };

/** What a browser brings to a call. An empty text or `undefined` in `query` is not sent. */
export type InputOf<C extends Call> = ([ParamName<C['path']>] extends [never]
  ? unknown
  : { params: Record<ParamName<C['path']>, string> }) &
  (C extends { query: infer S extends Schema }
    ? Given<'query', WrittenQuery<Written<z.input<S>>>>
    : unknown) &
  (C extends { body: infer S extends Schema } ? Given<'body', Written<z.input<S>>> : unknown) &
  (C extends { files: infer F } ? { files?: { [Name in keyof F]?: readonly File[] } } : unknown) & {
    signal?: AbortSignal;
  };

/** The body of a call, for forms: they send what was typed, and the API says what is wrong with it. */
export type BodyOf<C extends { body: Schema }> = Written<z.input<C['body']>>;

/**
 * Declares a call. A browser's build keeps of it only what sends it (`scripts/lib/calls-loader.ts`), so a module of
 * `contracts/calls` exports rows and nothing else.
 */
export const call = <const C extends Call>(row: C): C => row;

/** The names of a path's parameters, in their order. */
export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
