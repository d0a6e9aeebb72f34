import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Bus, type Envelope, Listeners } from './bus.ts';

type Handlers = {
  onText: (text: string) => void;
  /** The connection is back after a loss. */
  onGap: () => void;
};
export type Transport = { send: (text: string) => Promise<unknown>; close: () => Promise<void> };

type Parcel = Envelope & { origin: string };

/**
 * A bus over several processes. Frames reach this process's own sockets at once, and other processes through `open`'s
 * transport. Frames that come back with our own mark are dropped. Logs a failing transport: pushes are a convenience,
 * and clients fetch again after a gap.
 */
export async function networkBus(
  open: (handlers: Handlers) => Promise<Transport>,
  log: Logger,
): Promise<Bus> {
  const origin = randomUUID();
  const frames = new Listeners<Envelope>();
  const gaps = new Listeners<void>();
  const onText = (text: string) => {
    try {
      const { origin: from, ...envelope } = JSON.parse(text) as Parcel;
      if (from !== origin) frames.call(envelope);
    } catch (error) {
      log.warn({ err: error }, 'unreadable frame on the bus');
    }
  };
  const transport = await open({ onText, onGap: () => gaps.call() });
  return {
    publish: (topic, frame) => {
      frames.call({ topic, frame });
      const parcel: Parcel = { origin, topic, frame };
      transport
        .send(JSON.stringify(parcel))
        .catch((error: unknown) =>
          log.warn({ err: error, event: frame.event }, 'frame not carried to other processes'),
        );
    },
    subscribe: (listener) => frames.add(listener),
    onGap: (listener) => gaps.add(listener),
    close: async () => {
      frames.clear();
      gaps.clear();
      await transport.close();
    },
  };
}
