import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AppContext } from '../context.ts';
import { addressOf, limitKey } from '../http/address.ts';
import type { Envelope } from './bus.ts';
import { Crowd } from './crowd.ts';
import { Inbox } from './inbox.ts';
import { isKnownOrigin } from './origin.ts';
import { Peer } from './peer.ts';
import { Rooms } from './rooms.ts';

export const SOCKET_PATH = '/api/socket';
const MAX_FRAME_BYTES = 16 * 1024;
const GOODBYE_MS = 1000;
const GOING_AWAY = 1001;
const POLICY = 1008;
const RESTART = 1012;

type Intervals = {
  /** Milliseconds between heartbeats. A peer that does not answer in between is dropped. */
  heartbeatMs?: number;
  /** Milliseconds between checks of the joined accounts. */
  sweepMs?: number;
};

/**
 * Serves the live connection at `/api/socket` on an HTTP server and passes the bus's frames on to their receivers.
 * Answers a function that stops it and tells every connection that the server goes away.
 */
export function attachHub(
  server: Server,
  ctx: AppContext,
  { heartbeatMs = 30_000, sweepMs = 30_000 }: Intervals = {},
): () => Promise<void> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });
  const peers = new Map<WebSocket, Peer>();
  const rooms = new Rooms<Peer>();
  const crowd = new Crowd();
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { config } = ctx;
    const key = limitKey(addressOf(config, forwardedFor(request), request.socket.remoteAddress));
    const refusal = refusalOf(request, [config.publicUrl, ...config.allowedOrigins]);
    if (refusal) return refuse(socket, refusal);
    if (config.rateLimits && !crowd.admits(key)) return refuse(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (ws) => {
      crowd.enter(key);
      ws.once('close', () => crowd.leave(key));
      welcome(ctx, ws, { key, peers, rooms });
    });
  };
  server.on('upgrade', onUpgrade);
  const timers = [
    setInterval(() => beat(peers), heartbeatMs).unref(),
    setInterval(sweeperOf(peers), sweepMs).unref(),
  ];
  const offs = [
    ctx.bus.subscribe((envelope) => fanOut(rooms, envelope)),
    // Clients fetch again when they reconnect, so a fresh connection repairs what was missed.
    ctx.bus.onGap(() => closeAll(peers, RESTART)),
  ];
  return async () => {
    server.off('upgrade', onUpgrade);
    for (const timer of timers) clearInterval(timer);
    for (const off of offs) off();
    await sayGoodbye(peers);
    sockets.close();
  };
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-forwarded-for'];
  return Array.isArray(header) ? header.at(-1) : header;
}

function refusalOf(request: IncomingMessage, sites: readonly (string | null)[]): string | null {
  if (URL.parse(request.url ?? '', 'http://localhost')?.pathname !== SOCKET_PATH) return '404 Not Found';
  return isKnownOrigin(request, sites) ? null : '403 Forbidden';
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

type Hall = {
  /** The network of the connection. */
  key: string;
  peers: Map<WebSocket, Peer>;
  rooms: Rooms<Peer>;
};

function welcome(ctx: AppContext, socket: WebSocket, { key, peers, rooms }: Hall): void {
  const peer = new Peer(ctx, socket, rooms);
  const inbox = new Inbox(ctx, { peer, address: key, onAbuse: () => socket.close(POLICY) });
  peers.set(socket, peer);
  socket.on('message', (data, isBinary) => inbox.receive(isBinary ? null : String(data)));
  socket.on('pong', () => {
    peer.isAlive = true;
  });
  // Frames that are too long or broken end the connection by themselves; nothing else may.
  socket.on('error', (error) => ctx.log.debug({ err: error }, 'socket error'));
  socket.on('close', () => {
    peers.delete(socket);
    peer.dispose();
  });
}

function fanOut(rooms: Rooms<Peer>, { topic, frame }: Envelope): void {
  const listeners = rooms.in(topic);
  if (listeners.length === 0) return;
  const text = JSON.stringify(frame);
  for (const peer of listeners) peer.forward(topic, frame, text);
}

function beat(peers: Map<WebSocket, Peer>): void {
  for (const [socket, peer] of peers) {
    if (!peer.isAlive) {
      socket.terminate();
      continue;
    }
    peer.isAlive = false;
    socket.ping();
  }
}

/** Checks peers one after another: many thousand connections must not query the database at once, nor in two sweeps. */
function sweeperOf(peers: Map<WebSocket, Peer>): () => Promise<void> {
  let isSweeping = false;
  return async () => {
    if (isSweeping) return;
    isSweeping = true;
    for (const peer of [...peers.values()]) if (peer.isJoined) await peer.recheck();
    isSweeping = false;
  };
}

function closeAll(peers: Map<WebSocket, Peer>, code: number): void {
  for (const socket of peers.keys()) socket.close(code);
}

async function sayGoodbye(peers: Map<WebSocket, Peer>): Promise<void> {
  const closed = [...peers.keys()].map((socket) => new Promise((done) => socket.once('close', done)));
  closeAll(peers, GOING_AWAY);
  const cut = setTimeout(() => {
    for (const socket of peers.keys()) socket.terminate();
  }, GOODBYE_MS);
  await Promise.all(closed);
  clearTimeout(cut);
}
