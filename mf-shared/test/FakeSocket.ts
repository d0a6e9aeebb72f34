import type { ServerFrame } from '../src/contracts/socket.ts';

/** Replaces the browser's WebSocket; the test plays the server. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  readonly OPEN = 1;
  readonly url: string;
  readyState = 0;
  sent: { event: string; data: Record<string, unknown> }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('nothing connected');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts the connection and answers its greeting. */
  accept(): void {
    this.open();
    this.confirm();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The server accepts the last join, if there was one, and answers the ping after it. */
  confirm(): void {
    const userId = this.saidOf('join').at(-1)?.userId;
    if (userId) this.say({ event: 'joined', data: { userId: String(userId), unread: [], notifications: 0 } });
    this.say({ event: 'pong', data: {} });
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The connection breaks, or never opens. */
  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  saidOf(event: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.event === event).map((frame) => frame.data);
  }
}
