import type { Context } from 'hono';
import type { Encoding } from 'mf-shared/contracts/call';
import { JsonTooComplex, parseJson } from 'mf-shared/json';
import type * as z from 'zod/mini';
import { AppError } from '../base/app-error.ts';
import { bodyPieces, refuseDeclared, shortText } from './body-pieces.ts';
import type { HttpEnv } from './env.ts';
import { type FormBounds, formBounds, TEXT_BYTES } from './form-bounds.ts';
import { isForm, type Multipart, readMultipart } from './multipart.ts';
import { uploadRoom } from './upload-room.ts';

/** A body as it came, and its files. */
export type Body = { raw: unknown; files: Multipart['files'] };
/** Reads a body and passes it on. Frees its memory when `work` is done. */
type WithBody = <T>(c: Context<HttpEnv>, sender: string, work: (body: Body) => Promise<T>) => Promise<T>;

/** Pairs of an HTML form: banks send about ten. */
const MAX_PAIRS = 100;

/**
 * Makes the reader of one call's bodies, which reads no further than the call can need.
 * @throws `body_too_large`, `photo_too_large`, `body_too_complex`, `malformed_json`, `photos_busy`, `upload_stalled`
 * @throws `validation` at an input with too many files
 */
export function bodyReader(
  schema: z.ZodMiniType,
  encoding: Encoding,
  files: Readonly<Record<string, number>>,
): WithBody {
  const bounds = formBounds(schema, files);
  return async (c, sender, work) => {
    if ((encoding === 'multipart' || encoding === 'any') && isForm(c)) return upload(c, bounds, sender, work);
    const text = await readText(c);
    return work({ raw: encoding === 'form' ? pairsOf(text) : jsonOf(text), files: {} });
  };
}

async function upload<T>(
  c: Context<HttpEnv>,
  bounds: FormBounds,
  sender: string,
  work: (body: Body) => Promise<T>,
): Promise<T> {
  refuseDeclared(c, bounds.body);
  const place = uploadRoom.placeFor(sender);
  try {
    const { fields, files } = await readMultipart(c, bounds, place);
    return await work({ raw: fields, files });
  } finally {
    place.leave();
  }
}

async function readText(c: Context<HttpEnv>): Promise<string> {
  const short = await shortText(c);
  if (short !== null) return short;
  const pieces: Uint8Array[] = [];
  for await (const piece of bodyPieces(c, { maxBytes: TEXT_BYTES, code: 'body_too_large' })) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new AppError(error instanceof JsonTooComplex ? 'body_too_complex' : 'malformed_json');
  }
}

function pairsOf(text: string): Record<string, string> {
  if (text.split('&', MAX_PAIRS + 1).length > MAX_PAIRS) throw new AppError('body_too_complex');
  return Object.fromEntries(new URLSearchParams(text));
}
