import type { Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { HttpEnv } from './env.ts';

/** Parts that a ready server needs; the names appear in the answer. */
const PARTS: Record<string, (ctx: AppContext) => Promise<unknown>> = {
  // Makes a real write, since a full or read-only disk still reads.
  database: ({ db, clock }) => db.q.updateTable('health').set({ checked_at: clock() }).execute(),
  photos: ({ storage }) => storage.check(),
};
const PATIENCE_MS = 2000;
/** Callers share an answer of this age, so that asking costs nothing. */
const KEPT_MS = 2000;

/**
 * Mounts `/livez` and `/healthz`, which answer while the process serves, and `/readyz`, which answers 503 and names the
 * parts that are unusable now.
 */
export function mountHealth(app: Hono<HttpEnv>): void {
  const alive = (c: Context<HttpEnv>) => c.json({ ok: true });
  app.get('/livez', alive);
  app.get('/healthz', alive);
  let latest: { at: number; failing: Promise<string[]> } | undefined;
  app.get('/readyz', async (c) => {
    const now = performance.now();
    if (!latest || now - latest.at > KEPT_MS) latest = { at: now, failing: failingParts(c.var.app) };
    const failing = await latest.failing;
    if (failing.length === 0) return c.json({ ok: true });
    c.header('Retry-After', '5');
    return c.json({ ok: false, failing }, 503);
  });
}

async function failingParts(ctx: AppContext): Promise<string[]> {
  const names = Object.entries(PARTS).map(async ([name, check]) => {
    try {
      await withinPatience(check(ctx));
      return [];
    } catch (error) {
      ctx.log.warn({ err: error, part: name }, 'not ready');
      return [name];
    }
  });
  return (await Promise.all(names)).flat();
}

function withinPatience(work: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
