import { readJson } from '../api-client/address.ts';
import type { ClientFrame, ServerFrame } from '../contracts/socket.ts';

const PING_EVERY_MS = 25_000;
const ANSWER_WITHIN_MS = 8000;
const OPEN_WITHIN_MS = 12_000;

type Handlers = {
  onOpen: () => void;
  onFrame: (frame: ServerFrame) => void;
  /** Called once, whether the connection ended or never opened. */
  onEnd: () => void;
};

/**
 * One connection from opening to end. It pings when nothing arrives, because a phone that changed networks keeps a dead
 * socket "open" for minutes.
 */
export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #handlers: Handlers;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #awaiting = false;
  #ended = false;

  constructor(url: string, handlers: Handlers) {
    this.#handlers = handlers;
    this.#socket = new WebSocket(url);
    this.#after(OPEN_WITHIN_MS, () => this.close());
    this.#socket.onopen = () => {
      this.#alive();
      handlers.onOpen();
    };
    this.#socket.onmessage = ({ data }) => this.#receive(String(data));
    this.#socket.onclose = () => this.#end();
    this.#socket.onerror = () => this.close();
  }

  get isOpen(): boolean {
    return !this.#ended && this.#socket.readyState === this.#socket.OPEN;
  }

  send(frame: ClientFrame): boolean {
    if (!this.isOpen) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Pings now; without a timely answer the connection counts as dead. */
  probe(): void {
    if (this.#awaiting || !this.send({ event: 'ping', data: {} })) return;
    this.#awaiting = true;
    this.#after(ANSWER_WITHIN_MS, () => this.close());
  }

  /** Ends at once, without waiting for the other side, which may be gone. */
  close(): void {
    if (this.#ended) return;
    this.#socket.close();
    this.#end();
  }

  #receive(text: string): void {
    if (this.#ended) return;
    this.#alive();
    const frame = parse(text);
    if (frame) this.#handlers.onFrame(frame);
  }

  #alive(): void {
    this.#awaiting = false;
    this.#after(PING_EVERY_MS, () => this.probe());
  }

  #after(ms: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#handlers.onEnd();
  }
}

function parse(text: string): ServerFrame | null {
  try {
    const frame: unknown = readJson(text);
    return frame !== null && typeof frame === 'object' && 'event' in frame ? (frame as ServerFrame) : null;
  } catch {
    return null;
  }
}
