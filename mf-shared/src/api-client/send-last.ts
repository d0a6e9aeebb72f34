import type { BodyOf, Call, Schema } from '../contracts/call.ts';
import { underApi, writeJson } from './address.ts';

/**
 * Sends a call of a session that ends, even as the page goes. The session's token comes along, since the browser may
 * have forgotten it. No answer is read, and a failure is no error.
 */
export async function sendLast<C extends Call>(
  { method, path }: C,
  token: string,
  body?: C extends { body: Schema } ? BodyOf<C> : undefined,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(underApi(path), {
    method: method.toUpperCase(),
    keepalive: true,
    ...(body === undefined
      ? { headers }
      : { headers: { ...headers, 'Content-Type': 'application/json' }, body: writeJson(body) }),
  }).catch(() => {});
}
