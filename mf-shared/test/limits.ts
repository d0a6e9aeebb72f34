import * as z from 'zod/mini';

type Drawn = {
  type?: string;
  properties?: Record<string, Drawn>;
  required?: string[];
  items?: Drawn;
  prefixItems?: Drawn[];
  anyOf?: Drawn[];
  oneOf?: Drawn[];
} & Record<string, unknown>;

const LIMITS = [
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern', 'format', 'enum', 'const', 'default'],
];
/** The default limit of every whole number. */
const isSafe = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

function* linesOf(name: string, drawn: Drawn, isRequired = true): Generator<string> {
  const { type = '', properties = {}, required = [], items, prefixItems = [], anyOf, oneOf } = drawn;
  const limits = LIMITS.filter((limit) => limit in drawn && !isSafe(drawn[limit]));
  const texts = limits.map((limit) => `${limit} ${JSON.stringify(drawn[limit])}`);
  if (texts.length > 0) yield `${name}${isRequired ? '' : '?'} ${type} ${texts.join(', ')}`;
  for (const [key, part] of Object.entries(properties))
    yield* linesOf(`${name}.${key}`, part, required.includes(key));
  for (const part of items ? [items, ...prefixItems] : prefixItems) yield* linesOf(`${name}[]`, part);
  for (const part of anyOf ?? oneOf ?? []) yield* linesOf(`${name}|`, part, isRequired);
}

/** Limits of a schema and its parts, one a line; `?` marks optional ones. */
export const limitsOf = (name: string, schema: z.ZodMiniType): string[] => [
  ...linesOf(name, z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }) as Drawn),
];
