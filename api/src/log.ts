import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The process's log: one JSON line per event. A failure is logged with kind, code, message and place. Fields that
 * drivers add are left out: they may contain whole rows.
 */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describe } }, ...(to ? [to] : []));

function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
