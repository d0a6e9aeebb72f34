import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The process's log: one JSON line an event. Of a failure it keeps kind, code, message and place, and none of what
 * drivers add to it, which may hold whole rows.
 */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describe } }, ...(to ? [to] : []));

function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
