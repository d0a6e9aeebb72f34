import { randomUUID } from 'node:crypto';
import type { AppContext } from '../context.ts';
import type { Endpoint } from './endpoint.ts';
import { onError } from './on-error.ts';
import { logCall } from './request-log.ts';
import { headersOf } from './security-headers.ts';

/**
 * The frame of every call: gives the request its id and the answer its headers, turns a failure into an answer, and
 * writes the line of the log. The headers are a plain object until the answer is made: setting them one by one costs
 * more than most handlers.
 */
export function callFrame(context: AppContext): (endpoint: Endpoint) => Endpoint['handle'] {
  const common = { ...headersOf(context.config), 'Cache-Control': 'no-store' };
  return ({ call, handle }) =>
    async (c) => {
      const start = performance.now();
      const requestId = randomUUID();
      c.set('app', context);
      c.set('requestId', requestId);
      c.set('route', call.path);
      c.set('headers', { ...common, 'X-Request-Id': requestId });
      const response = await handle(c).catch((error: Error) => onError(error, c));
      logCall(c, { status: response.status, start });
      return response;
    };
}
