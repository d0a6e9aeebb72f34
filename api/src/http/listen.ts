import { createServer, type Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { HttpEnv } from './env.ts';

/** How long callers may take, ms. */
type Patience = {
  /** Until the last header of a request has arrived. */
  headersTimeout: number;
  /** Until the whole request has arrived: the largest photos over a slow line take minutes. */
  requestTimeout: number;
  /** Between two requests of one connection. */
  keepAliveTimeout: number;
  /** Between two checks for slow callers. */
  connectionsCheckingInterval: number;
};

const PATIENCE: Patience = {
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 5000,
};

/** Serves the application at the address of the settings. Cuts off callers that are too slow with their request. */
export const listen = (
  app: Pick<Hono<HttpEnv>, 'fetch'>,
  { host, port }: Pick<Config, 'host' | 'port'>,
  patience: Patience = PATIENCE,
): Server =>
  serve({ fetch: app.fetch, hostname: host, port, createServer, serverOptions: patience }) as Server;
