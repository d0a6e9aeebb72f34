import type { Call, Schema } from 'mf-shared/contracts/call';
import { USUAL_LIMITS } from 'mf-shared/contracts/health';
import * as z from 'zod/mini';
import { FRIDAY } from './booking.ts';
import { nameOf } from './calls.ts';

type Json = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  minLength?: number;
  minimum?: number;
  minItems?: number;
};
/** Values of inputs, by name. */
export type Known = Readonly<Record<string, unknown>>;

/** Inputs whose form a schema does not tell, by name. */
const WORDS: Known = {
  ...{ date: FRIDAY, matchDate: FRIDAY, startDate: '2026-11-18', endDate: '2026-11-24' },
  ...{ from: '2026-11-18', to: '2026-11-24', hour: '20:30', timeSlot: '21:00-22:00', fieldName: 'Saha 1' },
  ...{ city: 'İstanbul', lat: 41, lng: 29, email: 'biri@oyuncu.test' },
  ...{ earliest: '20:00', latest: '22:00' },
  ...{ url: 'https://ornek.com/uyari', version: 0, ...USUAL_LIMITS },
};

function sampleOf(json: Json, known: Known, name = ''): unknown {
  const { type, anyOf, oneOf, minLength = 1, minimum = 1, minItems = 0 } = json;
  const given = known[name];
  if (given !== undefined) return type === 'string' ? String(given) : given;
  if ('const' in json) return json.const;
  const [first] = json.enum ?? anyOf ?? oneOf ?? [];
  if (first !== undefined) return json.enum ? first : sampleOf(first as Json, known, name);
  if (type === 'object') return objectOf(json, known);
  if (type === 'array') return Array.from({ length: minItems }, () => sampleOf(json.items ?? {}, known));
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  return 'Topla'.padEnd(minLength, '.');
}

const objectOf = ({ properties = {}, required = [] }: Json, known: Known) =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, known, name)]));

/** The smallest input that the schema accepts; `known` names values for its required inputs. */
function smallest(call: Call, schema: Schema | undefined, known: Known): Record<string, unknown> {
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const words = { ...WORDS, ...known };
  const value = sampleOf(json, words) as Record<string, unknown>;
  if (!schema.safeParse(value).error) return value;
  // One of its optional inputs may be needed.
  for (const name of Object.keys(json.properties ?? {}).filter((one) => one in words)) {
    const more = { ...value, [name]: sampleOf(json.properties?.[name] ?? {}, words, name) };
    if (!schema.safeParse(more).error) return more;
  }
  throw new Error(`${nameOf(call)} needs a row of its own: ${JSON.stringify(value)} is not valid`);
}

/**
 * The smallest valid query and body of a call.
 * @throws Error for a call whose schemas do not tell what they accept
 */
export function validInput(call: Call, known: Known = {}) {
  const query = Object.entries(smallest(call, call.query, known)).map(([name, value]) => [
    name,
    String(value),
  ]);
  return {
    query: Object.fromEntries(query) as Record<string, string>,
    ...(call.body ? { json: smallest(call, call.body, known) } : {}),
  };
}
