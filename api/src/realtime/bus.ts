import type { ServerFrame } from 'mf-shared/contracts/socket';

/** Whom a frame is for: everything of one actor, or everybody who looks at a venue's week. */
export type Topic = `actor:${string}` | `week:${string}`;
export type Envelope = { topic: Topic; frame: ServerFrame };

/** Carries frames from verbs to the sockets of all processes. */
export type Bus = {
  publish: (topic: Topic, frame: ServerFrame) => void;
  subscribe: (listener: (envelope: Envelope) => void) => () => void;
  close: () => Promise<void>;
};

/** A bus within this process. */
export function memoryBus(): Bus {
  const listeners = new Set<(envelope: Envelope) => void>();
  return {
    publish: (topic, frame) => {
      for (const listener of listeners) listener({ topic, frame });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}
