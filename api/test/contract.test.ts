import { expect, it } from 'vitest';
import { onBothEngines } from './harness.ts';
import { SPEC_CALLS } from './spec-calls.ts';

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
