import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerEvent, ServerFrame } from 'mf-shared/contracts/socket';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import type { AppContext } from '../src/context.ts';
import { attachHub } from '../src/realtime/hub.ts';

/** Frames arrive soon; on a busy machine later. */
const SOON = { timeout: 5000, interval: 2 };

type FrameOf<E extends ServerEvent> = Extract<ServerFrame, { event: E }>;

/** A client of the live connection that records every frame. */
export type TestSocket = {
  socket: WebSocket;
  frames: ServerFrame[];
  /** Close code, once closed. */
  closed: Promise<number>;
  say: (event: string, data: unknown) => void;
  /** All frames of one event so far. */
  of: <E extends ServerEvent>(event: E) => FrameOf<E>['data'][];
  /** Waits for the next frame of an event that this function has not returned yet. */
  next: <E extends ServerEvent>(event: E) => Promise<FrameOf<E>['data']>;
  /** Resolves once the hub has handled everything sent so far. */
  settled: () => Promise<void>;
  join: (who: { id: string; token: string }) => Promise<void>;
};

export type TestHub = {
  server: Server;
  url: string;
  connect: (headers?: Record<string, string>) => Promise<TestSocket>;
  /** Shuts the hub down. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

/** The hub on a real server at a free port. */
export async function startHub(
  ctx: AppContext,
  intervals?: Parameters<typeof attachHub>[2],
): Promise<TestHub> {
  const server = createServer();
  const stop = attachHub(server, ctx, intervals);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/socket`;
  return {
    server,
    url,
    connect: (headers) => openSocket(url, headers),
    stop,
    close: async () => {
      await stop();
      server.close();
    },
  };
}

/** Opens a connection; rejects when the upgrade is refused. */
export async function openSocket(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = new WebSocket(url, { headers });
  const frames: ServerFrame[] = [];
  const seen = new Map<ServerEvent, number>();
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  const closed = new Promise<number>((done) => socket.once('close', done));
  await new Promise<void>((opened, failed) => {
    socket.once('open', opened);
    socket.once('error', failed);
  });
  socket.on('error', () => {});
  const of = <E extends ServerEvent>(event: E) =>
    frames
      .filter((frame): frame is FrameOf<E> => frame.event === event)
      .map((frame) => frame.data) as FrameOf<E>['data'][];
  const say = (event: string, data: unknown) => socket.send(JSON.stringify({ event, data }));
  const next = async <E extends ServerEvent>(event: E) => {
    const index = seen.get(event) ?? 0;
    seen.set(event, index + 1);
    await vi.waitFor(() => {
      if (of(event).length <= index) throw new Error(`no ${event} yet, but ${JSON.stringify(frames)}`);
    }, SOON);
    const [data] = of(event).slice(index);
    if (data === undefined) throw new Error(`no ${event}`);
    return data;
  };
  const settled = async () => {
    say('ping', {});
    await next('pong');
  };
  const join = async ({ id, token }: { id: string; token: string }) => {
    say('join', { userId: id, token });
    await next('joined');
  };
  return { socket, frames, closed, say, of, next, settled, join };
}
