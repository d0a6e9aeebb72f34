import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signToken } from '../src/auth/token.ts';
import { endpoints } from '../src/domains/index.ts';
import type { Endpoint } from '../src/http/endpoint.ts';
import { createBusiness, createStaff, createUser } from './factories.ts';
import { JWT_SECRET, onBothEngines, type TestApp } from './harness.ts';
import { SPEC_CALLS } from './spec-calls.ts';
import { allRows } from './tables.ts';

type Schema = {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Operation = {
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** `business` is the owner of one that has paid; `manager` and `staff` are its people. */
const ROLES = ['user', 'business', 'manager', 'staff', 'unpaid', 'admin'] as const;
type Role = (typeof ROLES)[number];
/** Who may make a call of each kind. */
const ALLOWED: Record<string, readonly Role[]> = {
  user: ['user'],
  business: ['business', 'manager', 'staff'],
  manager: ['business', 'manager'],
  owner: ['business'],
  anyBusiness: ['business', 'manager', 'staff', 'unpaid'],
  anyManager: ['business', 'manager', 'unpaid'],
  member: ['user', 'business', 'manager', 'staff'],
  anyMember: ['user', 'business', 'manager', 'staff', 'unpaid'],
  admin: ['admin'],
};
const closed = endpoints.filter(({ spec }) => spec.access !== 'anyone');
const nameOf = ({ spec }: Endpoint) => `${spec.method.toUpperCase()} ${spec.path}`;
/** The address of a call about something that does not exist, or about the caller. */
const pathOf = ({ spec }: Endpoint, id: string = randomUUID()) => `/api${spec.path.replace(/:\w+/g, id)}`;

function accountOf(app: TestApp, role: Role): Promise<{ id: string; token: string }> {
  if (role === 'user') return createUser(app);
  if (role === 'admin') return createUser(app, { role: 'admin' });
  const business = createBusiness(app, role === 'unpaid' ? { next_payment_at: app.time.now - 1 } : {});
  return role === 'manager' || role === 'staff'
    ? business.then((own) => createStaff(app, own, role))
    : business;
}

/** With which code a role is refused at a call. */
function refusalOf(role: Role, access: string): string {
  const isOfVenue = ALLOWED[access]?.includes('business');
  if (isOfVenue && role === 'unpaid') return 'business_inactive';
  return isOfVenue && (role === 'manager' || role === 'staff') ? 'staff_forbidden' : 'forbidden';
}

onBothEngines('every call that is not public', (app) => {
  const make = (endpoint: Endpoint, token?: string, id?: string) =>
    app().call(endpoint.spec.method, pathOf(endpoint, id), { token });

  it('refuses visitors and expired tokens, and changes nothing', async () => {
    const { id, email } = await createUser(app());
    const claims = { id, email, role: 'user' as const, isActive: true, tv: 0 };
    const expired = await signToken(JWT_SECRET, claims, app().time.now - 8 * 24 * 60 * 60 * 1000);
    const before = await allRows(app().db);
    for (const endpoint of closed) {
      expect(await make(endpoint), nameOf(endpoint)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', message: 'Bu işlem için giriş yapmanız gerekiyor.' },
      });
      expect(await make(endpoint, expired), nameOf(endpoint)).toMatchObject({
        status: 401,
        body: { code: 'token_expired', message: 'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.' },
      });
    }
    expect(await allRows(app().db)).toEqual(before);
  });

  it.each(ROLES)('refuses %s where another role is asked for, and changes nothing', async (role) => {
    const { token } = await accountOf(app(), role);
    const before = await allRows(app().db);
    for (const endpoint of closed) {
      const { access } = endpoint.spec;
      if (ALLOWED[access]?.includes(role)) continue;
      expect(await make(endpoint, token), nameOf(endpoint)).toMatchObject({
        status: 403,
        body: { code: refusalOf(role, access) },
      });
    }
    expect(await allRows(app().db)).toEqual(before);
  });

  it('lets the right roles past the door', async () => {
    for (const endpoint of closed) {
      for (const role of ALLOWED[endpoint.spec.access] ?? []) {
        const { token, id } = await accountOf(app(), role);
        const { status, body } = await make(endpoint, token, id);
        const at = `${role}: ${nameOf(endpoint)}`;
        expect(status, at).not.toBe(401);
        expect(status, at).toBeLessThan(500);
        expect(['forbidden', 'business_inactive'], at).not.toContain(body?.code);
      }
    }
  });
});

onBothEngines('the document of the API', (app) => {
  const read = async () => (await app().call<Document>('get', '/api/openapi.json')).body;

  it('has every call with method, path, input and answer as agreed', async () => {
    const { paths } = await read();
    for (const { method, path, input, answer } of SPEC_CALLS) {
      const operation = paths[path]?.[method];
      expect.soft(operation, `${method} ${path}`).toBeDefined();
      if (!operation) continue;
      expect
        .soft([...inputsOf(operation)], `input of ${method} ${path}`)
        .toEqual(expect.arrayContaining(input));
      const fields = Object.keys(answerOf(operation)?.properties ?? {});
      expect.soft(fields, `answer of ${method} ${path}`).toEqual(expect.arrayContaining(answer));
    }
  });

  it('gives every entity both spellings of its id', async () => {
    const { paths } = await read();
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        for (const entity of objectsIn(answerOf(operation))) {
          const names = ['_id', 'id'].filter((name) => entity.properties && name in entity.properties);
          expect([0, 2], `${method} ${path} ${Object.keys(entity.properties ?? {})}`).toContain(names.length);
          expect(entity.required ?? [], `${method} ${path}`).toEqual(expect.arrayContaining(names));
        }
      }
    }
  });
});

function inputsOf({ parameters, requestBody }: Operation): Set<string> {
  const bodies = Object.values(requestBody?.content ?? {});
  const fields = bodies.flatMap(({ schema }) =>
    [schema, ...(schema.oneOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties)),
  );
  return new Set([...parameters.map(({ name }) => name), ...fields]);
}

function answerOf({ responses }: Operation): Schema | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = success?.content['application/json']?.schema;
  return schema?.items ?? schema;
}

function* objectsIn(schema: Schema | undefined): Generator<Schema> {
  if (!schema) return;
  if (schema.properties) yield schema;
  for (const inner of [
    schema.items,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...Object.values(schema.properties ?? {}),
  ]) {
    yield* objectsIn(inner);
  }
}
