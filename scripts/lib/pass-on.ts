import { request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';

/** The request as the product gets it: with the host and origin of the product. */
function outgoing(product: string, { url, method, headers }: IncomingMessage) {
  const target = new URL(url ?? '/', product);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const { origin, ...others } = headers;
  return send(target, {
    method,
    headers: { ...others, host: target.host, ...(origin && { origin: target.origin }) },
  });
}

/** Passes on a request to the product, and its answer back. */
export function passOn(product: string, request: IncomingMessage, response: ServerResponse): void {
  const sent = outgoing(product, request);
  sent.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${product} does not answer. Start the product, or set API_URL.`);
  });
  request.pipe(sent);
}

/** Passes on the live connections of a server's pages to the product. */
export function passUpgrades(server: Server, product: string): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const sent = outgoing(product, request);
    sent.on('upgrade', (answer, other, first) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      other.write(head);
      other.pipe(socket).pipe(other);
      other.on('error', () => socket.destroy());
    });
    sent.on('response', () => socket.destroy());
    sent.on('error', () => socket.destroy());
    socket.on('error', () => sent.destroy());
    sent.end();
  });
}
