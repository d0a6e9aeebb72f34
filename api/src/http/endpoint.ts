import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { Actor, AdminActor, BusinessActor, UserActor } from '../auth/actor.ts';
import { authenticate } from '../auth/authenticate.ts';
import { deviceOf } from '../auth/device.ts';
import type { Ctx } from '../context.ts';
import { AppError, atInput } from './app-error.ts';
import type { HttpEnv } from './env.ts';
import { parse } from './parse.ts';
import { callerOf, clientAddress } from './rate-limit.ts';
import type { LimitName } from './rate-limit-table.ts';
import type { RateLimits, Who } from './rate-limits.ts';
import { RawAnswer } from './raw-answer.ts';
import { RawJson } from './raw-json.ts';
import { type Body, bodyReader, type Encoding } from './read-body.ts';

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
type ActorFor = {
  anyone: Actor | null;
  user: UserActor;
  business: BusinessActor;
  manager: BusinessActor;
  owner: BusinessActor;
  anyBusiness: BusinessActor;
  anyManager: BusinessActor;
  anyOwner: BusinessActor;
  /** A player or an active business. */
  member: UserActor | BusinessActor;
  /** A player or any business. */
  anyMember: UserActor | BusinessActor;
  signedIn: Actor;
  enrolling: Actor;
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
  encoding?: Encoding;
  /** Photos that may come along in a multipart body: name of the input and how many at most. */
  files?: Record<string, number>;
  /** What the answer is when it is no JSON. */
  answers?: 'text/html' | 'text/css' | 'text/calendar' | 'text/csv';
  response: R;
  status?: ContentfulStatusCode;
  /** A limit of its own, beside the one of all calls that read or write. */
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
  /** The caller's browser and system, as people call them. */
  device: string;
  /** The host, with its port, that the call came to. */
  host: string;
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
  const withBody = spec.body && bodyReader(spec.body, spec.encoding ?? 'json', spec.files ?? {});
  async function handle(c: Context<HttpEnv>): Promise<Response> {
    c.set('route', spec.path);
    const { app } = c.var;
    const caller = await identify(c);
    const who = callerOf(c, caller instanceof AppError ? null : caller);
    await app.limits.take(spec.method === 'get' ? 'read' : 'write', who);
    const actor = admit(caller, spec.access);
    const work = (body: Body) => answer(c, { who, actor, body });
    return withBody ? withBody(c, who.account ?? who.address, work) : work({ raw: undefined, files: {} });
  }
  async function answer(c: Context<HttpEnv>, { who, actor, body }: Asked): Promise<Response> {
    const { app } = c.var;
    const input = await readInput(c, spec, body);
    await takeForPhotos(app.limits, who, input.files);
    const work = () => handler({ ...app, actor } as Ctx<ActorFor[A]>, input);
    const answer = await (spec.limit ? app.limits.count(spec.limit, who, work) : work());
    if (answer instanceof RawAnswer) return c.body(answer.body, answer.status, answer.headers);
    const status = spec.status ?? 200;
    if (answer instanceof RawJson) {
      if (app.config.checkResponses) spec.response.parse(answer.parse());
      return c.body(answer.bytes, status, { 'Content-Type': 'application/json' });
    }
    const checked = app.config.checkResponses ? spec.response.parse(answer) : answer;
    return c.json(checked as object, status);
  }
  return { spec, handle };
}

/** A permitted call: its actor, the key of its rate limits, and its body. */
type Asked = { who: Who; actor: Actor | null; body: Body };

async function readInput<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
>(
  c: Context<HttpEnv>,
  spec: EndpointSpec<Access, P, Q, B, Schema>,
  { raw, files }: Body,
): Promise<Input<P, Q, B>> {
  return {
    params: (spec.params && (await parse(spec.params, c.req.param()))) as OutputOf<P>,
    query: (spec.query && (await parse(spec.query, c.req.query()))) as OutputOf<Q>,
    body: (spec.body && (await parse(spec.body, raw))) as OutputOf<B>,
    files,
    address: clientAddress(c),
    device: deviceOf(c.req.header('user-agent')),
    host: new URL(c.req.url).host,
    nextCursor: (cursor) => cursor && c.header('X-Next-Cursor', cursor),
  };
}

/** Photos of signed-in people; the others' come with a registration, which has a limit of its own. */
async function takeForPhotos(limits: RateLimits, who: Who, files: Record<string, File[]>): Promise<void> {
  const [name] = Object.keys(files);
  if (name === undefined || who.account === null) return;
  const count = Object.values(files).flat().length;
  await limits.take('photo', who, count).catch((error: unknown) => {
    throw error instanceof AppError ? atInput(error, name) : error;
  });
}

/** Who calls: nobody without a token, and the refusal of one that does not count. */
async function identify(c: Context<HttpEnv>): Promise<Actor | AppError | null> {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) return null;
  return authenticate(c.var.app, token).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
}

/** The actor of a call; a public one with a token that no longer counts is a visitor's. */
function admit(caller: Actor | AppError | null, access: Access): Actor | null {
  if (access === 'anyone') return caller instanceof AppError ? null : caller;
  if (caller === null) throw new AppError('unauthenticated');
  if (caller instanceof AppError) throw caller;
  requireAccess(caller, access);
  return caller;
}

/** Which role a kind of access asks for; null for players and businesses alike. */
const ROLE_OF: Record<Exclude<Access, 'anyone' | 'signedIn' | 'enrolling'>, Actor['role'] | null> = {
  user: 'user',
  business: 'business',
  manager: 'business',
  owner: 'business',
  anyBusiness: 'business',
  anyManager: 'business',
  anyOwner: 'business',
  member: null,
  anyMember: null,
  admin: 'admin',
};

const ALSO_ADMINS: ReadonlySet<Access> = new Set(['admin', 'signedIn']);

function requireAccess(actor: Actor, access: Exclude<Access, 'anyone'>): void {
  if (access === 'enrolling') return;
  if (actor.role === 'admin' && actor.mustEnrol && ALSO_ADMINS.has(access))
    throw new AppError('second_factor_required');
  if (access === 'signedIn') return;
  const role = ROLE_OF[access];
  if (role === null ? actor.role === 'admin' : actor.role !== role) throw new AppError('forbidden');
  if (actor.role !== 'business') return;
  if (!actor.isActive && !access.startsWith('any')) throw new AppError('business_inactive');
  if (!mayAct(actor, access)) throw new AppError('staff_forbidden');
}

/** Whether somebody's part at the venue is enough. */
function mayAct({ staff }: BusinessActor, access: Access): boolean {
  if (!staff) return true;
  if (access === 'owner' || access === 'anyOwner') return false;
  return staff.role === 'manager' || (access !== 'manager' && access !== 'anyManager');
}
