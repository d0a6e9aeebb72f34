import type { Context } from 'hono';
import { encodingFor, WORTH_COMPRESSING } from './encoding.ts';
import type { HttpEnv } from './env.ts';
import type { RawJson } from './raw-json.ts';

export type AnswerHeaders = Record<string, string>;

/**
 * Answers JSON, compressed where that pays and the caller can read it. With `validates` the answer carries a validator,
 * and a caller that has these bytes already gets 304. The headers are plain, which the server writes without work.
 */
export async function jsonAnswer(
  c: Context<HttpEnv>,
  json: RawJson,
  { status, headers, validates = false }: { status: number; headers: AnswerHeaders; validates?: boolean },
): Promise<Response> {
  headers['Content-Type'] = 'application/json';
  const isLong = json.bytes.byteLength > WORTH_COMPRESSING;
  const encoding = isLong ? encodingFor(c.req.header('accept-encoding')) : null;
  if (isLong) headers.Vary = headers.Vary ? `${headers.Vary}, Accept-Encoding` : 'Accept-Encoding';
  if (validates) {
    headers.ETag = json.tag(encoding);
    if (knows(c.req.header('if-none-match'), headers.ETag))
      return new Response(null, { status: 304, headers });
  }
  if (!encoding) return new Response(json.bytes, { status, headers });
  headers['Content-Encoding'] = encoding;
  return new Response((await json.compressed(encoding)) as Uint8Array<ArrayBuffer>, { status, headers });
}

/** Whether one of the tags of an `If-None-Match` is this one. A proxy that compresses makes tags weak. */
const knows = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
