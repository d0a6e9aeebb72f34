import type { Context } from 'hono';
import { type AdminRole, DESKS } from 'mf-shared/contracts/admin';
import type {
  Access,
  AdminAccess,
  Call,
  ListPage,
  PageOf,
  ParamName,
  Schema,
} from 'mf-shared/contracts/call';
import * as z from 'zod/mini';
import type { Actor, AdminActor, BusinessActor, Origin, UserActor, Viewing } from '../auth/actor.ts';
import { authenticate } from '../auth/authenticate.ts';
import { deviceOf } from '../auth/device.ts';
import { noteViewRead } from '../auth/view.ts';
import { AppError } from '../base/app-error.ts';
import type { AppContext, Ctx } from '../context.ts';
import type { Making } from '../db/kept.ts';
import { readOnly } from '../db/read-only.ts';
import type { HttpEnv } from './env.ts';
import { jsonAnswer } from './json-answer.ts';
import { answerKey, keptAnswers, type ReadyAnswer } from './kept-answers.ts';
import { parse } from './parse.ts';
import { callerOf, clientAddress } from './rate-limit.ts';
import { type RateLimits, takeForPhotos, type Who } from './rate-limits.ts';
import { RawAnswer } from './raw-answer.ts';
import { RawJson } from './raw-json.ts';
import { type Body, bodyReader } from './read-body.ts';

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
  supportDesk: AdminActor;
  financeDesk: AdminActor;
  platformOwner: AdminActor;
};

/** A handler's input. */
export type Input<C extends Call> = {
  params: C extends { params: infer S extends Schema } ? z.output<S> : Record<ParamName<C['path']>, string>;
  query: C extends { query: infer S extends Schema } ? z.output<S> : undefined;
  body: C extends { body: infer S extends Schema } ? z.output<S> : undefined;
  /** Files of a multipart body, by the name of their input. */
  files: Record<string, File[]>;
  /** The caller's network address. */
  address: string;
  /** The caller's browser and system, as people call them. */
  device: string;
  /** The host of the call, with its port. */
  host: string;
};

/** A handler's answer. */
type Answer<C extends Call> = C extends { returns: 'page' }
  ? PageOf<z.input<C['answer']>>
  : z.input<C['answer']>;

/** An endpoint as the app mounts it. */
export type Endpoint = {
  call: Call;
  handle: (c: Context<HttpEnv>) => Promise<Response>;
};

/** How a handler's answers are made. */
type Ways = {
  /**
   * Gives the same answer again until something that it was read from is written, or an instant comes that the handler
   * named (`ctx.turns`). Such a handler only reads, and only from `ctx.db` and its input.
   */
  keeps?: boolean;
};

/**
 * Serves one call of the table. The handler gets checked input and an actor of the call's role. It throws `AppError` to
 * refuse. It may answer a `RawJson` when it has the body as text, or a `RawAnswer` for a browser page, a file or a
 * stream.
 */
export function endpoint<const C extends Call>(
  call: C,
  handler: (ctx: Ctx<ActorFor[C['access']]>, input: Input<C>) => Promise<Answer<C> | RawJson | RawAnswer>,
  { keeps = false }: Ways = {},
): Endpoint {
  const withBody = call.body && bodyReader(call.body, call.encoding ?? 'json', call.files ?? {});
  const group = call.countsAs ?? (call.method === 'get' ? 'read' : 'write');
  async function handle(c: Context<HttpEnv>): Promise<Response> {
    const app = c.get('app');
    const caller = await identify(c);
    const who = callerOf(c, caller instanceof AppError ? null : caller);
    await app.limits.take(group, who);
    const actor = admit(caller, call);
    const viewing = viewingOf(actor);
    if (viewing) await noteViewRead(app, viewing, call.path);
    const work = (body: Body) => answer(c, { who, actor, body });
    if (withBody) return withBody(c, who.account ?? who.address, work);
    const key = keeps ? answerKey(c.req.url, actor) : null;
    return key === null ? work(NO_BODY) : keptAnswer(c, { key, who, actor });
  }
  async function answer(c: Context<HttpEnv>, asked: Asked): Promise<Response> {
    const made = await make(c, c.get('app'), asked);
    return made instanceof RawAnswer ? sendRaw(c, made) : sendJson(c, call, ready(c.get('app'), made));
  }
  async function keptAnswer(c: Context<HttpEnv>, { key, who, actor }: Kept): Promise<Response> {
    const app = c.get('app');
    const now = app.clock();
    const fresh = async ({ db, turns }: Making) =>
      ready(app, await make(c, { ...app, db, turns, clock: () => now }, { who, actor, body: NO_BODY }));
    const found = keptAnswers.find(app.db, key, now);
    if (found && app.config.checkResponses) {
      const made = await fresh({ db: app.db, turns: () => {} });
      const isOld = made.json.tag(null) !== found.json.tag(null) || made.nextCursor !== found.nextCursor;
      if (isOld && keptAnswers.find(app.db, key, now) === found)
        throw new Error(`The kept answer to ${call.path} is old.`);
    }
    const answer = found ?? (await keptAnswers.make(app.db, key, now, fresh));
    return sendJson(c, call, answer, actor === null ? FOR_ALL : null);
  }
  async function make(c: Context<HttpEnv>, app: AppContext, { who, actor, body }: Asked) {
    const input = await readInput(c, call, body);
    await countPhotos(app.limits, who, input.files);
    const db = viewingOf(actor) ? readOnly(app.db) : app.db;
    const work = () => handler({ ...app, db, actor } as Ctx<ActorFor[C['access']]>, input as Input<C>);
    return call.limit ? app.limits.count(call.limit, who, work) : work();
  }
  const ready = ({ config }: AppContext, made: unknown): ReadyAnswer => {
    const checked = (body: unknown) => (config.checkResponses ? call.answer.parse(body) : body);
    if (made instanceof RawJson) {
      if (config.checkResponses) call.answer.parse(made.parse());
      return { json: made, nextCursor: null };
    }
    if (call.returns !== 'page') return { json: new RawJson(checked(made)), nextCursor: null };
    const { rows, nextCursor } = made as ListPage<unknown>;
    return { json: new RawJson(checked(rows)), nextCursor };
  };
  return { call, handle };
}

const NO_BODY: Body = { raw: undefined, files: {} };
type Kept = { key: string; who: Who; actor: Actor | null };

/** Headers of an answer that every visitor gets: browsers may keep it, and ask each time whether it still holds. */
const FOR_ALL = { 'Cache-Control': 'no-cache', Vary: 'Authorization' };

const sendRaw = (c: Context<HttpEnv>, { body, status, headers }: RawAnswer): Response =>
  new Response(body, { status, headers: { ...c.get('headers'), ...headers } });

function sendJson(
  c: Context<HttpEnv>,
  call: Call,
  { json, nextCursor }: ReadyAnswer,
  forAll: typeof FOR_ALL | null = null,
): Promise<Response> {
  const headers = {
    ...c.get('headers'),
    ...forAll,
    ...(nextCursor ? { 'X-Next-Cursor': nextCursor } : null),
  };
  return jsonAnswer(c, json, { status: call.status ?? 200, headers, validates: forAll !== null });
}

/** A permitted call: its actor, the key of its rate limits, and its body. */
type Asked = { who: Who; actor: Actor | null; body: Body };

/** Parameters of a call that takes any text for them. */
const ANY_TEXTS = z.record(z.string(), z.string());
/** The input of a call without parameters, which most reads are. */
const NO_PARAMS = {};

async function readInput(
  c: Context<HttpEnv>,
  call: Call,
  { raw, files }: Body,
): Promise<Record<'params' | 'query' | 'body', unknown> & Omit<Input<Call>, 'params' | 'query' | 'body'>> {
  const hasParams = call.params !== undefined || call.path.includes(':');
  return {
    params: hasParams ? await parse(call.params ?? ANY_TEXTS, c.req.param()) : NO_PARAMS,
    query: call.query && (await parse(call.query, c.req.query())),
    body: call.body && (await parse(call.body, raw)),
    files,
    // Most handlers need none of these.
    get address() {
      return clientAddress(c);
    },
    get device() {
      return deviceOf(c.req.header('user-agent'));
    },
    get host() {
      return new URL(c.req.url).host;
    },
  };
}

/** Counts the photos of signed-in people. Visitors send photos with a registration, which has its own limit. */
async function countPhotos(limits: RateLimits, who: Who, files: Record<string, File[]>): Promise<void> {
  const [input] = Object.keys(files);
  if (input === undefined || who.account === null) return;
  await takeForPhotos(limits, who, { input, count: Object.values(files).flat().length });
}

/** The caller: null without a token, an error for an invalid token. */
async function identify(c: Context<HttpEnv>): Promise<Actor | AppError | null> {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) return null;
  try {
    const owner = await authenticate(c.get('app'), token);
    return owner.role === 'admin' ? { ...owner, origin: originOf(c) } : owner;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const originOf = (c: Context<HttpEnv>): Origin => ({
  address: clientAddress(c),
  device: deviceOf(c.req.header('user-agent')),
});

/** The actor of a call. A public call with an invalid token is a visitor's. */
function admit(caller: Actor | AppError | null, call: Call): Actor | null {
  const { access } = call;
  if (!(caller instanceof AppError) && viewingOf(caller)) requireViewable(call);
  if (access === 'anyone') return caller instanceof AppError ? null : caller;
  if (caller === null) throw new AppError('unauthenticated');
  if (caller instanceof AppError) throw caller;
  requireAccess(caller, access);
  return caller;
}

const viewingOf = (actor: Actor | null): Viewing | undefined =>
  actor === null || actor.role === 'admin' ? undefined : actor.viewing;

/** An admin who looks at an account reads, and reads neither what is private nor files to keep. */
function requireViewable({ method, isPrivate, returns }: Call): void {
  if (method !== 'get') throw new AppError('view_only');
  if (isPrivate || returns === 'file') throw new AppError('view_private');
}

/** The role that a kind of access needs; null for players and businesses alike. */
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
  supportDesk: 'admin',
  financeDesk: 'admin',
  platformOwner: 'admin',
};

function requireAccess(actor: Actor, access: Exclude<Access, 'anyone'>): void {
  if (access === 'enrolling') return;
  const desk = deskOf(access);
  if (actor.role === 'admin' && actor.mustEnrol && (desk || access === 'signedIn'))
    throw new AppError('second_factor_required');
  if (access === 'signedIn') return;
  const role = ROLE_OF[access];
  if (role === null ? actor.role === 'admin' : actor.role !== role) throw new AppError('forbidden');
  if (actor.role === 'admin' && desk && !desk.includes(actor.adminRole))
    throw new AppError('admin_forbidden');
  if (actor.role !== 'business') return;
  if (!actor.isActive && !access.startsWith('any')) throw new AppError('business_inactive');
  if (!mayAct(actor, access)) throw new AppError('staff_forbidden');
}

/** The admins' roles that a kind of access admits; null when it is none of theirs. */
const deskOf = (access: Access): readonly AdminRole[] | null =>
  Object.hasOwn(DESKS, access) ? DESKS[access as AdminAccess] : null;

/** Whether the person's role at the venue suffices. */
function mayAct({ staff }: BusinessActor, access: Access): boolean {
  if (!staff) return true;
  if (access === 'owner' || access === 'anyOwner') return false;
  return staff.role === 'manager' || (access !== 'manager' && access !== 'anyManager');
}
