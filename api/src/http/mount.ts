import type { Hono } from 'hono';
import type { Call } from 'mf-shared/contracts/call';
import type { Endpoint } from './endpoint.ts';
import type { HttpEnv } from './env.ts';

type Place = Pick<Call, 'method' | 'path'>;

const isParam = (part: string) => part.startsWith(':');

/**
 * Sort key of a path: a path with a fixed part comes before one with a parameter there (`/users/search`, `/users/:id`).
 */
const generality = (path: string) =>
  path
    .split('/')
    .map((part) => (isParam(part) ? '1' : '0'))
    .join('');

/**
 * Serves the calls below `/api`. The order of `endpoints` does not matter: a fixed part comes before a parameter. Mount
 * them before what is there for all addresses: a call has its own frame, which costs less.
 */
export function mountEndpoints(
  app: Hono<HttpEnv>,
  endpoints: readonly Endpoint[],
  frame: (endpoint: Endpoint) => Endpoint['handle'] = ({ handle }) => handle,
): void {
  const ordered = endpoints.toSorted((one, other) =>
    generality(one.call.path) < generality(other.call.path) ? -1 : 1,
  );
  for (const one of ordered) app.on(one.call.method.toUpperCase(), `/api${one.call.path}`, frame(one));
}

/** Whether `other` matches every address that `one` matches. */
const isWithin = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && other.every((part, n) => isParam(part) || part === one[n]);

/** Whether both match a common address. */
const overlaps = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length &&
  one.every((part, n) => part === other[n] || isParam(part) || isParam(other[n] ?? ''));

/**
 * Pairs of calls of one method that share addresses while neither is more specific: the order of mounting would decide
 * which of them answers.
 */
export function ambiguousPairs(calls: readonly Place[]): string[] {
  return calls.flatMap((one, n) =>
    calls.slice(n + 1).flatMap((other) => {
      const [a, b] = [one.path.split('/'), other.path.split('/')];
      if (one.method !== other.method || !overlaps(a, b) || isWithin(a, b) !== isWithin(b, a)) return [];
      return [`${one.method} ${one.path} ${other.path}`];
    }),
  );
}
