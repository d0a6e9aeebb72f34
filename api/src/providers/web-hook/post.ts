import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { HookFailure } from 'mf-shared/contracts/web-hooks';
import { isPublicAddress } from './public-address.ts';

/** The whole call: name, connection and answer. */
const TIMEOUT_MS = 10_000;
/** Bytes of an answer that are read; nothing of it is kept. */
const MOST_BYTES = 4096;

/** Finds all addresses of a name, as `dns.lookup` does. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** `allowed`: origins that may be called although they are not public, or not over HTTPS. */
export type Hosts = { allowed: readonly string[]; resolve?: Resolve; timeoutMs?: number };
export type HookPost = { url: string; headers: Readonly<Record<string, string>>; body: string };
export type HookOutcome = { status: number | null; failure: HookFailure | null };

class PrivateAddress extends Error {}

/** Whether the address may be called as it is written. What its name leads to is checked when it is called. */
export function mayCall(url: URL, allowed: readonly string[]): boolean {
  if (allowed.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.username || url.password) return false;
  const host = hostOf(url);
  return isIP(host)
    ? isPublicAddress(host)
    : host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host);
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Posts JSON to an address that people gave. Connects only to addresses of the public internet, decided when the name is
 * resolved for that very connection, so that no later answer of the name can lead inside. Follows no redirect. Never throws.
 */
export async function postHook(
  post: HookPost,
  { allowed, resolve = lookup, timeoutMs }: Hosts,
): Promise<HookOutcome> {
  const url = new URL(post.url);
  if (!mayCall(url, allowed)) return { status: null, failure: 'private' };
  const guarded = allowed.includes(url.origin) ? undefined : onlyPublic(resolve);
  try {
    const status = await send(url, post, guarded, AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS));
    if (status >= 200 && status < 300) return { status, failure: null };
    return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'refused' };
  } catch (error) {
    return { status: null, failure: failureOf(error) };
  }
}

/** Refuses a name as soon as one of its addresses is not public. */
const onlyPublic =
  (resolve: Resolve): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return done(new PrivateAddress(`${name} is not public`), '', 0);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });

function send(
  url: URL,
  { headers, body }: HookPost,
  guarded: LookupFunction | undefined,
  signal: AbortSignal,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // A connection of its own: one that is kept open was checked for another call.
  const options = { method: 'POST', agent: false, signal, ...(guarded && { lookup: guarded }) } as const;
  const length = { 'Content-Length': String(Buffer.byteLength(body)) };
  const sent = request(url, { ...options, headers: { ...headers, ...length } }, (answer) => {
    const { statusCode = 0 } = answer;
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) answer.destroy();
    });
    // The status is the answer; a body that breaks off, or is too long, changes nothing.
    answer.on('close', () => resolve(statusCode));
    answer.on('error', () => resolve(statusCode));
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function failureOf(error: unknown): HookFailure {
  if (error instanceof PrivateAddress) return 'private';
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout';
  return ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code) ? 'unknown' : 'unreachable';
}
