import type { ServerFrame } from 'mf-shared/contracts/socket';

/**
 * The receivers of a frame: all connections of one actor, everybody who looks at a venue's week, at the hours of a
 * province, at the match behind a link, at lists of ads, or at applications.
 */
export type Topic =
  | `actor:${string}`
  | `week:${string}`
  | `hours:${string}`
  | `roster:${string}`
  | 'requests'
  | 'admins';
export type Envelope = { topic: Topic; frame: ServerFrame };

/** Carries frames from verbs to the sockets of all processes. */
export type Bus = {
  /** Never throws: a commit stands, whether or not it can be told. */
  publish: (topic: Topic, frame: ServerFrame) => void;
  subscribe: (listener: (envelope: Envelope) => void) => () => void;
  /** Calls `listener` when frames of other processes may have been missed. */
  onGap: (listener: () => void) => () => void;
  close: () => Promise<void>;
};

/** Calls all listeners, but not one that is removed meanwhile. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>();

  add(listener: (value: T) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  call(value: T): void {
    for (const listener of this.#all) listener(value);
  }

  clear(): void {
    this.#all.clear();
  }
}

/** A bus within this process. */
export function memoryBus(): Bus {
  const listeners = new Listeners<Envelope>();
  return {
    publish: (topic, frame) => listeners.call({ topic, frame }),
    subscribe: (listener) => listeners.add(listener),
    onGap: () => () => {},
    close: async () => listeners.clear(),
  };
}
