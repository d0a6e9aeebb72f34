import pg from 'pg';
import type { Logger } from 'pino';
import type { Transport } from './network-bus.ts';
import { Assembly, toPieces } from './pieces.ts';

const CHANNEL = 'topla_frames';
const CHECK_EVERY_MS = 30_000;
const QUERY_TIMEOUT_MS = 10_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5000;

type Handlers = { onText: (text: string) => void; onGap: () => void };

/**
 * Frames over PostgreSQL's LISTEN/NOTIFY, on its own connection. Reconnects for ever after a loss. Other processes miss
 * the frames sent meanwhile; `onGap` tells when the connection is back. Rejects when the first connection cannot be
 * made.
 */
export async function openPostgresTransport(
  url: string,
  handlers: Handlers,
  log: Logger,
): Promise<Transport> {
  const link = new PostgresLink(url, handlers, log);
  await link.connect();
  return link;
}

class PostgresLink implements Transport {
  readonly #url: string;
  readonly #handlers: Handlers;
  readonly #log: Logger;
  #client: pg.Client | null = null;
  #check: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(url: string, handlers: Handlers, log: Logger) {
    this.#url = url;
    this.#handlers = handlers;
    this.#log = log;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      keepAliveInitialDelayMillis: QUERY_TIMEOUT_MS,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    const assembly = new Assembly();
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('connection ended')));
    client.on('notification', ({ payload = '' }) => {
      const text = assembly.add(payload);
      if (text !== null) this.#handlers.onText(text);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    // Nothing else would notice a peer that vanished silently.
    this.#check = setInterval(() => {
      client.query('select 1').catch((error: Error) => this.#lose(client, error));
    }, CHECK_EVERY_MS);
    this.#check.unref();
  }

  async send(text: string): Promise<void> {
    const client = this.#client;
    if (!client) throw new Error('the connection for notifications is lost');
    // Queued on one connection in this order. Each has its own statement, since the size of one transaction is limited.
    await Promise.all(
      toPieces(text).map((piece) => client.query('select pg_notify($1, $2)', [CHANNEL, piece])),
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#check);
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    clearInterval(this.#check);
    this.#log.warn({ err: error }, 'connection for notifications lost');
    client.end().catch(() => {});
    this.#reconnect(0);
  }

  #reconnect(attempt: number): void {
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
    this.#retry = setTimeout(() => {
      this.connect().then(
        () => this.#closed || this.#handlers.onGap(),
        () => this.#closed || this.#reconnect(attempt + 1),
      );
    }, delay);
  }
}
