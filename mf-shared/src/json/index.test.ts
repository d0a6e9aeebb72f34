import { expect, it } from 'vitest';
import { JsonTooComplex, parseJson } from './index.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const list = (values: number) => `[${Array(values).fill('1').join(',')}]`;

it('reads what any reader reads', () => {
  const value = { a: [1, { b: 'x, [y] {z} "w" \\', c: null }], d: '' };
  expect(parseJson(JSON.stringify(value))).toEqual(value);
});

it('reads 32 levels and refuses the next', () => {
  expect(() => parseJson(nested(32))).not.toThrow();
  expect(() => parseJson(nested(33))).toThrow(JsonTooComplex);
  expect(() => parseJson(`{"a":${nested(31)}}`)).not.toThrow();
  expect(() => parseJson(`{"a":${nested(32)}}`)).toThrow(JsonTooComplex);
  // A closed list no longer counts as a level.
  expect(parseJson(`[${Array(40).fill('{}').join()}]`)).toHaveLength(40);
});

it('reads 10,000 values and refuses the next', () => {
  // The list itself counts too.
  expect(parseJson(list(9_999))).toHaveLength(9_999);
  expect(() => parseJson(list(10_000))).toThrow(JsonTooComplex);
});

it('counts nothing within texts, whatever quotes and marks they hold', () => {
  const text = `\\"${'[{,'.repeat(20_000)}`;
  expect(parseJson(JSON.stringify([text, text]))).toEqual([text, text]);
});

it.each(['', '{', '"abc', '[1,]', 'x', ']'.repeat(50)])('throws a SyntaxError for %j', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
