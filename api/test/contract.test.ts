import { type Call, paramNames } from 'mf-shared/contracts/call';
import { expect, it } from 'vitest';
import { openApiDocument } from '../src/http/openapi.ts';
import { calls } from './calls.ts';
import { onBothEngines } from './harness.ts';
import { SPEC_CALLS } from './spec-calls.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

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

  it('says which inputs are numbers, and within what bounds', async () => {
    const { paths } = await read();
    const query = (path: string, name: string) =>
      paths[path]?.get?.parameters.find((one) => one.name === name)?.schema;
    const body = (method: string, path: string) =>
      paths[path]?.[method]?.requestBody?.content['application/json']?.schema;
    expect(query('/api/tournaments', 'limit')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
    expect(query('/api/geo/reverse', 'lat')).toEqual({ type: 'number', minimum: -90, maximum: 90 });
    expect(query('/api/requests', 'teamSize')).toEqual({ type: 'integer', minimum: 5, maximum: 11 });
    expect(body('post', '/api/business/{id}/ratings')?.properties?.rating).toEqual({
      ...{ type: 'integer', minimum: 1, maximum: 5 },
    });
    const rule = body('put', '/api/business/prices')?.properties?.rules?.items;
    expect(rule?.properties?.price).toEqual({ type: 'integer', minimum: 1, maximum: 100_000 });
    const ads = body('post', '/api/requests')?.oneOf ?? [];
    expect(ads[0]?.properties?.teamSize).toEqual({ type: ['number', 'null'] });
  });

  it('requires every input without which a call is refused', async () => {
    const { paths } = await read();
    for (const call of calls) {
      const name = `${call.method} ${call.path}`;
      const operation = paths[`/api${call.path.replace(/:(\w+)/g, '{$1}')}`]?.[call.method];
      const required = (place: string) =>
        operation?.parameters.filter((one) => one.in === place && one.required).map((one) => one.name);
      expect.soft(required('path'), name).toEqual(paramNames(call.path));
      expect.soft(required('query'), name).toEqual(expect.arrayContaining(refusedWithout(call.query)));
      for (const { schema } of Object.values(operation?.requestBody?.content ?? {})) {
        for (const body of schema.oneOf ?? [schema]) {
          expect.soft(body.required ?? [], name).toEqual(expect.arrayContaining(refusedWithout(call.body)));
        }
      }
    }
  });

  it('leaves to the caller what a call goes without', async () => {
    const { paths } = await read();
    const required = (path: string) =>
      paths[path]?.get?.parameters.filter((one) => one.required).map((one) => one.name);
    expect(required('/api/requests')).toEqual(['type']);
    expect(required('/api/tournaments')).toEqual([]);
    expect(required('/api/match-clashes')).toEqual(['matchDate', 'hour']);
    expect(required('/api/reservations/weekly-user')).toEqual(['businessId', 'startDate', 'endDate']);
    const profile = paths['/api/profile/user/update']?.put?.requestBody?.content['application/json']?.schema;
    expect(profile?.required).toEqual(['fullName', 'email', 'position']);
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

it('the API takes of every input what it took before, within the same bounds', () => {
  const { paths } = openApiDocument(calls, 'Topla') as Document;
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, requestBody }]) => [
      `${method} ${path}`,
      ...parameters.flatMap(({ name, schema }) => boundsOf(schema, `?${name}`)),
      ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => boundsOf(schema, type)),
    ]),
  );
  expect(lines.join('\n')).toMatchSnapshot();
});

/** Names of the inputs that an empty request is refused for. */
function refusedWithout(schema: Call['query']): PropertyKey[] {
  return schema?.safeParse({}).error?.issues.flatMap(({ path }) => path.slice(0, 1)) ?? [];
}

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

/** The innermost parts of an input with their bounds, one line each. */
function boundsOf(
  { properties, required = [], items, anyOf, oneOf, ...bounds }: Schema,
  at: string,
): string[] {
  const inner = [
    ...Object.entries(properties ?? {}).flatMap(([name, schema]) =>
      boundsOf(schema, `${at}.${name}${required.includes(name) ? '' : '?'}`),
    ),
    ...(items ? boundsOf(items, `${at}[]`) : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap((schema, n) => boundsOf(schema, `${at}|${n}`)),
  ];
  const said = Object.entries(bounds).filter(([name]) => !['$schema', 'additionalProperties'].includes(name));
  const own = said.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(' ');
  return own === 'type="object"' ? inner : [`  ${at}: ${own}`, ...inner];
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
