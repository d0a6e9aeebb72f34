import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../src/base/releases-config.ts';

export type FakeBucket = {
  settings: Bucket;
  objects: Map<string, Buffer>;
  /** Requests so far, such as `GET admin/1.0.0/manifest.json`. */
  requests: string[];
  /** Lets the bucket vanish, as if somebody had deleted it. */
  drop: () => void;
  /** Lets the bucket answer nothing any more, or answer everything with that status. */
  refuse: (status: number | 'silence') => void;
  close: () => Promise<void>;
};

/** A store on this machine that keeps signed objects in memory, like an S3-compatible store with one bucket. */
export async function startBucket(): Promise<FakeBucket> {
  let refusal: number | 'silence' | undefined;
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    const body = Buffer.concat(await request.toArray());
    requests.push(`${request.method} ${key}`);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
    if (refusal === 'silence') return;
    if (refusal) return response.writeHead(refusal).end();
    if (url.searchParams.has('list-type')) return response.writeHead(200).end(listing(objects, url));
    if (key === '') return response.writeHead(200).end();
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key)) return response.writeHead(412).end();
      objects.set(key, body);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    return found
      ? response.writeHead(200).end(request.method === 'GET' ? found : '')
      : response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  return {
    settings: { endpoint, accessKey: 'key', secretKey: 'secret', region: 'auto' },
    ...{ objects, requests },
    drop: () => {
      refusal = 404;
    },
    refuse: (status) => {
      refusal = status;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Keys below a prefix; those with the delimiter behind it are one folder. */
function listing(objects: ReadonlyMap<string, Buffer>, { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const delimiter = searchParams.get('delimiter') ?? '';
  const files: string[] = [];
  const folders = new Set<string>();
  for (const key of objects.keys()) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    if (end < 0) files.push(`<Contents><Key>${key}</Key></Contents>`);
    else folders.add(`<CommonPrefixes><Prefix>${key.slice(0, end + 1)}</Prefix></CommonPrefixes>`);
  }
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${files.join('')}${[...folders].join('')}</ListBucketResult>`;
}
