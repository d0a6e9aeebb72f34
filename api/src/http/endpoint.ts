import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { Actor, AdminActor, BusinessActor, UserActor } from '../auth/actor.ts';
import { authenticate } from '../auth/authenticate.ts';
import type { Ctx } from '../context.ts';
import { AppError } from './app-error.ts';
import { bodyLimitFor } from './body-limit.ts';
import type { HttpEnv } from './env.ts';
import { parse, readJson, readMultipart } from './parse.ts';
import { clientAddress, takeFromLimit } from './rate-limit.ts';
import type { LimitName } from './rate-limits.ts';
import { RawAnswer } from './raw-answer.ts';
import { RawJson } from './raw-json.ts';

/**
 * Who may call. `business` is one that has paid, whoever of its people asks; `manager` leaves out day staff, `owner`
 * all staff. `any…` may be inactive.
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'business'
  | 'manager'
  | 'owner'
  | 'anyBusiness'
  | 'anyManager'
  | 'member'
  | 'anyMember'
  | 'admin';
type ActorFor = {
  anyone: Actor | null;
  user: UserActor;
  business: BusinessActor;
  manager: BusinessActor;
  owner: BusinessActor;
  anyBusiness: BusinessActor;
  anyManager: BusinessActor;
  /** A player or an active business. */
  member: UserActor | BusinessActor;
  /** A player or any business. */
  anyMember: UserActor | BusinessActor;
  admin: AdminActor;
};

type Schema = z.ZodMiniType;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

export type EndpointSpec<A extends Access, P, Q, B, R extends Schema> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, with `:name` parameters. */
  path: string;
  summary: string;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** How the body travels: JSON (default), multipart, either of them, or an HTML form's own way. */
  encoding?: 'json' | 'multipart' | 'any' | 'form';
  /** Photos that may come along in a multipart body: name of the input and how many at most. */
  files?: Record<string, number>;
  /** What the answer is when it is no JSON. */
  answers?: 'text/html' | 'text/css' | 'text/calendar' | 'text/csv';
  response: R;
  status?: ContentfulStatusCode;
  limit?: LimitName;
};

export type Input<P, Q, B> = {
  params: OutputOf<P>;
  query: OutputOf<Q>;
  body: OutputOf<B>;
  /** Files of a multipart body, by the name of their input. */
  files: Record<string, File[]>;
  /** Where the call came from: the caller's network address. */
  address: string;
  /** Sets the cursor header of a list that is a plain array. */
  nextCursor: (cursor: string | null) => void;
};

/** An endpoint as the app mounts it and the OpenAPI document describes it. */
export type Endpoint = {
  spec: EndpointSpec<Access, Schema | undefined, Schema | undefined, Schema | undefined, Schema>;
  handle: (c: Context<HttpEnv>) => Promise<Response>;
};

/**
 * Declares one call of the API: who may ask, what comes in, what goes out. The handler gets checked
 * input and an actor of the declared role; it throws `AppError` to refuse, and may answer `rawJson(text)`
 * when it holds the body as text, or a `RawAnswer` where it is a page for a browser window, a file or a stream.
 */
export function endpoint<
  A extends Access,
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  spec: EndpointSpec<A, P, Q, B, R>,
  handler: (ctx: Ctx<ActorFor[A]>, input: Input<P, Q, B>) => Promise<z.input<R> | RawJson | RawAnswer>,
): Endpoint {
  const limitBody = bodyLimitFor(spec.files ?? {});
  async function handle(c: Context<HttpEnv>): Promise<Response> {
    const { app } = c.var;
    c.set('route', spec.path);
    await takeFromLimit(c, spec.limit ?? (spec.method === 'get' ? 'read' : 'write'));
    const actor = await actorOf(c, spec.access);
    if (spec.body) await limitBody(c);
    const input = await readInput(c, spec);
    const answer = await handler({ ...app, actor } as Ctx<ActorFor[A]>, input);
    if (answer instanceof RawAnswer) return c.body(answer.body, answer.status, answer.headers);
    const status = spec.status ?? 200;
    if (answer instanceof RawJson) {
      if (app.config.checkResponses) spec.response.parse(answer.parse());
      return c.body(answer.bytes, status, { 'Content-Type': 'application/json' });
    }
    const body = app.config.checkResponses ? spec.response.parse(answer) : answer;
    return c.json(body as object, status);
  }
  return { spec, handle };
}

async function readInput<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
>(c: Context<HttpEnv>, spec: EndpointSpec<Access, P, Q, B, Schema>): Promise<Input<P, Q, B>> {
  const { files, raw } = spec.body
    ? await readBody(c, spec.encoding ?? 'json')
    : { files: {}, raw: undefined };
  return {
    params: (spec.params && (await parse(spec.params, c.req.param()))) as OutputOf<P>,
    query: (spec.query && (await parse(spec.query, c.req.query()))) as OutputOf<Q>,
    body: (spec.body && (await parse(spec.body, raw))) as OutputOf<B>,
    files,
    address: clientAddress(c),
    nextCursor: (cursor) => cursor && c.header('X-Next-Cursor', cursor),
  };
}

async function readBody(c: Context<HttpEnv>, encoding: 'json' | 'multipart' | 'any' | 'form') {
  if (encoding === 'form')
    return { raw: Object.fromEntries(new URLSearchParams(await c.req.text())), files: {} };
  const isMultipart = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
  if (encoding === 'multipart' || (encoding === 'any' && isMultipart)) {
    const { fields, files } = await readMultipart(c);
    return { raw: fields, files };
  }
  return { raw: await readJson(c), files: {} };
}

async function actorOf(c: Context<HttpEnv>, access: Access): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (access === 'anyone') return token ? authenticate(c.var.app, token).catch(asVisitor) : null;
  if (!token) throw new AppError('unauthenticated');
  const actor = await authenticate(c.var.app, token);
  requireAccess(actor, access);
  return actor;
}

/** A public call with a token that no longer counts is a visitor's. */
function asVisitor(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** Which role a kind of access asks for; null for players and businesses alike. */
const ROLE_OF: Record<Exclude<Access, 'anyone'>, Actor['role'] | null> = {
  user: 'user',
  business: 'business',
  manager: 'business',
  owner: 'business',
  anyBusiness: 'business',
  anyManager: 'business',
  member: null,
  anyMember: null,
  admin: 'admin',
};

function requireAccess(actor: Actor, access: Exclude<Access, 'anyone'>): void {
  const role = ROLE_OF[access];
  if (role === null ? actor.role === 'admin' : actor.role !== role) throw new AppError('forbidden');
  if (actor.role !== 'business') return;
  if (!actor.isActive && !access.startsWith('any')) throw new AppError('business_inactive');
  if (!mayAct(actor, access)) throw new AppError('staff_forbidden');
}

/** Whether somebody's part at the venue is enough. */
function mayAct({ staff }: BusinessActor, access: Access): boolean {
  if (!staff) return true;
  if (access === 'owner') return false;
  return staff.role === 'manager' || (access !== 'manager' && access !== 'anyManager');
}
