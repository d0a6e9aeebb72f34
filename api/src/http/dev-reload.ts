import { existsSync, type FSWatcher, globSync, watch } from 'node:fs';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Config } from '../config.ts';
import type { HttpEnv } from './env.ts';

/** A build writes many files. The page reloads once, after the last of them. */
const QUIET_MS = 50;

/** Tells a developer's pages that a front end was built: an event stream at `/dev/reload`. */
export function mountDevReload(app: Hono<HttpEnv>, { webRoot, developerFiles }: Config): void {
  if (!webRoot || !developerFiles) return;
  app.get('/dev/reload', (c) =>
    streamSSE(c, async (stream) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      let timer: NodeJS.Timeout | undefined;
      const tell = () => {
        clearTimeout(timer);
        timer = setTimeout(() => void stream.writeSSE({ data: 'built' }), QUIET_MS);
      };
      const watchers = globSync(`${webRoot}/*/dist`)
        .filter(existsSync)
        .map((dir): FSWatcher => watch(dir, { recursive: true }, tell));
      stream.onAbort(end);
      // An open stream would keep the process from ending.
      process.once('SIGTERM', end);
      await ended;
      process.off('SIGTERM', end);
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
    }),
  );
}
