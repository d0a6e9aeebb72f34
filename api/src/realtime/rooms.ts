import type { Topic } from './bus.ts';

/** The listeners of each topic in this process. */
export class Rooms<P> {
  readonly #peers = new Map<Topic, Set<P>>();

  enter(topic: Topic, peer: P): void {
    const peers = this.#peers.get(topic) ?? new Set();
    this.#peers.set(topic, peers.add(peer));
  }

  leave(topic: Topic, peer: P): void {
    const peers = this.#peers.get(topic);
    peers?.delete(peer);
    if (peers?.size === 0) this.#peers.delete(topic);
  }

  in(topic: Topic): P[] {
    return [...(this.#peers.get(topic) ?? [])];
  }

  /** Topics with listeners. */
  get size(): number {
    return this.#peers.size;
  }
}
