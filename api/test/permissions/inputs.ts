import { type Call, paramNames } from 'mf-shared/contracts/call';
import * as z from 'zod/mini';
import type { Ask } from './row.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; oneOf?: Schema[] };

/** Inputs that name a thing or a person. */
const ID = /^(_id|id|ids|\w+Ids?|user[AB]|player|userEmail|endpoint|before|photos|name)$/;
/** These are words of a closed list or the caller's own; `name` is an id only in an address. */
const NO_ID = new Set([
  'body.name',
  'params.kind',
  'params.provider',
  'params.receiverModel',
  'body.clientId',
]);

const schemaOf = (schema: unknown): Schema =>
  schema ? (z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

function* leaves(schema: Schema, path: string): Generator<string> {
  for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* leaves(variant, path);
  if (schema.items) yield* leaves(schema.items, path);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield `${path}.${name}`;
    yield* leaves(inner, `${path}.${name}`);
  }
}

/** The id inputs of a call, such as `body.hours.fieldId`. */
export function idInputs({ path, params, query, body }: Call): string[] {
  const all = [
    ...(params ? leaves(schemaOf(params), 'params') : paramNames(path).map((name) => `params.${name}`)),
    ...leaves(schemaOf(query), 'query'),
    ...leaves(schemaOf(body), 'body'),
  ];
  const isId = (path: string) => {
    const name = path.split('.').at(-1) ?? '';
    if (NO_ID.has(path) || (name === 'name' && !path.startsWith('params.'))) return false;
    return path.startsWith('params.') || ID.test(name);
  };
  return [...new Set(all.filter(isId))];
}

function* given(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) for (const inner of value) yield* given(inner, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      yield `${path}.${name}`;
      yield* given(inner, `${path}.${name}`);
    }
}

/** The inputs that a call sends, including the JSON in texts of a form. */
export function givenInputs({ params, query, json, form }: Ask): string[] {
  const fields = Object.fromEntries([...(form?.entries() ?? [])].map(([name, value]) => [name, read(value)]));
  return [...given(params, 'params'), ...given(query, 'query'), ...given(json ?? fields, 'body')];
}

function read(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}
