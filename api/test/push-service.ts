import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A browser's push service on this machine: it accepts messages and answers as told. */
export async function pushService() {
  const received: Pushed[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await bodyOf(request) });
    const status = answers.shift() ?? 201;
    response.writeHead(status, status >= 300 && status < 400 ? { Location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** Statuses of the next answers, then 201; a redirect leads to another address here. */
    answers,
    close: () => new Promise<unknown>((done) => server.close(done)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A browser that can decrypt its messages. */
export function browser(origin: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${origin}/push/${randomBytes(8).toString('hex')}`;
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read: (body: Buffer) => JSON.parse(decrypt(ecdh, auth, body).toString()) as unknown,
  };
}

const hmac = (key: Buffer, ...data: (Buffer | string)[]) =>
  data.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();
const ONE = Buffer.from([1]);

/** RFC 8291 on RFC 8188: one record, whose header holds salt and the sender's public key. */
function decrypt(ecdh: ECDH, auth: Buffer, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const shared = hmac(auth, ecdh.computeSecret(sender));
  const secret = hmac(shared, 'WebPush: info\0', ecdh.getPublicKey(), sender, ONE);
  const derived = hmac(salt, secret);
  const key = hmac(derived, 'Content-Encoding: aes128gcm\0', ONE).subarray(0, 16);
  const nonce = hmac(derived, 'Content-Encoding: nonce\0', ONE).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
