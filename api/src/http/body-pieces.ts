import { setImmediate as turn } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ErrorCode } from 'mf-shared/contracts/errors';
import { AppError } from '../base/app-error.ts';
import { breatheWhenLong } from '../base/breathe.ts';
import type { HttpEnv } from './env.ts';

/** Keeps the work on one piece short, however much a sender puts into one write. */
const PIECE_BYTES = 16 * 1024;
/** A sender that is silent for this long has lost the connection, or only blocks the place of others. */
const STALL_MS = 20_000;
const DISCARDED_BYTES = 64 * 1024 * 1024;

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Bounds = { maxBytes: number; code: ErrorCode };

/**
 * Refuses a body whose declared length is beyond `maxBytes`. Reads nothing of it.
 * @throws `code`
 */
export function refuseDeclared(c: Context<HttpEnv>, { maxBytes, code }: Bounds): void {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError(code);
}

/**
 * The body as it arrives, in pieces of at most 16 KB.
 * @throws `code` as soon as more than `maxBytes` came
 * @throws `upload_stalled` when nothing comes for 20 seconds
 */
export async function* bodyPieces(c: Context<HttpEnv>, bounds: Bounds): AsyncGenerator<Uint8Array> {
  refuseDeclared(c, bounds);
  const reader: Reader | undefined = c.req.raw.body?.getReader();
  if (!reader) return;
  const { stalled, timer } = watchForStall();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stalled]);
      if (done) return;
      timer.refresh();
      bytes += value.length;
      if (bytes > bounds.maxBytes) throw new AppError(bounds.code);
      for (let at = 0; at < value.length; at += PIECE_BYTES) {
        // Pieces that have already arrived come at once: many senders together would block all other work.
        await breatheWhenLong();
        yield value.subarray(at, at + PIECE_BYTES);
      }
    }
  } finally {
    clearTimeout(timer);
    void discard(reader);
  }
}

/**
 * The text of a body that is one piece at most, as its sender declares; null for any other. Much cheaper than its
 * pieces, since it needs no stream. The server reads no further than the declared length.
 * @throws `upload_stalled` when it is not there after 20 seconds
 */
export async function shortText(c: Context<HttpEnv>): Promise<string | null> {
  const declared = c.req.header('content-length');
  if (declared === undefined || Number(declared) > PIECE_BYTES) return null;
  const { stalled, timer } = watchForStall();
  try {
    const text = await Promise.race([c.req.raw.text(), stalled]);
    await breatheWhenLong();
    return text;
  } finally {
    clearTimeout(timer);
  }
}

/** `stalled` rejects with `upload_stalled` 20 seconds after the last refresh of `timer`. */
function watchForStall(): { stalled: Promise<never>; timer: NodeJS.Timeout } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const timer = setTimeout(() => reject(new AppError('upload_stalled')), STALL_MS).unref();
  return { stalled: promise, timer };
}

/**
 * Drops what still comes after a refusal: a cancel would end the connection before the answer is out. The server itself
 * ends a connection that goes on sending. So a bound here is only for streams that are no connection.
 */
async function discard(reader: Reader): Promise<void> {
  try {
    for (let bytes = 0; bytes < DISCARDED_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
      await turn();
    }
  } catch {
    // The sender has gone.
  }
}
