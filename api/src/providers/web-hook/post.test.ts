import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mayCall, postHook, type Resolve } from './post.ts';
import { isPublicAddress } from './public-address.ts';

const stops: (() => void)[] = [];
const stopAll = () => {
  for (const stop of stops.splice(0)) stop();
};
afterEach(stopAll);

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const post = (url: string) => ({ url, headers: {}, body: '{}' });
/** A name that leads to these addresses. */
const leadsTo =
  (...addresses: string[]): Resolve =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.31.0.1'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1'],
  ...['ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'localhost', ''],
])('takes %s for no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  'takes %s for a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it('refuses addresses that are written to lead inside', () => {
  const may = (text: string) => mayCall(new URL(text), []);
  expect(may('https://ornek.com:8443/x')).toBe(true);
  for (const text of [
    ...['http://ornek.com/', 'https://2130706433/', 'https://0x7f000001/', 'https://017700000001/'],
    ...[
      'https://[::ffff:127.0.0.1]/',
      'https://localhost/',
      'https://a.localhost/',
      'https://printer.local./',
    ],
    ...['https://intranet/', 'https://u:p@ornek.com/', 'ftp://ornek.com/'],
  ])
    expect(may(text), text).toBe(false);
});

it('connects to no private address, whatever a name leads to', async () => {
  for (const addresses of [['127.0.0.1'], ['::1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1'], []])
    expect(
      await postHook(post('https://ornek.com/'), { allowed: [], resolve: leadsTo(...addresses) }),
    ).toEqual({
      ...{ status: null, failure: 'private' },
    });
});

it('says that a name leads nowhere', async () => {
  const resolve: Resolve = (_name, _options, done) =>
    done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
  expect(await postHook(post('https://ornek.com/'), { allowed: [], resolve })).toEqual({
    ...{ status: null, failure: 'unknown' },
  });
});

it('follows no redirect', async () => {
  const paths: (string | undefined)[] = [];
  const origin = await serverThat(({ url }, response) => {
    paths.push(url);
    response.writeHead(307, { Location: '/inside' }).end();
  });
  expect(await postHook(post(`${origin}/a`), { allowed: [origin] })).toEqual({
    status: 307,
    failure: 'redirect',
  });
  expect(paths).toEqual(['/a']);
});

it('reads no more than a little of an endless answer', async () => {
  let written = 0;
  const origin = await serverThat((_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && written < 50_000_000) {
        written += 65_536;
        if (!response.write('x'.repeat(65_536))) return void response.once('drain', more);
      }
    };
    more();
  });
  expect(await postHook(post(origin), { allowed: [origin] })).toEqual({ status: 200, failure: null });
  expect(written).toBeLessThan(20_000_000);
});

it('gives a server that says nothing up', async () => {
  const origin = await serverThat(() => {});
  expect(await postHook(post(origin), { allowed: [origin], timeoutMs: 50 })).toEqual({
    ...{ status: null, failure: 'timeout' },
  });
});

it('says when nobody listens', async () => {
  const origin = await serverThat(() => {});
  stopAll();
  expect(await postHook(post(origin), { allowed: [origin] })).toEqual({
    status: null,
    failure: 'unreachable',
  });
});
