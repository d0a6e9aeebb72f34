import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a server that can be cut and mended. */
export type Line = { url: string; cut: () => Promise<void>; mend: () => Promise<void> };

/** Puts a proxy of the test between clients and the server at `url`. */
export async function layLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [[near, far] as const, [far, near] as const]) {
      ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => ends.delete(end));
      end.pipe(other);
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String((server.address() as AddressInfo).port);
  return {
    url: near.href,
    mend: () => listen(Number(near.port)),
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
