import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Transport } from './network-bus.ts';

const CHANNEL = 'topla:frames';
const LONGEST_DELAY_MS = 5000;
/** A Redis that does not answer for this long counts as gone, ms. */
const PATIENCE_MS = 2000;

/**
 * Frames over Redis publish/subscribe. The subscription has its own connection. Both reconnect by themselves; `onGap`
 * tells when the subscription was away. Rejects when the first connection cannot be made or is not answered.
 */
export async function openRedisTransport(
  url: string,
  handlers: { onText: (text: string) => void; onGap: () => void },
  log: Logger,
): Promise<Transport> {
  const retryStrategy = (attempt: number) => Math.min(LONGEST_DELAY_MS, 100 * 2 ** attempt);
  const options = {
    ...{ retryStrategy, lazyConnect: true, keepAlive: 10_000, maxRetriesPerRequest: 3 },
    socketTimeout: PATIENCE_MS,
  };
  const subscriber = new Redis(url, options);
  const publisher = new Redis(url, options);
  for (const redis of [subscriber, publisher]) {
    redis.on('error', (error: Error) => log.warn({ err: error }, 'redis connection'));
  }
  await Promise.all([subscriber.connect(), publisher.connect()]);
  subscriber.on('message', (_channel: string, text: string) => handlers.onText(text));
  await subscriber.subscribe(CHANNEL);
  // The library subscribes again by itself once it is ready.
  subscriber.on('ready', handlers.onGap);
  return {
    send: (text) => publisher.publish(CHANNEL, text),
    close: async () => {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}
