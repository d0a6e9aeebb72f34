import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

export type TestRedis = {
  url: string;
  /** Whether it is the real server, which runs scripts. */
  real: boolean;
  /** Cuts all connections, like a restart. */
  cut: () => Promise<void>;
  /** Keeps its connections, also new ones, but answers nothing. */
  hush: () => void;
  stop: () => Promise<void>;
};

/** A Redis: the real server if installed, else a stand-in with the same protocol. */
export async function startRedis(): Promise<TestRedis> {
  const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
  return isInstalled ? startReal() : startStandIn();
}

async function startReal(): Promise<TestRedis> {
  const port = await freePort();
  const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  const server: ChildProcess = spawn('redis-server', args, { stdio: 'ignore' });
  await vi.waitFor(() => command(port, 'PING'), 5000);
  return {
    url: `redis://127.0.0.1:${port}`,
    real: true,
    cut: async () => {
      await command(port, 'CLIENT KILL TYPE pubsub');
      await command(port, 'CLIENT KILL TYPE normal SKIPME yes');
    },
    hush: () => void server.kill('SIGSTOP'),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGCONT');
      server.kill();
      await ended;
    },
  };
}

/** Sends one line to a Redis and answers its reply. */
function command(port: number, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\n`));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
  });
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

async function startStandIn(): Promise<TestRedis> {
  const sockets = new Set<Socket>();
  const subscribers = new Map<Socket, string>();
  let isSilent = false;
  const answer = (socket: Socket, [name = '', channel = '', text = '']: string[]) => {
    if (name === 'subscribe') {
      subscribers.set(socket, channel);
      socket.write(`>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`);
    } else if (name === 'publish') {
      const heard = [...subscribers].filter(([, listened]) => listened === channel);
      for (const [to] of heard) to.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`);
      socket.write(`:${heard.length}\r\n`);
    } else if (name === 'hello') socket.write(`%1\r\n${bulk('proto')}:3\r\n`);
    else if (name === 'info') socket.write(bulk('redis_version:7.0.0\r\nloading:0\r\n'));
    else socket.write('+OK\r\n');
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let held = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket) && subscribers.delete(socket));
    socket.on('data', (data) => {
      if (isSilent) return;
      held = Buffer.concat([held, data]);
      for (let parsed = readCommand(held); parsed; parsed = readCommand(held)) {
        held = held.subarray(parsed.length);
        answer(socket, [parsed.words[0]?.toLowerCase() ?? '', ...parsed.words.slice(1)]);
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    real: false,
    cut,
    hush: () => {
      isSilent = true;
    },
    stop: async () => {
      await cut();
      server.close();
    },
  };
}

/** The first complete command (an array of bulk strings) and its length in bytes, or null. */
function readCommand(bytes: Buffer): { words: string[]; length: number } | null {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const text = bytes.toString('utf8', at + 1, end);
    at = end + 2;
    return Number(text);
  };
  const count = line();
  const words: string[] = [];
  for (let n = 0; n < (count ?? 0); n++) {
    const size = line();
    if (size === null || at + size + 2 > bytes.length) return null;
    words.push(bytes.toString('utf8', at, at + size));
    at += size + 2;
  }
  return count === null ? null : { words, length: at };
}
