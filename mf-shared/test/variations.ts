import { hash } from 'node:crypto';
import { HOUR_MS, WEEK_MS } from 'mf-shared/time';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** Another answer of a call, named by its difference. */
export type Variation = { name: string; answer: Json };
/** Names of counts and amounts; a screen may have special words for zero. */
const COUNTED = /count|total|amount|price|rating|unread|waiting|ahead|sort|size|fee/i;
/** Lines of a difference that are kept; the rest is only compared. */
const KEPT = 8;

/** Copies an answer with another `value` at a path. */
function withAt(answer: Json, path: readonly (string | number)[], value: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(answer)) return answer.map((one, i) => (i === step ? withAt(one, rest, value) : one));
  const known = answer as Record<string, Json>;
  return { ...known, [step]: withAt(known[step] ?? null, rest, value) };
}

/**
 * Creates variants of an answer with one difference each: a list is empty, reversed or the only one with rows, a
 * boolean is flipped, or a count outside lists is zero. Only a list's first row varies.
 */
export function variationsOf(answer: Json): Variation[] {
  const found: Variation[] = [];
  const visit = (value: Json, path: (string | number)[]) => {
    const name = path.join('.') || 'answer';
    const add = (what: string, other: Json) =>
      found.push({ name: `${name} ${what}`, answer: withAt(answer, path, other) });
    if (Array.isArray(value)) {
      // A place on the map is no list.
      if (typeof value[0] === 'number') return;
      if (value.length > 0) add('without rows', []);
      if (value.length > 1) add('turned round', value.toReversed());
      const [first] = value;
      if (first !== undefined && typeof first === 'object') visit(first, [...path, 0]);
    } else if (value !== null && typeof value === 'object') {
      const lists = Object.keys(value).filter((key) => Array.isArray(value[key]) && value[key].length > 0);
      const emptied = Object.fromEntries(lists.map((key) => [key, []]));
      for (const key of lists.length > 1 ? lists : []) {
        add(`with ${key} alone`, { ...value, ...emptied, [key]: value[key] ?? [] });
      }
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
    } else if (typeof value === 'boolean') add(String(!value), !value);
    else if (typeof value === 'number' && value !== 0 && COUNTED.test(name) && !path.includes(0)) add('0', 0);
  };
  visit(answer, []);
  return found;
}

/** The instants (ms) in an answer, as numbers or ISO strings, up to a week from `now`, with ends of hours. */
export function instantsIn(answer: Json, now: number): number[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => instantsIn(one, now));
  if (answer !== null && typeof answer === 'object') {
    const starts = instantsIn(answer.startsAt ?? null, now);
    return [
      ...Object.values(answer).flatMap((one) => instantsIn(one, now)),
      ...starts.map((at) => at + HOUR_MS),
    ];
  }
  const isDate = typeof answer === 'string' && /^\d{4}-\d\d-\d\dT/.test(answer);
  const at = isDate ? Date.parse(answer) : typeof answer === 'number' ? answer : 0;
  return Math.abs(at - now) <= WEEK_MS ? [at] : [];
}

const lessLines = (lines: readonly string[], other: readonly string[]): string[] => {
  const left = [...other];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** The difference of two outlines: removed lines, new lines, or another order. */
export function difference(before: string, after: string): string[] {
  if (before === after) return [];
  const [one, other] = [before.split('\n'), after.split('\n')];
  const told = [
    ...lessLines(one, other).map((line) => `- ${line}`),
    ...lessLines(other, one).map((line) => `+ ${line}`),
  ];
  const rest = told.length > KEPT || told.length === 0 ? [`… ${hash('sha1', after).slice(0, 8)}`] : [];
  return [...told.slice(0, KEPT), ...rest];
}
