import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiErrorBody, ErrorCode } from 'mf-shared/contracts/errors';
import { AppError } from '../base/app-error.ts';
import { isUnavailable } from '../db/errors.ts';
import type { HttpEnv } from './env.ts';

/**
 * The one place that turns failures into HTTP: refusals as they are, everything else a bare 500 with an id. No cache
 * keeps any of them, whatever the failed answer allowed.
 */
export function onError(error: Error, c: Context<HttpEnv>): Response {
  for (const [name, value] of Object.entries(c.get('headers') ?? {})) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  const requestId = c.get('requestId');
  const refusal = asRefusal(error);
  if (refusal) {
    if (refusal.cause) c.var.app.log.error({ err: refusal.cause, requestId }, refusal.code);
    if (refusal.details.retryAfter) c.header('Retry-After', String(refusal.details.retryAfter));
    return c.json(bodyOf(refusal), refusal.status);
  }
  if (isUnavailable(error)) {
    c.var.app.log.error({ err: error, requestId }, 'database unavailable');
    c.header('Retry-After', '5');
    return c.json(bodyOf(new AppError('unavailable')), 503);
  }
  c.var.app.log.error({ err: error, requestId }, 'unexpected failure');
  const internal = new AppError('internal');
  return c.json({ ...bodyOf(internal), requestId }, 500);
}

function asRefusal(error: Error): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof HTTPException)) return null;
  const codes: Record<number, ErrorCode> = { 400: 'malformed_json', 404: 'not_found', 413: 'body_too_large' };
  const code = codes[error.status];
  return code ? new AppError(code) : null;
}

function bodyOf(error: AppError): ApiErrorBody {
  const { fields, about } = error.details;
  return { message: error.message, code: error.code, ...(fields && { fields }), ...(about ? { about } : {}) };
}
