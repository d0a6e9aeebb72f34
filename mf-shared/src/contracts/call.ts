import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/**
 * Who may call:
 * - `business`: an active venue; the owner and all staff.
 * - `manager`: the same without day staff.
 * - `owner`: the same without staff.
 * - `member`: a player or an active venue.
 * - `any…`: the same, but the venue may be inactive.
 * - `signedIn`: any session.
 * - `enrolling`: any session, also an admin's without the required second factor.
 * - `admin`: any admin.
 * - `supportDesk`, `financeDesk`: admins of that role, and owners of the platform.
 * - `platformOwner`: owners of the platform alone.
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
  | AdminAccess;

/** Kinds of access for admins alone. */
export type AdminAccess = 'admin' | 'supportDesk' | 'financeDesk' | 'platformOwner';

/** Limits of calls beside `read` and `write`. The API defines how often each allows a call. */
export type LimitName =
  | 'ad'
  | 'auditCheck'
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
  | 'releaseReport'
  | 'releaseWitness'
  | 'releaseSample'
  | 'linkPicture'
  | 'sitemap'
  | 'report'
  | 'rosterAnswer'
  | 'support'
  | 'tournament'
  | 'write';

/** How a body travels: JSON, multipart, either, or as an HTML form sends it. */
export type Encoding = 'json' | 'multipart' | 'any' | 'form';

/** One row of the table of calls: all that server, browsers, documents and tests know about a call. */
export type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, with `:name` parameters. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Checks the path's parameters; by default any text passes. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Default: JSON. */
  encoding?: Encoding;
  /** Photos of a multipart body: name of the input, and maximum number of files. */
  files?: Readonly<Record<string, number>>;
  answer: Schema;
  /**
   * `page`: a list; the header `X-Next-Cursor` carries the cursor of the next page.
   * `file`: a file for the browser's downloads.
   */
  returns?: 'page' | 'file';
  /** Type of an answer that is not JSON. */
  mediaType?: 'text/html' | 'text/css' | 'text/calendar' | 'text/csv';
  /** Default: 200. */
  status?: 201;
  /** Counts against floods as a read: browsers send it by themselves, and it must not use up what people may do. */
  countsAs?: 'read';
  /** A limit of its own, beside that of all reads or writes. */
  limit?: LimitName;
  /** A read for the account itself alone: an admin who looks at the product as that account is refused, as for files. */
  isPrivate?: true;
};

/** Names of a path's parameters: `id` of `/reservations/:id`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Rows of a list and the cursor of the next page; null after the last. */
export type ListPage<Row> = { rows: Row[]; nextCursor: string | null };

/** The page of a list. */
export type PageOf<Rows> = Rows extends (infer Row)[] ? ListPage<Row> : never;

/** A file for the browser's downloads. */
export type DownloadedFile = { blob: Blob; name: string };

/** A call's answer in a browser. */
export type AnswerOf<C extends Call> = C extends { returns: 'file' }
  ? DownloadedFile
  : C extends { returns: 'page' }
    ? PageOf<z.output<C['answer']>>
    : z.output<C['answer']>;

/** A required choice, which a form may send empty: the API then says what to choose. */
type Untouched<T> = [T] extends [string] ? T | '' : T;

/** An input as a browser writes it. Types cannot tell what a transform accepts, or that it may be absent. */
type Written<T> = T extends unknown
  ? { [Name in keyof T as unknown extends T[Name] ? never : Name]: Untouched<T[Name]> } & {
      [Name in keyof T as unknown extends T[Name] ? Name : never]?: unknown;
    }
  : never;
type WrittenQuery<T> = { [Name in keyof T]: T[Name] | '' };
type Given<Name extends string, Value> =
  Record<never, never> extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };

/** A call's input in a browser. `query` omits empty texts and `undefined`. */
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

/** A call’s body as a browser writes it. */
export type BodyOf<C extends { body: Schema }> = Written<z.input<C['body']>>;

/**
 * Declares a call. A browser's build keeps only what sends it (`scripts/lib/calls-loader.ts`), so a module of
 * `contracts/calls` exports only rows.
 */
export const call = <const C extends Call>(row: C): C => row;

/** Names of a path's parameters, in order. */
export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
