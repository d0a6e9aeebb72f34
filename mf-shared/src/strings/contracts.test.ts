import { readdirSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { limitsOf } from '../../test/limits.ts';

/** Names of types, and typical English or clumsy words; no message may contain any. */
const JARGON =
  /\b(string|number|int|nan|boolean|array|tuple|object|record|undefined|null|invalid|input|expected|received|beklenen|alınan)\b|[<>]=/i;
const WILD: unknown[] = [
  ...[undefined, null, true, Number.NaN, -1, 1.5, 1e300, 2 ** 60, '', ' ', 'x'.repeat(20_000)],
  ...['2026-02-30', [], [null], Array.from({ length: 1000 }, () => ''), {}, { length: -1 }],
];

const names = readdirSync(`${import.meta.dirname}/../contracts`)
  .filter((file) => /^(?!call\.)[\w-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''));

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

/** A schema and all its parts. */
function* partsOf(value: unknown, seen: Set<unknown>): Generator<z.ZodMiniType> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (!isSchema(value)) {
    for (const part of Object.values(value)) yield* partsOf(part, seen);
    return;
  }
  const { def } = value;
  // A custom rule on an already checked value, with its own message.
  if (def.type === 'custom') return;
  yield value;
  // Objects hold their properties behind a getter.
  if ('shape' in def) yield* partsOf(def.shape, seen);
  yield* partsOf({ ...def }, seen);
}

// Each contract must install Turkish itself: a page may load no other one.
beforeEach(() => {
  vi.resetModules();
  z.config({ localeError: undefined });
});

/** The constants and tables of a contract, and the limits of its schemas. */
const limitsIn = (contracts: Record<string, unknown>) =>
  Object.entries(contracts).flatMap(([name, value]) => {
    if (isSchema(value)) return limitsOf(name, value);
    const isChecks = Array.isArray(value) && value.some((one) => typeof one === 'object');
    return typeof value === 'function' || isChecks ? [] : [`${name} = ${JSON.stringify(value)}`];
  });

it.each(names)('%s keeps its limits, and says in Turkish what is wrong with an input', async (name) => {
  const contracts: Record<string, unknown> = await import(`../contracts/${name}.ts`);
  expect(limitsIn(contracts)).toMatchSnapshot();
  const texts = new Set<string>();
  for (const part of partsOf({ ...contracts }, new Set())) {
    for (const value of WILD) {
      for (const { message } of part.safeParse(value).error?.issues ?? []) texts.add(message);
    }
  }
  expect([...texts].filter((text) => JARGON.test(text) || !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
});
