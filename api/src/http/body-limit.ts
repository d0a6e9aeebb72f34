import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/business';
import type { ErrorCode } from 'mf-shared/contracts/errors';
import { AppError } from './app-error.ts';
import type { HttpEnv } from './env.ts';

const TEXT_BYTES = 256 * 1024;
/** Room above the photos, so that one that is somewhat too large is named instead of refused unread. */
const SLACK_BYTES = 2 * MAX_PHOTO_BYTES;

const limitTo = (maxSize: number, code: ErrorCode): MiddlewareHandler<HttpEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(code);
    },
  });

/**
 * What refuses a body that is larger than a call with such `files` (name and count) can need: by its declared length, or while
 * it is read where none is declared. Throws `body_too_large`, or `photo_too_large` where photos may come along.
 */
export function bodyLimitFor(files: Record<string, number>): (c: Context<HttpEnv>) => Promise<void> {
  const photos = Object.values(files).reduce((sum, count) => sum + count, 0);
  const text = limitTo(TEXT_BYTES, 'body_too_large');
  const upload = photos > 0 ? limitTo(photos * MAX_PHOTO_BYTES + SLACK_BYTES, 'photo_too_large') : text;
  return async (c) => {
    const isMultipart = c.req.header('content-type')?.startsWith('multipart/') ?? false;
    await (isMultipart ? upload : text)(c, async () => {});
  };
}
